import { describe, expect, test } from '@jest/globals';
import { checkLoadReports } from './load-report.schema.ts';

const mounted = {
  remote: 'mf-bookings',
  release: '1.0.0-3f2a9c0d1e4b',
  outcome: 'mounted',
  phase: 'render',
  cold: true,
  times: { fetch: 120, start: 8, render: 40 },
};
const of = (change: object) => ({ reports: [{ ...mounted, ...change }] });
const without = (field: keyof typeof mounted) => {
  const { [field]: _gone, ...rest } = mounted;
  return { reports: [rest] };
};

describe('checkLoadReports', () => {
  test.each([
    ['a mounted remote', of({})],
    ['one that was there already', of({ cold: false, times: { render: 0 } })],
    ['one that failed while it was fetched', of({ outcome: 'failed', phase: 'fetch', times: {} })],
    [
      'one that failed at its start',
      of({ outcome: 'failed', phase: 'start', times: { fetch: 600_000, start: 1 } }),
    ],
    [
      'one that says why and where it failed',
      of({
        outcome: 'failed',
        failure: { reason: 'x is not a function', file: 'a/b.js', line: 1, column: 20 },
      }),
    ],
    ['one that was called off', of({ outcome: 'called-off', phase: 'fetch', times: {} })],
    ['an error of a mounted one', of({ outcome: 'threw', times: {}, failure: { reason: 'x' } })],
    ['a beta', of({ release: '2.0.0-beta.1-3f2a9c0d1e4b' })],
    [
      'one in a page where another release ran',
      { reports: [{ ...mounted, ran_before: 1 }], ran: ['mf-hotels/1.0.0-3f2a9c0d1e4b'] },
    ],
    ['twenty', { reports: Array.from({ length: 20 }, () => mounted) }],
  ])('takes %s as it stands', (_what, body) => {
    expect(checkLoadReports(body)).toEqual({ ok: true, value: body });
  });

  test.each([
    ['nothing', undefined, /object/],
    ['text', 'reports', /object/],
    ['a list', [mounted], /object/],
    ['no reports', {}, /reports is required/],
    ['reports that are no list', { reports: mounted }, /list/],
    ['an empty list', { reports: [] }, /at least one/],
    ['twenty-one', { reports: Array.from({ length: 21 }, () => mounted) }, /20 at most/],
    ['a field beside reports', { ...of({}), user_id: 1 }, /unknown fields: user_id/],
    ['a report that is text', { reports: ['mounted'] }, /object/],
    ['a report that is null', { reports: [null] }, /required/],
    ['an unknown field', of({ user_id: 1 }), /unknown fields: user_id/],
    ['no remote', without('remote'), /remote is required/],
    ['a remote that is no name', of({ remote: '../etc' }), /mf-bookings/],
    ['a remote that is a number', of({ remote: 7 }), /text/],
    ['a very long remote', of({ remote: `mf-${'a'.repeat(100)}` }), /at most 100/],
    ['no release', without('release'), /release is required/],
    ['a release that is no id', of({ release: 'latest' }), /must look like/],
    ['no outcome', without('outcome'), /outcome is required/],
    ['another outcome', of({ outcome: 'maybe' }), /one of mounted, failed/],
    ['a failure without reason', of({ failure: {} }), /reason is required/],
    ['a failure that is text', of({ failure: 'it threw' }), /object/],
    ['a failure with more', of({ failure: { reason: 'x', user: 1 } }), /unknown fields: user/],
    ['a very long reason', of({ failure: { reason: 'x'.repeat(301) } }), /at most 300/],
    [
      'a file outside of the release',
      of({ failure: { reason: 'x', file: '../../x.js' } }),
      /file in the release/,
    ],
    ['a line below 0', of({ failure: { reason: 'x', line: -1 } }), /whole number/],
    ['no phase', without('phase'), /phase is required/],
    ['another phase', of({ outcome: 'failed', phase: 'boot' }), /fetch, start or render/],
    ['a mounted one that stopped at its start', of({ phase: 'start' }), /must be render/],
    ['no cold', without('cold'), /cold is required/],
    ['a cold that is text', of({ cold: 'yes' }), /true or false/],
    ['no times', without('times'), /times is required/],
    ['times that are a list', of({ times: [1] }), /object|unknown fields/],
    ['an unknown time', of({ times: { paint: 1 } }), /unknown fields: paint/],
    ['a negative time', of({ times: { fetch: -1 } }), /0 to 600000/],
    ['a time above ten minutes', of({ times: { fetch: 600_001 } }), /0 to 600000/],
    ['half a millisecond', of({ times: { start: 0.5 } }), /whole/],
    ['a time without end', of({ times: { start: Infinity } }), /whole/],
    ['a time that is no number', of({ times: { start: NaN } }), /whole/],
    ['a time as text', of({ times: { render: '12' } }), /whole/],
    ['more releases before it than ran', of({ ran_before: 1 }), /must not exceed/],
    ['half a release before it', of({ ran_before: 0.5 }), /whole/],
    ['a release that ran without its name', { ...of({}), ran: ['1.0.0-3f2a9c0d1e4b'] }, /must look like/],
    ['a path among what ran', { ...of({}), ran: ['mf-a/1.0.0-3f2a9c0d1e4b/x'] }, /must look like/],
    [
      'forty-one releases that ran',
      { ...of({}), ran: Array.from({ length: 41 }, () => 'mf-a/1.0.0-3f2a9c0d1e4b') },
      /40 at most/,
    ],
    ['a time that is null', of({ times: { render: null } }), /null/],
  ])('refuses %s', (_what, body, says) => {
    const checked = checkLoadReports(body);
    expect(checked.ok ? 'taken' : checked.problems.map(({ message }) => message).join('\n')).toMatch(says);
  });
});
