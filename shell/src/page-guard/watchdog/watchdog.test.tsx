import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const sent = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'postMessage').mockImplementation(() => {});
  globalThis.fetch = sent;
  jest.isolateModules(() => jest.requireActual('./watchdog.ts'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sent.mockReset();
});

const answer = (data: string) => globalThis.dispatchEvent(new MessageEvent('message', { data }));

test('reports a page that is silent for ten seconds, once', async () => {
  sent.mockResolvedValue({ status: 204 } as Response);
  answer('the report');
  await jest.advanceTimersByTimeAsync(9_000);
  expect(sent).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent.mock.calls.map(([, request]) => request?.body)).toEqual(['the report']);
});

test('reports it again to a server that renewed the session by the first answer', async () => {
  sent.mockResolvedValueOnce({ status: 401 } as Response);
  sent.mockResolvedValue({ status: 204 } as Response);
  answer('the report');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent.mock.calls.map(([, request]) => request?.body)).toEqual(['the report', 'the report']);
});

test('reports it twice at most, and goes on when the server is not reached', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer('the first');
  await jest.advanceTimersByTimeAsync(60_000);
  sent.mockResolvedValue({ status: 401 } as Response);
  answer('the second');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent.mock.calls.map(([, request]) => request?.body)).toEqual([
    'the first',
    'the second',
    'the second',
  ]);
});
