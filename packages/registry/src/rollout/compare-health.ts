import type { RolloutHealth } from '@suite/descriptor';
import { fisherExact } from './fisher-exact.ts';
import { rankTest } from './rank-test.ts';

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
