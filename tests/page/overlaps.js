// Finds what lies on something else or leaves the window, outside of labelled strips that scroll.
() => {
  const things = "button, a, input, select, .tray, .prompt, .line, .bar, aside, .stakes";
  const scrolls = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const flows = [overflowX, overflowY].some((how) => how === "auto" || how === "scroll");
      const named = at.getAttribute("aria-label") || at.getAttribute("aria-labelledby");
      if (flows && named) return true;
    }
    return false;
  };
  const seen = [...document.querySelectorAll(things)].filter((one) => {
    const box = one.getBoundingClientRect();
    const hidden = one.closest("[aria-hidden='true'], [hidden]");
    return box.width > 1 && box.height > 1 && !hidden && getComputedStyle(one).visibility === "visible";
  });
  const name = (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.getAttribute("aria-label")
    || one.textContent || "").trim().slice(0, 40)}"`;
  const wrong = [];
  seen.forEach((one, at) => {
    const a = one.getBoundingClientRect();
    if (scrolls(one)) return;
    if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
      wrong.push(`${name(one)} leaves the window: ${[a.left, a.top, a.right, a.bottom].map(Math.round)}`);
    for (const other of seen.slice(at + 1)) {
      if (one.contains(other) || other.contains(one) || scrolls(other)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1.5 && height > 1.5) wrong.push(`${name(one)} and ${name(other)} overlap`);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page is too wide");
  return wrong;
}
