/** A task that is longer keeps a person waiting, by the definition of Total Blocking Time. */
const unnoticedMs = 50;

/**
 * How long a page could not answer before a moment, in milliseconds: what its long tasks took beyond 50 ms each, and
 * the longest of them.
 * @param {readonly { start: number, duration: number }[]} longTasks
 * @param {number} until
 */
export function blockedTime(longTasks, until) {
  const before = longTasks.filter(({ start }) => start < until);
  return {
    blockedMs: before.reduce((sum, { duration }) => sum + Math.max(0, duration - unnoticedMs), 0),
    longestTaskMs: Math.max(0, ...before.map(({ duration }) => duration)),
  };
}
