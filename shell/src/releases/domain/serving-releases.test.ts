import { describe, expect, test } from '@jest/globals';
import { releaseChange, releaseOf, remoteOverview } from '../../testing/remote-overview.factory.ts';
import { describeReleaseChange } from '../get-remote-releases/release-changes-table.tsx';
import { healthState } from './figures.ts';
import { servingReleases } from './serving-releases.ts';

describe('servingReleases', () => {
  test('lists all visitors, the percentage and the hotels, each with the health of its release', () => {
    const health = {
      release: releaseOf('2.0.0'),
      loads: 9,
      failures: 1,
      called_off: 0,
      errors: 0,
      people: 3,
      fetch_ms: 40,
      start_ms: 5,
      render_ms: 60,
      last_failure: null,
    };
    const remote = remoteOverview({
      canary: { release: releaseOf('2.0.0'), moved_at: 'then', percent: 10 },
      pins: [{ hotel_id: 7, release: releaseOf('1.0.0'), moved_at: 'then' }],
      health: [health],
    });
    const told = servingReleases(remote).map(({ audience, release, health: { loads } }) => [
      audience,
      release,
      loads,
    ]);
    expect(told).toEqual([
      ['All other visitors', releaseOf('1.1.0'), 0],
      ['10 % of the people', releaseOf('2.0.0'), 9],
      ['Hotel 7', releaseOf('1.0.0'), 0],
    ]);
    expect(servingReleases(remoteOverview()).map(({ audience }) => audience)).toEqual(['All visitors']);
    expect(servingReleases(remoteOverview({ live: null }))).toEqual([]);
  });
});

test.each([
  [0, 0, 'No loads'],
  [100, 0, 'Healthy'],
  [100, 4, 'Some failures'],
  [100, 5, 'Failing'],
  [1, 1, 'Failing'],
])('%i loads with %i failures: %s', (loads, failures, word) => {
  expect(healthState({ loads, failures }).word).toBe(word);
});

describe('describeReleaseChange', () => {
  test.each([
    [{}, 'Promoted', 'All visitors', '1.0.0 (0123456) → 1.1.0 (0123456)', 'info'],
    [{ kind: 'rollback', from_release: null }, 'Rolled back', 'All visitors', '1.1.0 (0123456)', 'warning'],
    [
      { kind: 'demote' },
      'Demoted automatically',
      'All visitors',
      '1.0.0 (0123456) → 1.1.0 (0123456)',
      'danger',
    ],
    [
      { channel: 'canary', to_release: null },
      'Ended',
      'The percentage',
      '1.0.0 (0123456) → the live release',
      'info',
    ],
    [
      { channel: 'canary', percent: 10, from_release: null },
      'Promoted',
      '10 % of the people',
      '1.1.0 (0123456)',
      'info',
    ],
    [{ channel: 'hotel:7', from_release: null }, 'Promoted', 'Hotel 7', '1.1.0 (0123456)', 'info'],
    [{ kind: 'split', from_release: null }, 'Moved', 'All visitors', '1.1.0 (0123456)', 'neutral'],
  ])('%j', (parts, what, audience, change, tone) => {
    const move = { ...releaseChange(), ...parts } as ReturnType<typeof releaseChange>;
    expect(describeReleaseChange(move)).toEqual({ what, tone, audience, change });
  });
});
