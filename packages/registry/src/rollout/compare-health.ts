import type { RolloutHealth } from '@suite/descriptor';

/** The normal approximation requires at least this many values in each group. */
const minValues = 8;

export interface HealthSample extends RolloutHealth {
  people_with_failures: number;
  start_times: readonly number[];
  render_times: readonly number[];
}

/** A step is evaluated many times and decided at its end, so evaluations during it require far stronger evidence. */
export const significance = { duringStep: 0.001, endOfStep: 0.01 };

/** Smaller differences are ignored, however significant. */
const noticeable = { factor: 1.2, ms: 50 };
/** Neither one broken browser nor two colluding people are enough evidence. */
const minPeople = 3;

/** Returns a sentence without full stop. `alpha` is the false positive rate of each of the four comparisons. */
export function findWorse(canary: HealthSample, live: HealthSample, alpha: number): string | undefined {
  return (
    worseFailures(canary, live, alpha) ?? worseErrors(canary, live, alpha) ?? worseTimes(canary, live, alpha)
  );
}

function worseFailures(canary: HealthSample, live: HealthSample, alpha: number): string | undefined {
  if (canary.people_with_failures < minPeople) return undefined;
  const cases = ({ people, people_with_failures }: HealthSample) => ({
    all: people,
    bad: people_with_failures,
  });
  if (fisherExact(cases(canary), cases(live)) >= alpha) return undefined;
  return `${canary.failures} of ${canary.loads} loads failed, of ${live.release} ${live.failures} of ${live.loads}`;
}

function worseErrors(canary: HealthSample, live: HealthSample, alpha: number): string | undefined {
  if (canary.people_with_errors < minPeople) return undefined;
  const cases = ({ people, people_with_errors }: HealthSample) => ({ all: people, bad: people_with_errors });
  if (fisherExact(cases(canary), cases(live)) >= alpha) return undefined;
  return `It threw errors for ${canary.people_with_errors} of ${canary.people} people, ${live.release} for ${live.people_with_errors} of ${live.people}`;
}

function worseTimes(canary: HealthSample, live: HealthSample, alpha: number): string | undefined {
  for (const phase of ['start', 'render'] as const) {
    const [ours, theirs] = [canary[`${phase}_ms`], live[`${phase}_ms`]];
    if (ours === null || theirs === null) continue;
    if (ours < theirs * noticeable.factor || ours < theirs + noticeable.ms) continue;
    if (rankTest(canary[`${phase}_times`], live[`${phase}_times`]) >= alpha) continue;
    return `It takes ${ours} ms to ${phase}, ${live.release} ${theirs} ms`;
  }
  return undefined;
}

interface Cases {
  all: number;
  bad: number;
}

/** Computes the one-sided exact test of Fisher, which also holds for small numbers. */
export function fisherExact(first: Cases, second: Cases): number {
  const all = first.all + second.all;
  const bad = first.bad + second.bad;
  const log = logFactorials(all);
  const logChoose = (of: number, some: number) => (log[of] ?? 0) - (log[some] ?? 0) - (log[of - some] ?? 0);
  let probability = 0;
  for (let count = first.bad; count <= Math.min(first.all, bad); count += 1) {
    if (bad - count > second.all) continue;
    probability += Math.exp(
      logChoose(first.all, count) + logChoose(second.all, bad - count) - logChoose(all, bad),
    );
  }
  return Math.min(1, probability);
}

function logFactorials(max: number): Float64Array {
  const logs = new Float64Array(max + 1);
  for (let number = 1; number <= max; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);
  return logs;
}

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
