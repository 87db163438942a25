/** How much room there is, in pixels of the reader's text size: 1280 at 200 % is as narrow as 640. */

import { settings } from "./settings.svelte";

/** `desk` has a log beside the table, `tablet` and `phone` stand upright, `wide` is a phone on its
 * side. */
export type Shape = "desk" | "tablet" | "phone" | "wide";

class Screen {
  #width = $state(window.innerWidth);
  #height = $state(window.innerHeight);

  constructor() {
    window.addEventListener("resize", () => {
      this.#width = window.innerWidth;
      this.#height = window.innerHeight;
    });
  }

  get width(): number {
    return (this.#width * 100) / settings.text;
  }

  get height(): number {
    return (this.#height * 100) / settings.text;
  }

  /** Enlargement of the desk on large screens; text grows with it. */
  get zoom(): number {
    if (this.shape !== "desk") return 1;
    const room = Math.min(this.width / 1280, this.height / 720);
    return Math.max(1, Math.min(1.5, Math.floor(room * 20) / 20));
  }

  /** How much larger than usual this reader wants things. */
  get scale(): number {
    return settings.text / 100;
  }

  get shape(): Shape {
    if (this.height < 500 && this.width >= 560) return "wide";
    if (this.width >= 1100 && this.height >= 640) return "desk";
    return this.width >= 700 ? "tablet" : "phone";
  }

  /** So little room, or so large a text, that the table has to be scrolled through. */
  get cramped(): boolean {
    if (this.shape === "wide") return this.height < 300;
    return this.shape === "phone" && this.height < 560;
  }
}

export const screen = new Screen();
