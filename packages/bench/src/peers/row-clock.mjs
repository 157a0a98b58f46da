/**
 * When the page showed what, in milliseconds since the navigation started.
 * @typedef {object} RowClock
 * @property {number} row the expected row is painted; 0 before
 * @property {{ start: number, duration: number }[]} longTasks that kept the page from answering for more than 50 ms
 * @property {(link: string, row: string) => Promise<number>} clickToRow milliseconds from pressing a link to a painted row
 */

/**
 * Runs in the page before anything else and looks at every frame. It has to stand alone: the browser gets its text.
 * @param {string} expected a text of the row
 */
export function installRowClock(expected) {
  const shows = (/** @type {string} */ text) =>
    [...document.querySelectorAll('table tbody')].some((body) => body.textContent?.includes(text));
  /** @param {() => boolean} isThere @returns {Promise<number>} */
  const painted = (isThere) =>
    new Promise((resolve) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  /** @type {RowClock} */
  const clock = {
    row: 0,
    longTasks: [],
    async clickToRow(link, row) {
      const entry = /** @type {HTMLElement | null} */ (document.querySelector(link));
      if (!entry) throw new Error(`The menu has no ${link}`);
      const start = performance.now();
      entry.click();
      return (await painted(() => shows(row))) - start;
    },
  };
  Object.assign(globalThis, { rowClock: clock });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) clock.longTasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  void painted(() => shows(expected)).then((now) => (clock.row = now));
}

/**
 * Runs in the page.
 * @returns {RowClock}
 */
export const readRowClock = () => Reflect.get(globalThis, 'rowClock');

/**
 * Lets each timer of exactly this length end at once; runs in the page before anything else.
 * @param {number} length milliseconds
 */
export function endWaitsAtOnce(length) {
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout: (/** @type {() => void} */ work, /** @type {number | undefined} */ ms) =>
      setTimeout(work, ms === length ? 0 : ms),
  });
}
