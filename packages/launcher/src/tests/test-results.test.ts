import { expect, test } from '@jest/globals';
import { jestOutcomes, playwrightOutcomes, single, sum } from './test-results.mjs';

test('counts Jest’s tests by group, and a file that could not run as one failure', () => {
  const file = (name: string, ms: number, assertionResults: object[], status = 'passed') => ({
    name,
    status,
    message: status === 'failed' ? 'does not compile' : '',
    startTime: 1000,
    endTime: 1000 + ms,
    assertionResults,
  });
  const passed = { status: 'passed' };
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 2'] };
  const skipped = { status: 'pending', fullName: 'not tested here, as there is no nginx' };
  const outcomes = jestOutcomes(
    {
      testResults: [
        file('ui/a.test.ts', 20, [passed, passed, skipped]),
        file('ui/b.test.ts', 40, [failed, passed], 'failed'),
        file('api/c.test.ts', 10, [], 'failed'),
      ],
    },
    (name) => name.split('/')[0] ?? '',
  );
  expect([...outcomes]).toEqual([
    [
      'ui',
      {
        passed: 3,
        failed: 1,
        failures: [{ name: 'ui/b.test.ts › adds', message: 'expected 2' }],
        skipped: ['ui/a.test.ts › not tested here, as there is no nginx'],
        slowest: [
          { name: 'ui/b.test.ts', ms: 40 },
          { name: 'ui/a.test.ts', ms: 20 },
        ],
      },
    ],
    [
      'api',
      {
        passed: 0,
        failed: 1,
        failures: [{ name: 'api/c.test.ts', message: 'does not compile' }],
        skipped: [],
        slowest: [{ name: 'api/c.test.ts', ms: 10 }],
      },
    ],
  ]);
});

test('counts Playwright’s tests by folder; passing only when repeated is failing', () => {
  const spec = (title: string, status: string, folder = 'mf-bookings') => ({
    title,
    file: `${folder}/bookings.spec.ts`,
    line: 7,
    tests: [
      {
        status,
        results: [{ duration: 30, errors: status === 'expected' ? [] : [{ message: 'timed out' }] }],
      },
    ],
  });
  const outcomes = playwrightOutcomes({
    errors: [],
    suites: [
      {
        specs: [
          spec('lists', 'expected'),
          spec('shows films', 'skipped'),
          spec('opens', 'expected', 'shell'),
        ],
        suites: [{ specs: [spec('creates', 'unexpected'), spec('wavers', 'flaky')] }],
      },
    ],
  });
  expect([...outcomes.keys()]).toEqual(['mf-bookings', 'shell']);
  expect(outcomes.get('mf-bookings')).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'mf-bookings/bookings.spec.ts:7 › creates', message: 'timed out' },
      { name: 'mf-bookings/bookings.spec.ts:7 › wavers', message: 'timed out' },
    ],
    skipped: ['mf-bookings/bookings.spec.ts:7 › shows films'],
    slowest: [{ name: 'mf-bookings/bookings.spec.ts:7 › lists', ms: 30 }],
  });
  expect(outcomes.get('shell')).toMatchObject({ passed: 1, failed: 0 });
});

test('an error outside the browser tests is a failure of no folder', () => {
  const outcomes = playwrightOutcomes({ errors: [{ message: 'no web server' }], suites: [] });
  expect([...outcomes]).toEqual([['', single('browser tests', 'no web server')]]);
});

test('adds up steps and keeps the ten slowest tests', () => {
  const timed = (ms: number) => ({ ...single('t'), slowest: [{ name: `${ms} ms`, ms }] });
  const total = sum([
    single('lint', 'unused name'),
    ...Array.from({ length: 12 }, (_, index) => timed(index)),
  ]);
  expect(total).toMatchObject({
    passed: 12,
    failed: 1,
    failures: [{ name: 'lint', message: 'unused name' }],
  });
  expect(total.slowest.map(({ ms }) => ms)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
