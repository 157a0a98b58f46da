import { describe, expect, test } from '@jest/globals';
import { compareAll } from './comparisons.mjs';
import type { Run, Variant } from './measure-peers.mjs';
import { peerPromises } from './peer-promises.mjs';
import { peerTables } from './peer-tables.mjs';
import { reasonsBehind } from './reasons-behind.mjs';
import { summarizeVisits } from './summarize-visits.mjs';

const load = { tableMs: 1_000, blockedMs: 100, longestTaskMs: 90, requests: 5, bytes: 200_000, files: [] };

function run(variant: Variant, latency: number, parts: Partial<Run> = {}): Run {
  const menu = { menuMs: 200, menuRequests: 2, menuBytes: 5_000, menuAgainMs: 50 };
  return { variant, latency, cold: load, warm: load, ...menu, ...parts };
}

const variants: Variant[] = ['suite', 'suiteAtOnce', 'react-admin', 'ant-design-pro', 'module-federation'];
const equal = variants.flatMap((variant) => [20, 150].map((latency) => run(variant, latency)));
const others = equal.filter(({ variant }) => variant !== 'suite');
const behindOf = (runs: Run[]) => peerPromises(summarizeVisits(runs)).filter(({ reached }) => !reached);

describe('the suite beside its peers', () => {
  test('is compared in six figures with each', () => {
    expect(peerPromises(summarizeVisits(equal))).toHaveLength(3 * 6);
    expect(behindOf(equal)).toEqual([]);
  });

  test('is behind where a figure is larger', () => {
    const suite = [20, 150].map((latency) => run('suite', latency, { menuMs: 201 }));
    expect(behindOf([...others, ...suite])).toEqual(
      ['react-admin', 'ant-design-pro', 'Module Federation 2'].map((title) => ({
        what: `menu to the hotels, first time, beside ${title}`,
        wanted: 'at most 200 ms',
        measured: '201 ms',
        reached: false,
      })),
    );
  });

  test('is judged by the median, so that one slow moment decides nothing', () => {
    expect(behindOf([...equal, ...equal, run('suite', 20, { menuMs: 9_000 })])).toEqual([]);
  });

  test('shows the ratio to each peer before the figures themselves', () => {
    const suite = [20, 150].map((latency) => run('suite', latency, { cold: { ...load, tableMs: 500 } }));
    const [table, , atOnce] = peerTables(summarizeVisits([...others, ...suite]));
    expect(table?.rows[0]).toEqual([
      'table, cold',
      ...['0.50', '0.50', '0.50'],
      ...['500 ms', '1000 ms', '1000 ms', '1000 ms'],
    ]);
    expect(atOnce?.rows[0]?.slice(0, 2)).toEqual(['table, cold', '1.00']);
  });
});

describe('where the suite is behind', () => {
  const slow = summarizeVisits([
    ...equal.filter(({ latency }) => latency === 20),
    ...others.filter(({ latency }) => latency === 150),
    run('suite', 150, { menuMs: 201, menuAgainMs: 51 }),
  ]);

  test('each row is explained, or said to be unexplained', () => {
    const where = '(react-admin at 150 ms, ant-design-pro at 150 ms, Module Federation 2 at 150 ms)';
    expect(reasonsBehind(compareAll(slow), { menuMs: 'the code is asked for.' })).toEqual([
      `Behind in “menu to the hotels, first time” ${where}: the code is asked for.`,
      `Behind in “menu to the hotels, visited before” ${where}: the reason was not looked for yet.`,
    ]);
  });

  test('nothing is said of rows in which it is not', () => {
    expect(reasonsBehind(compareAll(summarizeVisits(equal)))).toEqual([]);
  });
});
