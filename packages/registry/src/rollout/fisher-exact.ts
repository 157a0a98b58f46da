export interface Cases {
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
