import { mount } from "svelte";

import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";
import Gallery from "./Gallery.svelte";

import "../look/theme.css";

const query = new URLSearchParams(location.search);
if (query.has("theme")) document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
await words.speak(query.get("lang") === "ja" ? "ja" : settings.lang);
await words.whole();
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
