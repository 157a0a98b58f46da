import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { checkLoadReports } from '@suite/descriptor';
import { reportThrown } from './report-thrown.ts';

const sent = jest.fn<typeof fetch>();

/** The stack contains a position in a file of a release and one in the shell. */
function thrown(path: string, message = 'x is not a function', origin = location.origin): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at click (${origin}${path}:1:2345)\n    at ${origin}/assets/main.js:1:1`;
  return error;
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = sent;
  sent.mockResolvedValue({ status: 204 } as Response);
});
afterEach(() => {
  jest.useRealTimers();
  sent.mockReset();
});

const reports = async () => {
  await jest.advanceTimersByTimeAsync(3_000);
  return sent.mock.calls.flatMap(([, request]) => {
    const checked = checkLoadReports(JSON.parse(request?.body as string));
    if (!checked.ok) throw new Error(checked.problems[0]?.message);
    return checked.value.reports;
  });
};

test('an error of a handler of a release is reported with its place', async () => {
  const error = thrown('/releases/mf-clicks/1.0.0-3f2a9c0d1e4b/static/a1.js', 'No guest "Ada Lovelace"');
  globalThis.dispatchEvent(new ErrorEvent('error', { error }));
  expect(await reports()).toEqual([
    expect.objectContaining({
      remote: 'mf-clicks',
      release: '1.0.0-3f2a9c0d1e4b',
      outcome: 'threw',
      failure: { reason: 'TypeError: No guest [text]', file: 'static/a1.js', line: 1, column: 2345 },
    }),
  ]);
});

test('so is a promise of a release that is rejected', async () => {
  const reason = thrown('/releases/mf-clicks/1.0.0-3f2a9c0d1e4b/static/a1.js');
  globalThis.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(await reports()).toMatchObject([{ remote: 'mf-clicks', outcome: 'threw' }]);
});

test('a loop that throws is reported five times', async () => {
  for (let count = 0; count < 50; count += 1)
    reportThrown(thrown('/releases/mf-loop/1.0.0-3f2a9c0d1e4b/static/a1.js'));
  expect(await reports()).toHaveLength(5);
});

test.each([
  ['the shell', thrown('/assets/main.js')],
  ['another origin', thrown('/releases/mf-a/1.0.0-3f2a9c0d1e4b/a.js', 'x', 'https://elsewhere.test')],
  ['no error', 'text'],
])('what %s throws is not reported', async (_who, error) => {
  reportThrown(error);
  expect(await reports()).toEqual([]);
});
