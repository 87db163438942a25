import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./tools/compress.js";
import { hints } from "./tools/hints.js";
import { words } from "./tools/words.js";

const SERVER = process.env["DRAKEHALL_SERVER"] ?? "http://127.0.0.1:8000";
const OUT = process.env["DRAKEHALL_WEB"] ?? "../src/drakehall/web";

/** Few files: what every screen needs, or several do; and one for each screen. The tables are one, and what they need later. */
const BASE = [
  /node_modules\/(svelte|@fluent|esm-env|clsx)/,
  /src\/(app|words|main|net\/api)/,
  /src\/look\/(?!art\/credits)/,
  /src\/table\/(CardSheet|Sheet|log|LogPanel|stamps)\./,
  /src\/draco\/(board|Sums)\./,
  /src\/tda\/(facts|renewal)\./,
  /src\/screens\/SeriesTable\./,
];

// The server's Content-Security-Policy allows nothing inline but the scripts of the HTML: no style
// attributes in markup, no data: fonts.
export default defineConfig({
  plugins: [svelte(), words(import.meta.dirname), hints(), compress()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: "base", test: (id) => BASE.some((part) => part.test(id)) }] },
      },
    },
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
