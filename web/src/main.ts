import { mount } from "svelte";

import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { words } from "./words/words.svelte";

import "./look/theme.css";

await words.speak(settings.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });
