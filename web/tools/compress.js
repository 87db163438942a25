// Lays a compressed copy beside each file of the page, so that the server need not compress.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Makes the plugin that compresses what was built. */
export function compress() {
  let out = "";
  return {
    name: "drakehall-compress",
    configResolved: (config) => (out = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true })) {
        if (!TEXT.test(name)) continue;
        const file = join(out, name);
        const whole = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(whole));
        writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}
