import { describe, expect, test } from '@jest/globals';
import { pagePromises } from './page-promises.mjs';
import { summarize } from './summarize.mjs';
import type { MenuRun, Run, State, Variant } from './measure-pages.mjs';

const traffic = { requests: 4, bytes: 100_000, remoteEntries: 0, files: [] };

function run(variant: Variant, state: State, latency: number, parts: Partial<Run> = {}): Run {
  const times = { usableMs: 900, tableMs: 300, answeredMs: 100, reloadMs: 600 };
  return { variant, state, latency, ...times, signIn: traffic, table: traffic, ...parts };
}

const everywhere = (variant: Variant, parts: Partial<Run> = {}) =>
  [20, 150].flatMap((latency) =>
    (['cold', 'preloaded', 'warm'] as const).map((state) => run(variant, state, latency, parts)),
  );

const clicks = (variant: Variant, menuColdMs: number): MenuRun[] =>
  [20, 150].map((latency) => ({ variant, latency, menuColdMs, menuVisitedMs: menuColdMs / 4 }));

const reachedOf = (runs: Run[], menuColdMs = 200) =>
  Object.fromEntries(
    pagePromises(summarize(runs, [...clicks('federated', menuColdMs), ...clicks('oneBundle', 210)])).map(
      ({ what, reached }) => [what, reached],
    ),
  );

describe('what was promised of the pages', () => {
  test('is reached by a federated suite that costs little', () => {
    const reached = reachedOf([
      ...everywhere('oneBundle'),
      ...everywhere('federated', { tableMs: 290, table: { ...traffic, bytes: 125_000 } }),
    ]);
    expect(Object.values(reached)).toEqual(Array(14).fill(true));
  });

  test('names each promise that is broken', () => {
    const heavy = { requests: 7, bytes: 106_000, remoteEntries: 1, files: [] };
    const slow = { tableMs: 391, reloadMs: 610 };
    const reached = reachedOf(
      [
        ...everywhere('oneBundle'),
        ...everywhere('federated', { ...slow, signIn: heavy, table: { ...heavy, bytes: 126_000 } }),
      ],
      420,
    );
    expect(Object.values(reached)).toEqual(Array(14).fill(false));
  });

  test('is judged by the median, so that one slow moment decides nothing', () => {
    const calm = [...everywhere('oneBundle'), ...everywhere('federated', { tableMs: 310 })];
    const disturbed = [...calm, ...calm, ...everywhere('federated', { tableMs: 5_000 })];
    expect(reachedOf(disturbed)).toEqual(reachedOf(calm));
  });
});
