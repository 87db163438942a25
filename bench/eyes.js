/** Notes what a reader feels, as web-vitals does: to be run before anything else of a page. */
(() => {
  const felt = { lcp: 0, what: "", shifts: [], tasks: [], inputs: {} };
  window.felt = felt;
  const watch = (type, see, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });

  watch("largest-contentful-paint", (entry) => {
    felt.lcp = entry.startTime;
    felt.what = entry.element?.outerHTML.slice(0, 90) ?? "";
  });
  watch("longtask", (entry) => felt.tasks.push([entry.startTime, entry.duration]));
  watch("layout-shift", (entry) => {
    const what = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 90) ?? node?.textContent ?? "gone");
    felt.shifts.push({ at: entry.startTime, value: entry.value, input: entry.hadRecentInput, what });
  });
  // An interaction takes as long as the longest of its events.
  watch(
    "event",
    (entry) => {
      if (!entry.interactionId) return;
      const known = felt.inputs[entry.interactionId];
      if (known && known.took >= entry.duration) return;
      const { name, startTime, processingStart, processingEnd, duration } = entry;
      const what = entry.target?.outerHTML?.slice(0, 90) ?? "";
      felt.inputs[entry.interactionId] = {
        took: duration,
        waited: processingStart - startTime,
        worked: processingEnd - processingStart,
        name,
        what,
      };
    },
    { durationThreshold: 16 },
  );

  /** Moves the slider of a replay; gives the milliseconds until that is painted. */
  window.seek = (to) => {
    const slider = document.querySelector("input[type='range']");
    const began = performance.now();
    slider.value = String(to);
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return new Promise((done) =>
      requestAnimationFrame(() => {
        const worked = performance.now() - began;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done({ took: performance.now() - began, worked });
        port2.postMessage(0);
      }),
    );
  };
})();
