import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./tools/compress.js";
import { hints } from "./tools/hints.js";
import { words } from "./tools/words.js";

const SERVER = process.env["DRAKEHALL_SERVER"] ?? "http://127.0.0.1:8000";
const OUT = process.env["DRAKEHALL_WEB"] ?? "../src/drakehall/web";

// The server's Content-Security-Policy allows nothing inline: no style attributes in markup, no
// data: fonts, no inline scripts.
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
        // Few files: what is run first, what every screen needs, what a table needs, and a small one for each screen.
        codeSplitting: {
          groups: [
            { name: "door", test: /src\/net\/door/, priority: 1 },
            { name: "base", test: /src\/(app|look|words|main)|src\/net\/api|node_modules\/(svelte|@fluent|esm-env|clsx)/ },
            { name: "table", test: /src\/(table|tda|draco|replay|net)\/|src\/screens\/(TableScreen|Result)\./ },
          ],
        },
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
