import { describe, expect, test } from '@jest/globals';
import { findWorse, significance, type HealthSample } from './compare-health.ts';

const times = (count: number, ms: number) => Array.from({ length: count }, (_, index) => ms + (index % 10));

function sample(release: string, parts: Partial<HealthSample> = {}): HealthSample {
  const { loads = 200 } = parts;
  return {
    release,
    loads,
    failures: 0,
    people: loads,
    people_with_failures: parts.failures ?? 0,
    people_with_errors: 0,
    start_ms: 20,
    render_ms: 100,
    start_times: times(loads, 15),
    render_times: times(loads, 95),
    ...parts,
  };
}

const worse = (
  canary: Partial<HealthSample>,
  live: Partial<HealthSample> = {},
  alpha = significance.endOfStep,
) => findWorse(sample('2.0.0', { loads: 30, ...canary }), sample('1.0.0', live), alpha);

describe('a canary', () => {
  test.each<[string, Partial<HealthSample>, Partial<HealthSample>]>([
    ['whose figures are those of live', {}, {}],
    ['that fails as rarely as live', { failures: 1, people_with_failures: 1 }, { failures: 4 }],
    ['that fails twice where live does at times', { failures: 2 }, { failures: 5 }],
    ['that fails for two people alone', { failures: 20, people: 4, people_with_failures: 2 }, {}],
    ['that throws for two people', { people: 4, people_with_errors: 2 }, {}],
    ['that is slower by less than is noticed', { render_ms: 125, render_times: times(30, 120) }, {}],
    ['that is faster', { render_ms: 10, render_times: times(30, 5) }, {}],
    ['of which too few times are known', { render_ms: 900, render_times: times(5, 900) }, {}],
    [
      'beside which live was never loaded',
      { failures: 10 },
      { loads: 0, people: 0, start_ms: null, render_ms: null },
    ],
  ])('%s is not worse', (_what, canary, live) => {
    expect(worse(canary, live)).toBeUndefined();
  });

  test.each<[string, Partial<HealthSample>, string]>([
    ['that fails in three of thirty loads', { failures: 3 }, '3 of 30 loads failed, of 1.0.0 0 of 200'],
    [
      'that throws for five of thirty people',
      { people_with_errors: 5 },
      'It threw errors for 5 of 30 people, 1.0.0 for 0 of 200',
    ],
    [
      'that starts late',
      { start_ms: 400, start_times: times(30, 400) },
      'It takes 400 ms to start, 1.0.0 20 ms',
    ],
    [
      'that draws slowly',
      { render_ms: 160, render_times: times(30, 155) },
      'It takes 160 ms to render, 1.0.0 100 ms',
    ],
  ])('%s is worse', (_what, canary, reason) => {
    expect(worse(canary)).toBe(reason);
  });

  test('needs stronger evidence before the end of a step', () => {
    expect(worse({ failures: 3 }, {}, significance.duringStep)).toBeUndefined();
    expect(worse({ failures: 6 }, {}, significance.duringStep)).toBe(
      '6 of 30 loads failed, of 1.0.0 0 of 200',
    );
  });
});
