/** Upper bounds in milliseconds, ten in each power of ten: a percentile is at most 26 % too large. The last takes all longer ones. */
const bounds = [...new Set(Array.from({ length: 53 }, (_, index) => Math.round(10 ** (index / 10))))];

/** The bound of the group that a time is counted in. */
export function latencyBound(ms: number): number {
  return bounds.find((bound) => ms <= bound) ?? Number(bounds.at(-1));
}
