// Notes how far things are moved by what happens, as the browser reckons it for its CLS; to be run before a page.
(() => {
  const found = [];
  const note = (entries) => entries.forEach(({ value }) => found.push(value));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  /** Gives the sum of what has moved until everything is drawn. */
  window.moved = async () => {
    await frame();
    await frame();
    note(observer.takeRecords());
    return found.splice(0).reduce((sum, value) => sum + value, 0);
  };
})();
