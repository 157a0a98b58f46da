import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { defineEndpoint } from '@suite/contracts/http';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { number, object, string } from 'yup';
import { answerThrough, callEndpoint, prefetchedResult } from './call-endpoint.ts';
import { discardPrefetchedCalls, prefetchCall } from './prefetched-calls.ts';
import { onSignedOut } from './send-in-session.ts';

const things = {
  path: '/things',
  access: 'signed-in',
  query: object({ search: string(), page: number() }),
  result: object({ id: string().required() }),
  fallbackMessage: 'Failed to list the things',
} as const;
const listThings = defineEndpoint({ ...things, name: 'list-things', method: 'GET' });
const createThing = defineEndpoint({ ...things, name: 'create-thing', method: 'POST' });

let requests: InternalAxiosRequestConfig[];
/** These refusals come first; later requests succeed with their number as id. */
let refusals: { status: number; tokenExpired?: boolean }[];
const list = (query: { search?: string; page?: number }) => callEndpoint(listThings, { query });

beforeEach(() => {
  requests = [];
  refusals = [];
  answerThrough(async (config) => {
    requests.push(config);
    const common = { statusText: '', headers: {}, config };
    const result = { id: String(requests.length) };
    const refusal = refusals.shift();
    if (!refusal) return { ...common, status: 200, data: { success: true, message: 'Listed', result } };
    if (refusal.status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    const { status, ...failure } = refusal;
    const data = { success: false, message: `Refused with ${status}`, ...failure };
    throw new AxiosError('refused', undefined, config, null, { ...common, status, data });
  });
});
afterEach(() => {
  discardPrefetchedCalls();
  jest.useRealTimers();
});

/** The adapter and axios answer in microtasks, which all run before a timer. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test('the same call takes the answer, once', async () => {
  prefetchCall('/things', { page: '1' });
  await expect(list({ search: '', page: 1 })).resolves.toMatchObject({ result: { id: '1' } });
  await expect(list({ page: 1 })).resolves.toMatchObject({ result: { id: '2' } });
});

test.each([[{ page: 2 }], [{ search: 'a', page: 1 }], [{}]])(
  'a call with the query %j asks for itself',
  async (query) => {
    prefetchCall('/things', { page: '1' });
    await expect(list(query)).resolves.toMatchObject({ result: { id: '2' } });
  },
);

test('a value that looks like another parameter is another query', async () => {
  prefetchCall('/things', { page: '1&search=a' });
  await expect(list({ page: 1, search: 'a' })).resolves.toMatchObject({ result: { id: '2' } });
});

test('a call that is under way is not sent again', () => {
  prefetchCall('/things', { page: '1' });
  prefetchCall('/things', { page: '1' });
  expect(requests).toHaveLength(1);
});

test('a refusal that renewed the session is followed by the call itself', async () => {
  refusals = [{ status: 401, tokenExpired: true }];
  prefetchCall('/things');
  await expect(list({})).resolves.toMatchObject({ result: { id: '2' } });
});

test.each([0, 401, 403, 500])('a caller that waits for the answer gets its failure: %d', async (status) => {
  refusals = [{ status }];
  prefetchCall('/things');
  await expect(list({})).rejects.toMatchObject({ name: 'ApiCallError', status });
  expect(requests).toHaveLength(1);
});

test.each([0, 401, 403, 500])('a call that failed before is sent again: %d', async (status) => {
  refusals = [{ status }];
  prefetchCall('/things');
  await answered();
  await expect(list({})).resolves.toMatchObject({ result: { id: '2' } });
});

test('a refusal that no caller takes does not end the session', async () => {
  const ended = jest.fn();
  const stop = onSignedOut(ended);
  refusals = [{ status: 401 }, { status: 401 }];
  prefetchCall('/things');
  await answered();
  expect(ended).not.toHaveBeenCalled();
  await expect(list({})).rejects.toMatchObject({ status: 401 });
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
});

test('an answer older than ten seconds is not used', async () => {
  jest.useFakeTimers();
  prefetchCall('/things');
  jest.advanceTimersByTime(10_000);
  await expect(list({})).resolves.toMatchObject({ result: { id: '2' } });
});

test('an answer from before a change is not used', async () => {
  prefetchCall('/things');
  await callEndpoint(createThing, {});
  await expect(list({})).resolves.toMatchObject({ result: { id: '3' } });
});

test('discarded answers are aborted, and not used', async () => {
  prefetchCall('/things');
  discardPrefetchedCalls();
  expect(requests[0]?.signal?.aborted).toBe(true);
  await expect(list({})).resolves.toMatchObject({ result: { id: '2' } });
});

test('a caller that leaves aborts the call', async () => {
  const leaving = new AbortController();
  prefetchCall('/things');
  const left = callEndpoint(listThings, { query: {}, signal: leaving.signal });
  leaving.abort();
  expect(requests[0]?.signal?.aborted).toBe(true);
  await expect(left).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

test('a caller that has left before it asks gets no answer', async () => {
  prefetchCall('/things');
  const left = callEndpoint(listThings, { query: {}, signal: AbortSignal.abort() });
  await expect(left).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

describe('the result of a prefetched call, for a first drawing', () => {
  const arrived = (query: { search?: string; page?: number }) => prefetchedResult(listThings, { query });

  test('is there as soon as its answer is, once', async () => {
    prefetchCall('/things', { page: '1' });
    expect(arrived({ page: 1 })).toBeUndefined();
    await answered();
    expect(arrived({ page: 2 })).toBeUndefined();
    expect(arrived({ search: '', page: 1 })).toEqual({ id: '1' });
    expect(arrived({ page: 1 })).toBeUndefined();
    await expect(list({ page: 1 })).resolves.toMatchObject({ result: { id: '2' } });
  });

  test('is not there when its answer is too old, was refused, or is for another user', async () => {
    jest.useFakeTimers();
    prefetchCall('/things');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(arrived({})).toBeUndefined();
    jest.useRealTimers();
    refusals = [{ status: 500 }];
    prefetchCall('/things', { page: '3' });
    await answered();
    expect(arrived({ page: 3 })).toBeUndefined();
    prefetchCall('/things', { page: '4' });
    await answered();
    discardPrefetchedCalls();
    expect(arrived({ page: 4 })).toBeUndefined();
  });
});
