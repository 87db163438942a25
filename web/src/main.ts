import { mount } from "svelte";

import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { words } from "./words/words.svelte";

import "./look/theme.css";

const asked = new URLSearchParams(window.location.search).get("lang");
if ((asked === "en" || asked === "ja") && !settings.chosen) settings.set({ lang: asked });
await words.speak(settings.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
