const leastMs = 2_000;
const mostMs = 10_000;
const timesTheUsual = 6;
const remembered = 9;

const waits: number[] = [];

/** Remembers how long the server took to begin an answer. */
export function noteWait(ms: number): void {
  waits.push(ms);
  if (waits.length > remembered) waits.shift();
}

/**
 * How long nothing may arrive before a file counts as hanging: two seconds on a normal line, longer where
 * answers usually take long.
 */
export function patienceMs(recent: readonly number[] = waits): number {
  return Math.min(mostMs, Math.max(leastMs, timesTheUsual * (median(recent) ?? pageWaitMs())));
}

function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** What the page itself waited, until something was fetched since. */
function pageWaitMs(): number {
  const page = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
  return page ? page.responseStart - page.requestStart : 0;
}
