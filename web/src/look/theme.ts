/** Chooses the theme for a reader who leaves it to the system. */

import type { Theme } from "../app/settings.svelte";

const LIGHT = window.matchMedia("(prefers-color-scheme: light)");
const CONTRAST = window.matchMedia("(prefers-contrast: more)");

/** Gives the theme that is drawn. */
export function drawn(theme: Theme): Exclude<Theme, "auto"> {
  if (theme !== "auto") return theme;
  if (CONTRAST.matches) return "contrast";
  return LIGHT.matches ? "light" : "dark";
}

/** Calls back whenever the system changes its mind. */
export function onSystemTheme(changed: () => void): void {
  for (const query of [LIGHT, CONTRAST]) query.addEventListener("change", changed);
}
