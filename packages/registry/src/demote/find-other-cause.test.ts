import { describe, expect, test } from '@jest/globals';
import { commonPredecessors, otherCauseOf, type Evidence } from './find-other-cause.ts';

const other = 'mf-other/1.0.0-3f2a9c0d1e4b';
const start = 'mf-start/1.0.0-3f2a9c0d1e4b';

/** Makes three failures of one user and two of another, each after the given releases. */
function failures(...ran_before: string[]) {
  return [1, 1, 1, 2, 2].map((user_id) => ({ user_id, ran_before }));
}

function evidence(change: Partial<Evidence>): Evidence {
  return {
    counts: { loads: 5, failures: 5, people: 2, working: 0, working_lately: 0 },
    failures: failures(),
    otherFailing: [],
    fallbacks: { worked: 0, failed: 0 },
    suspects: [],
    ...change,
  };
}

describe('another cause', () => {
  test.each<[string, Partial<Evidence>]>([
    ['nothing ran before, and nothing else fails', {}],
    ['a release that works ran before', { failures: failures(start), suspects: [start] }],
    [
      'the release before works in the same pages',
      { failures: failures(start), suspects: [start], fallbacks: { worked: 2, failed: 0 } },
    ],
    [
      'as many people report that the release before works as that it fails',
      { fallbacks: { worked: 1, failed: 1 } },
    ],
    ['another release fails, and never ran before', { otherFailing: [other] }],
    [
      'enough failures came without the other failing release before',
      { failures: [...failures(), ...failures(other)], otherFailing: [other] },
    ],
    [
      'others fail as well, but the release before works',
      {
        failures: failures(start),
        otherFailing: [other],
        suspects: [start],
        fallbacks: { worked: 1, failed: 0 },
      },
    ],
  ])('is not found when %s', (_case, change) => {
    expect(otherCauseOf(evidence(change))).toBeUndefined();
  });

  test.each<[string, Partial<Evidence>, RegExp, string[]]>([
    [
      'each failure came after another failing release',
      { failures: failures(other), otherFailing: [other] },
      /^It fails after mf-other 1\.0\.0-\w+ failed in the same page\. Nothing was moved\.$/,
      [other],
    ],
    [
      'all failures but those of one person came after another failing release',
      { failures: [...failures().slice(0, 3), ...failures(other)], otherFailing: [other] },
      /^It fails after mf-other/,
      [other],
    ],
    [
      'the release before fails as well',
      { failures: failures(start), suspects: [start], fallbacks: { worked: 0, failed: 1 } },
      /^The release before it fails in the same pages\. Before each failure .* mf-start 1\.0\.0-\w+ had run/,
      [start],
    ],
    [
      'several fail after the same release, and none before was tried',
      { failures: failures(start), otherFailing: [other], suspects: [start] },
      /^mf-other 1\.0\.0-\w+ failed at the same time\. Before each failure .* mf-start/,
      [start],
    ],
  ])('is found when %s', (_case, change, reason, suspects) => {
    expect(otherCauseOf(evidence(change))).toEqual({ reason: expect.stringMatching(reason), suspects });
  });
});

test('failures have in common what ran before every one of them', () => {
  expect(commonPredecessors([])).toEqual([]);
  expect(commonPredecessors([...failures(start, other), ...failures(other)])).toEqual([other]);
  expect(commonPredecessors([...failures(start), ...failures()])).toEqual([]);
});
