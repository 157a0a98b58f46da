const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Together a day; an event is given up when the attempt after the last delay fails, too. */
const delaysMs = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 6 * hour, 12 * hour];

/** Returns null when the event is to be given up. `attempts` includes the one that has just failed. */
export function retryDelayMs(attempts: number): number | null {
  return delaysMs[attempts - 1] ?? null;
}
