/** The normal approximation requires at least this many values in each group. */
const minValues = 8;

/** Computes the one-sided rank test of Mann and Whitney, with corrections for ties and continuity. */
export function rankTest(first: readonly number[], second: readonly number[]): number {
  const [n, m] = [first.length, second.length];
  if (n < minValues || m < minValues) return 1;
  const { rankSum, tieTerm } = rankFirst(first, second);
  const excess = rankSum - (n * (n + 1)) / 2 - (n * m) / 2;
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - tieTerm / (all * (all - 1)));
  if (variance <= 0) return 1;
  return upperTail((excess - 0.5) / Math.sqrt(variance));
}

function rankFirst(first: readonly number[], second: readonly number[]) {
  const values = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((one, other) => one.value - other.value);
  let [rankSum, tieTerm] = [0, 0];
  for (let from = 0; from < values.length;) {
    let to = from;
    while (to < values.length && values[to]?.value === values[from]?.value) to += 1;
    const ties = to - from;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * values.slice(from, to).filter(({ isFirst }) => isFirst).length;
    tieTerm += ties ** 3 - ties;
    from = to;
  }
  return { rankSum, tieTerm };
}

/** Approximates the upper normal tail by Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = factors.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
