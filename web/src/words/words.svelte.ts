/** The words of the page: Fluent messages of the Python package and of the page, one language at a
 * time; whoever calls `say` in a template is drawn anew when the language changes. */

import { FluentBundle } from "@fluent/bundle";

export type Lang = "en" | "ja";
export type Args = Record<string, string | number>;

const LOADERS = {
  en: () => import("virtual:words/en"),
  ja: () => import("virtual:words/ja"),
};

class Words {
  lang = $state<Lang>("en");
  #bundles = $state.raw(new Map<string, FluentBundle>());

  /** Loads a language and speaks it from then on. */
  async speak(lang: Lang): Promise<void> {
    const { general, games } = (await LOADERS[lang]()).default;
    const bundles = new Map<string, FluentBundle>();
    for (const [game, source] of Object.entries(games)) {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource({ body: general });
      bundle.addResource({ body: source });
      bundles.set(game, bundle);
    }
    this.#bundles = bundles;
    this.lang = lang;
    document.documentElement.lang = lang;
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

export const words = new Words();

/** Gives a message of the page or the program in the language of the reader. */
export const say = (id: string, args: Args = {}): string => words.say(id, args);
