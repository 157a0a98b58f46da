import { describe, expect, test } from '@jest/globals';
import { releaseOf, remoteOverview } from '../../testing/remote-overview.factory.ts';
import { consequences, defaultAudience, readAudience } from './audience.ts';

describe('readAudience', () => {
  test.each([
    [{}, {}],
    [{ kind: 'percent', percent: 10 }, { percent: 10 }],
    [{ kind: 'hotels', hotels: ' 7, 12 7;3' }, { hotels: [7, 12, 3] }],
  ] as const)('%j reaches %j', (audience, reach) => {
    expect(readAudience({ ...defaultAudience, ...audience })).toEqual({ reach });
  });

  test.each([
    [{ kind: 'percent', percent: null }, /1 to 99/],
    [{ kind: 'percent', percent: 100 }, /1 to 99/],
    [{ kind: 'percent', percent: 2.5 }, /1 to 99/],
    [{ kind: 'hotels', hotels: ' , ' }, /at least one hotel/],
    [{ kind: 'hotels', hotels: '7, Seaview' }, /Seaview is not the number/],
    [{ kind: 'hotels', hotels: '0' }, /0 is not the number/],
  ] as const)('%j is refused', (audience, sentence) => {
    expect(readAudience({ ...defaultAudience, ...audience })).toEqual({
      problem: expect.stringMatching(sentence),
    });
  });
});

describe('consequences', () => {
  const canary = { release: releaseOf('2.0.0'), moved_at: '', percent: 10 };
  const pins = [{ hotel_id: 7, release: releaseOf('1.0.0'), moved_at: '' }];
  const told = (parts: Parameters<typeof remoteOverview>[0], version: string, reach: object) =>
    consequences(remoteOverview(parts), releaseOf(version), reach).join(' ').replaceAll(' (0123456)', '');

  test.each([
    [{}, '2.0.0', {}, 'All visitors get 2.0.0 in place of 1.1.0.'],
    [{ live: null }, '2.0.0', {}, 'All visitors get 2.0.0.'],
    [{ canary }, '2.0.0', {}, 'All visitors get 2.0.0 in place of 1.1.0.'],
    [
      { canary, pins },
      '3.0.0',
      {},
      'All visitors get 3.0.0 in place of 1.1.0. The 10 % who get 2.0.0 get it too. Hotel 7 keeps its own release.',
    ],
    [{}, '2.0.0', { percent: 5 }, '5 % of the people get 2.0.0; the others keep 1.1.0.'],
    [{ live: null }, '2.0.0', { percent: 5 }, '5 % of the people get 2.0.0; the others do not have it.'],
    [
      { canary },
      '3.0.0',
      { percent: 5 },
      '5 % of the people get 3.0.0; the others keep 1.1.0. It takes the place of 2.0.0, which 10 % get now.',
    ],
    [{ pins }, '2.0.0', { hotels: [3, 4] }, 'Users of hotel 3, 4 get 2.0.0, whatever is live.'],
  ])('%j, %s to %j', (parts, version, reach, text) => {
    expect(told(parts, version, reach)).toBe(text);
  });

  test('say what visitors without a session get', () => {
    const [live] = remoteOverview().releases;
    const releases = live ? [{ ...live, release: releaseOf('2.0.0'), is_public: true }] : [];
    expect(told({ releases }, '2.0.0', {})).toBe(
      'All visitors get 2.0.0 in place of 1.1.0. Visitors who have not signed in see pages or parts of 2.0.0, too. By promoting it you accept that.',
    );
    expect(told({ releases }, '1.0.0', {})).not.toMatch(/signed in/);
  });
});
