import { describe, expect, test } from '@jest/globals';
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

const variants: Variant[] = ['suite', 'react-admin', 'ant-design-pro', 'module-federation'];
const equal = variants.flatMap((variant) => [20, 150].map((latency) => run(variant, latency)));
const others = equal.filter(({ variant }) => variant !== 'suite');
const behindOf = (runs: Run[]) => peerPromises(summarizeVisits(runs)).filter(({ reached }) => !reached);

describe('the suite beside its peers', () => {
  test('is compared in six figures with each', () => {
    expect(peerPromises(summarizeVisits(equal))).toHaveLength(3 * 6);
    expect(behindOf(equal)).toEqual([]);
  });

  test('is behind where a figure is larger', () => {
    const suite = run('suite', 20, { menuMs: 201 });
    expect(behindOf([...others, suite])).toMatchObject([
      { peer: 'react-admin', figure: 'menuMs', wanted: 'at most 200 ms', measured: '201 ms' },
      { peer: 'ant-design-pro', figure: 'menuMs' },
      { peer: 'module-federation', figure: 'menuMs' },
    ]);
  });

  test('is judged by the median, so that one slow moment decides nothing', () => {
    expect(behindOf([...equal, ...equal, run('suite', 20, { menuMs: 9_000 })])).toEqual([]);
  });

  test('shows the ratio to each peer before the figures themselves', () => {
    const suite = [20, 150].map((latency) => run('suite', latency, { cold: { ...load, tableMs: 500 } }));
    const [table] = peerTables(summarizeVisits([...others, ...suite]));
    expect(table?.rows[0]).toEqual([
      'table, cold',
      ...['0.50', '0.50', '0.50'],
      ...['500 ms', '1000 ms', '1000 ms', '1000 ms'],
    ]);
  });
});

test('what is behind is explained, or said to be unexplained', () => {
  const behind = behindOf([...others, run('suite', 20, { menuMs: 201 })]).slice(0, 2);
  const known = [{ peer: 'react-admin', figure: 'menuMs', reason: 'Its code is there.' }] as const;
  expect(reasonsBehind(behind, known)).toEqual([
    'Behind: menu to the hotels, first time, beside react-admin: Its code is there.',
    expect.stringMatching(/beside ant-design-pro: .*not looked for/),
  ]);
});
