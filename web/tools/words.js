// Gives the page its words: the Fluent files of the Python package and those of the page itself,
// one module a language, without comments and without what only the terminal says. They are read
// here, so that a slow phone has not to read them before it can show anything, and what neither the
// home page nor a table says at first is a module of its own.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";

const NAME = "virtual:words/";
const GAMES = ["three_dragon_ante", "draco"];
const TERMINAL_ONLY =
  /^(draco-)?(arena|ask|bench|chance|check|command|core|end|flag|help|join|leave|notation|origin|pass|play|position|read|record|replay|resume|ruling|save|scenario|seats|series|set|usage|verify|version)-/;

const MORE = "-more";
/** Names and explanations of options, reasons of hints, rules, settings, credits. */
const IS_MORE = /^(draco-)?(credits|preset|reason|rule|rules|settings)-/;

/** Gives the messages of a Fluent file, one after the other; of the program's only what the page
 * can need. */
function worthSending(source, isOwn, more) {
  return source
    .split(/^(?=[A-Za-z])/m)
    .map((message) => message.replace(/^#.*\n?/gm, "").trimEnd())
    .filter((message) => /^[A-Za-z]/.test(message))
    .filter((message) => isOwn || !TERMINAL_ONLY.test(message))
    .filter((message) => more === IS_MORE.test(message))
    .join("\n");
}

/** Gives words of one language as a bundle takes them: `general` for every game, `games` for one
 * game each. */
function wordsOf(root, lang, more, watch) {
  const own = join(root, "src", "words");
  const read = (path) => {
    watch(path);
    return worthSending(readFileSync(path, "utf8"), path.startsWith(own), more);
  };
  const parsed = (text) => new FluentResource(text).body;
  const python = join(root, "..", "src", "drakehall");
  const pages = readdirSync(own).filter((file) => file.endsWith(`.${lang}.ftl`));
  const general = [join(python, "locale", `${lang}.ftl`), ...pages.map((file) => join(own, file))];
  const games = GAMES.map((game) => [
    game.replaceAll("_", "-"),
    parsed(read(join(python, "games", game, "locale", `${lang}.ftl`))),
  ]);
  return { general: parsed(general.map(read).join("\n")), games: Object.fromEntries(games) };
}

/** Makes the plugin that answers imports of `virtual:words/en`, `virtual:words/en-more` and the same in
 * Japanese. */
export function words(root) {
  return {
    name: "drakehall-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const name = id.slice(NAME.length + 1);
      const found = wordsOf(root, name.replace(MORE, ""), name.endsWith(MORE), (path) => this.addWatchFile(path));
      // Browsers read a long text of JSON faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(found))});`;
    },
  };
}
