import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./tools/compress.js";
import { words } from "./tools/words.js";

const SERVER = process.env["DRAKEHALL_SERVER"] ?? "http://127.0.0.1:8000";
const OUT = process.env["DRAKEHALL_WEB"] ?? "../src/drakehall/web";

const LATER = /src\/screens\/(NewTable|Replays?|Rules|Settings|Credits)\b/;
const isForEverybody = (id) => !LATER.test(id) && !id.includes("virtual:words");

// The server's Content-Security-Policy allows nothing inline: no style attributes in markup, no
// data: fonts, no inline scripts.
export default defineConfig({
  plugins: [svelte(), words(import.meta.dirname), compress()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // One file of scripts and one of styles for a first visit; other screens are loaded when wanted.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", test: isForEverybody }] } },
    },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/seat": SERVER,
      "/health": SERVER,
      "/socket": { target: SERVER.replace("http", "ws"), ws: true },
    },
  },
});
