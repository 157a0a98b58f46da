/** A task that is longer keeps a person waiting, by the definition of Total Blocking Time. */
const unnoticedMs = 50;

/**
 * Returns the time in milliseconds for which long tasks blocked the page until a moment, and the longest task.
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
