/**
 * What a visitor experienced of a page, in milliseconds.
 * @typedef {object} Vitals
 * @property {{ at: number, what: string }[]} paints each larger content painted so far, and which element it was
 * @property {{ duration: number, what: string }[]} interactions from a tap or a key to the next frame painted
 */

/** Runs in the page before anything else. It has to stand alone: the browser gets its text. */
export function installVitals() {
  /** @type {Vitals} */
  const vitals = { paints: [], interactions: [] };
  /** @param {Element | null | undefined} element */
  const nameOf = (element) =>
    element ? `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}` : 'gone';
  Object.assign(globalThis, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = /** @type {PerformanceEntry & { element: Element | null }} */ (entry);
      vitals.paints.push({ at: entry.startTime, what: nameOf(element) });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const event = /** @type {PerformanceEntry & { interactionId: number, target: Element | null }} */ (
        entry
      );
      if (!event.interactionId) continue;
      vitals.interactions.push({
        duration: entry.duration,
        what: `${entry.name} ${nameOf(event.target)}`,
      });
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }),
  );
}

/**
 * The vitals so far; runs in the page.
 * @returns {Vitals}
 */
export const readVitals = () => Reflect.get(globalThis, 'vitals');
