/** Ten upper bounds (ms) for each power of ten make a percentile at most 26 % too large. */
const bounds = [...new Set(Array.from({ length: 53 }, (_, index) => Math.round(10 ** (index / 10))))];

export function latencyBound(ms: number): number {
  return bounds.find((bound) => ms <= bound) ?? Number(bounds.at(-1));
}
