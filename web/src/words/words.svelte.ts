/** The words of the page: Fluent messages of the Python package and of the page, one language at a
 * time; whoever calls `say` in a template is drawn anew when the language changes. */

import { FluentBundle } from "@fluent/bundle";

export type Lang = "en" | "ja";
export type Args = Record<string, string | number>;

const FIRST = {
  en: () => import("virtual:words/en"),
  ja: () => import("virtual:words/ja"),
};
/** What is said neither at home nor at a table at first. */
const MORE = {
  en: () => import("virtual:words/en-more"),
  ja: () => import("virtual:words/ja-more"),
};
type Part = Awaited<ReturnType<(typeof FIRST)["en"]>>["default"];

class Words {
  lang = $state<Lang>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #wantsAll = false;
  /** The language of which all words are here. */
  #whole: Lang | null = null;

  /** Loads a language and speaks it from then on. */
  async speak(lang: Lang): Promise<void> {
    const parts = [await FIRST[lang]()];
    if (this.#wantsAll) parts.push(await MORE[lang]());
    const bundles = new Map<string, FluentBundle>();
    for (const part of parts) add(part.default, lang, bundles);
    this.#whole = parts.length > 1 ? lang : null;
    this.#bundles = bundles;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Loads all words; to be waited for before a screen that needs them is drawn. */
  async whole(): Promise<void> {
    this.#wantsAll = true;
    while (this.#whole !== this.lang) {
      const { lang } = this;
      const part = (await MORE[lang]()).default;
      if (this.lang !== lang || this.#whole === lang) continue; // another language is spoken by now
      add(part, lang, this.#bundles);
      this.#whole = lang;
    }
  }

  /** Tells whether there is such a message. */
  has(id: string, game = ""): boolean {
    return this.#find(id, game) !== undefined;
  }

  /** Gives a message; a game's own (`draco-card-green`) goes before the general one. */
  say(id: string, args: Args = {}, game = ""): string {
    const found = this.#find(id, game);
    if (!found) {
      console.error(`there is no message ${id}`);
      return "";
    }
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, args, errors);
    if (errors.length) console.error(`message ${id} lacks something`, args, errors);
    return text;
  }

  #find(id: string, game: string) {
    const bundles = game ? [this.#bundles.get(game)] : this.#bundles.values();
    for (const bundle of bundles) {
      for (const key of [`${game}-${id}`, id]) {
        const pattern = bundle?.getMessage(key)?.value;
        if (bundle && pattern) return { bundle, pattern };
      }
    }
    return undefined;
  }
}

/** Adds messages to the bundle of each game. */
function add({ general, games }: Part, lang: Lang, bundles: Map<string, FluentBundle>): void {
  for (const [game, source] of Object.entries(games)) {
    const bundle = bundles.get(game) ?? new FluentBundle(lang, { useIsolating: false });
    bundle.addResource({ body: general });
    bundle.addResource({ body: source });
    bundles.set(game, bundle);
  }
}

export const words = new Words();

/** Gives a message of the page or the program in the language of the reader. */
export const say = (id: string, args: Args = {}): string => words.say(id, args);
