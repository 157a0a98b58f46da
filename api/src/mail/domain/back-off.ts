const firstInMs = 10_000;
const longestInMs = 3_600_000;

/** How long to wait after this many attempts: doubled each time up to an hour, less up to half of it by chance. */
export function backOffInMs(attempts: number, chance: () => number = Math.random): number {
  const whole = Math.min(longestInMs, firstInMs * 2 ** (attempts - 1));
  return Math.round(whole * (1 - chance() / 2));
}
