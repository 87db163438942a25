// Writes hints.json: what a browser will want after the HTML, as values of a Link header, so that
// the server can name it all at once and nothing waits for what was to name it.

import { writeFileSync } from "node:fs";
import { join } from "node:path";

const LANGUAGE = /^\0virtual:words\/(\w+)$/;
const SCREENS = { t: /\/screens\/play\.ts$/ };
const FONT = /\.woff2$/;

const script = (file) => `</${file}>; rel=modulepreload`;
const style = (file) => `</${file}>; rel=preload; as=style; crossorigin`;
const font = (file) => `</${file}>; rel=preload; as=font; type="font/woff2"; fetchpriority=low; crossorigin`;

/** Gives a chunk and what it needs: scripts, then styles. */
function needs(chunk, bundle) {
  const files = [chunk.fileName, ...chunk.imports];
  const styles = files.flatMap((file) => [...(bundle[file].viteMetadata?.importedCss ?? [])]);
  return [...files.map(script), ...styles.map(style)];
}

/** Makes the plugin that writes the hints. */
export function hints() {
  let out = "";
  return {
    name: "drakehall-hints",
    configResolved: (config) => (out = join(config.root, config.build.outDir)),
    writeBundle(_, bundle) {
      const files = Object.values(bundle);
      const html = bundle["index.html"].source;
      const first = [
        ...[...html.matchAll(/src="\/([^"]+\.js)"/g)].map((found) => script(found[1])),
        ...[...html.matchAll(/href="\/([^"]+\.css)"/g)].map((found) => style(found[1])),
      ];
      const fonts = files.map((file) => file.fileName).filter((name) => FONT.test(name));
      const found = { first, last: fonts.map(font) };
      for (const chunk of files.filter((file) => file.type === "chunk")) {
        const id = chunk.facadeModuleId ?? "";
        const screen = Object.keys(SCREENS).find((name) => SCREENS[name].test(id));
        const key = LANGUAGE.exec(id)?.[1] ?? screen;
        if (key) found[key] = needs(chunk, bundle).filter((hint) => !first.includes(hint));
      }
      writeFileSync(join(out, "hints.json"), JSON.stringify(found));
    },
  };
}
