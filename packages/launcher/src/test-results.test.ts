import { expect, test } from '@jest/globals';
import { jestOutcome, playwrightOutcome, single, sum } from './test-results.mjs';

test('counts Jest’s tests, and a file that could not run as one failure', () => {
  const outcome = jestOutcome({
    numPassedTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed' }, { status: 'passed' }],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: 'all of it',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['expected 2'] }],
      },
      { name: 'c.test.ts', status: 'failed', message: 'does not compile', assertionResults: [] },
    ],
  });
  expect(outcome).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { name: 'b.test.ts › adds', message: 'expected 2' },
      { name: 'c.test.ts', message: 'does not compile' },
    ],
  });
});

test('counts Playwright’s tests in nested suites; passing only when repeated is failing', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'bookings.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors: status === 'expected' ? [] : [{ message: 'timed out' }] }] }],
  });
  const outcome = playwrightOutcome({
    errors: [],
    stats: { expected: 1 },
    suites: [
      {
        specs: [spec('lists', 'expected')],
        suites: [{ specs: [spec('creates', 'unexpected'), spec('wavers', 'flaky')] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      { name: 'bookings.spec.ts:7 › creates', message: 'timed out' },
      { name: 'bookings.spec.ts:7 › wavers', message: 'timed out' },
    ],
  });
});

test('an error outside the browser tests is a failure', () => {
  const outcome = playwrightOutcome({
    errors: [{ message: 'no web server' }],
    stats: { expected: 0 },
    suites: [],
  });
  expect(outcome).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ name: 'browser tests', message: 'no web server' }],
  });
});

test('adds up steps', () => {
  expect(sum([single('types'), single('lint', 'unused name')])).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ name: 'lint', message: 'unused name' }],
  });
});
