// Finds what lies on something else, leaves the window, or is too small for a finger, outside of
// labelled strips that scroll; and words that do not fit on their button.
() => {
  const TOUCH = 44;
  const things = "button, a, input, select, .tray, .prompt, .line, .bar, aside, .stakes";
  const targets = "button, a.btn, a.ib, input, select, summary";
  const wrong = [];
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const strip = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
      const named = at.getAttribute("aria-label") || at.getAttribute("aria-labelledby");
      if (strip && named) return true;
    }
    return false;
  };
  // Where the page is scrolled through, what is below can be come to; what floats lies over it.
  const flows = document.documentElement.scrollHeight > innerHeight + 1;
  const floats = (one) => {
    for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).position === "sticky") return true;
    return false;
  };
  const layer = document.querySelector("dialog[open]") ?? document;
  const visible = (selector) => [...layer.querySelectorAll(selector)].filter((one) => {
    const box = one.getBoundingClientRect();
    const hidden = one.closest("[aria-hidden='true'], [hidden]");
    return box.width > 1 && box.height > 1 && !hidden && getComputedStyle(one).visibility === "visible";
  });
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.getAttribute("aria-label")
    || one.textContent || "").trim().slice(0, 40)}"`;
  const seen = visible(things);
  seen.forEach((one, at) => {
    const a = one.getBoundingClientRect();
    if (scrolls(one)) return;
    if (a.left < -1 || (!flows && a.top < -1) || a.right > innerWidth + 1 || (!flows && a.bottom > innerHeight + 1))
      wrong.push(`${name(one)} leaves the window: ${[a.left, a.top, a.right, a.bottom].map(Math.round)}`);
    for (const other of seen.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || scrolls(other)) continue;
      if (floats(one) !== floats(other)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1.5 && height > 1.5) wrong.push(`${name(one)} and ${name(other)} overlap`);
    }
  });
  // What of a card in a fan is seen, and so can be hit, is as wide as its place in the list.
  for (const one of visible(targets)) {
    const box = one.getBoundingClientRect();
    const place = one.closest("li")?.getBoundingClientRect().width || box.width;
    const label = one.closest("label")?.getBoundingClientRect() ?? box;
    const [width, height] = [Math.max(label.width, Math.min(box.width, place)), Math.max(label.height, box.height)];
    const inFan = one.closest("li") ? Math.min(width, place) : width;
    if (inFan < TOUCH - 0.5 || height < TOUCH - 0.5)
      wrong.push(`${name(one)} is too small for a finger: ${[inFan, height].map(Math.round)}`);
  }
  for (const one of visible(".btn")) {
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      wrong.push(`${name(one)} is too small for its words`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page is too wide");
  return wrong;
}
