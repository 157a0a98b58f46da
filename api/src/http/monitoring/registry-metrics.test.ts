import { expect, test } from '@jest/globals';
import { limitRemotes } from './registry-metrics.ts';

test('a hundred remotes have figures of their own, and the rest share theirs', () => {
  const releases = Array.from({ length: 150 }, (_, index) => ({
    ...{ remote: `mf-${String(index).padStart(3, '0')}`, state: 'live' as const },
    total: 1,
  }));
  const limited = limitRemotes({ releases, moves: [], loads: [], overrides: 0 });
  expect(new Set(limited.releases.map(({ remote }) => remote)).size).toBe(101);
  expect(limited.releases.filter(({ remote }) => remote === 'other')).toHaveLength(50);
  expect(limited.releases[99]?.remote).toBe('mf-099');
});
