import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { confirmWith, onSignedOut, onUnreachable } from './send-in-session.ts';
import { fetchApi } from './fetch-api.ts';

type Send = (input: URL | Request, init: RequestInit) => Promise<Response>;

const before = globalThis.fetch;
const server = jest.fn<Send>();
const signedOut = jest.fn<() => void | Promise<boolean>>();
const unreachable = jest.fn();
onSignedOut(signedOut);
onUnreachable(unreachable);

beforeEach(() => {
  for (const mock of [server, signedOut, unreachable]) mock.mockReset();
  globalThis.fetch = ((input: URL, init: RequestInit) => server(input, init)) as typeof fetch;
});
afterEach(() => void (globalThis.fetch = before));

const answer = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });
const expired = () => answer(401, { success: false, tokenExpired: true });

describe('fetchApi', () => {
  test('calls the API of the page with its session, and gives any answer as it is', async () => {
    server.mockResolvedValue(answer(422, { success: false, message: 'No' }));
    const given = await fetchApi('/bookings/stats?hotel=1', { method: 'POST', body: '{}' });
    expect(given.status).toBe(422);
    expect(await given.json()).toEqual({ success: false, message: 'No' });
    const [url, init] = server.mock.calls[0] ?? [];
    expect(url).toEqual(new URL('/api/bookings/stats?hotel=1', location.origin));
    expect(init).toEqual({ method: 'POST', body: '{}', credentials: 'same-origin' });
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('calls once more after an expiry, which the refused answer has ended', async () => {
    server.mockResolvedValueOnce(expired()).mockResolvedValueOnce(answer(200));
    expect((await fetchApi('/bookings/stats')).status).toBe(200);
    expect(server).toHaveBeenCalledTimes(2);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test.each([
    ['that cannot be renewed', [expired(), expired()]],
    ['that has ended', [answer(401)]],
  ])('announces the end of a session %s', async (_what, answers) => {
    for (const one of answers) server.mockResolvedValueOnce(one);
    expect((await fetchApi('/bookings/stats')).status).toBe(401);
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  test('calls again once the same user has signed in again', async () => {
    signedOut.mockReturnValueOnce(Promise.resolve(true));
    server.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200));
    expect((await fetchApi('/bookings/stats')).status).toBe(200);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a refusal for want of a permission ends no session', async () => {
    server.mockResolvedValueOnce(answer(403));
    await fetchApi('/hotels');
    expect(server).toHaveBeenCalledTimes(1);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('says that the server cannot be reached, unless the call was called off', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(fetchApi('/hotels')).rejects.toThrow('Failed to fetch');
    expect(unreachable).toHaveBeenCalledTimes(1);
    await expect(fetchApi('/hotels', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(unreachable).toHaveBeenCalledTimes(1);
  });

  test.each(['hotels', '/../platform/remotes', '//elsewhere.example/../../hotels/../..', '/../apis/x'])(
    '%s is no path of the API',
    async (path) => {
      await expect(fetchApi(path)).rejects.toThrow('is not a path of the API');
      expect(server).not.toHaveBeenCalled();
    },
  );

  test('calls by a request as openapi-fetch makes it, once more with its body after an expiry', async () => {
    const sent: unknown[] = [];
    server.mockImplementation(async (input) => {
      const { method, url } = input as Request;
      sent.push([method, url, await (input as Request).json()]);
      return sent.length === 1 ? expired() : answer(200);
    });
    const body = JSON.stringify({ name: 'Ines' });
    const url = `${location.origin}/api/bookings`;
    expect((await fetchApi(new Request(url, { method: 'POST', body }))).status).toBe(200);
    expect(sent).toEqual([1, 2].map(() => ['POST', url, { name: 'Ines' }]));
    expect(server.mock.calls[0]?.[1]).toEqual({ credentials: 'same-origin' });
  });

  test('a request that was called off does not say that the server cannot be reached', async () => {
    server.mockRejectedValue(new DOMException('Aborted', 'AbortError'));
    const request = new Request(`${location.origin}/api/hotels`, { signal: AbortSignal.abort() });
    await expect(fetchApi(request)).rejects.toThrow('Aborted');
    expect(unreachable).not.toHaveBeenCalled();
  });

  test('a call that needs a confirmation is made again with its body once it was given, and else answered as it is', async () => {
    const action = { id: '1', sentence: 'Add Nora' };
    const unconfirmed = () => answer(403, { success: false, errorType: 'CONFIRMATION_REQUIRED', action });
    server.mockResolvedValueOnce(unconfirmed()).mockResolvedValueOnce(answer(201));
    const ask = jest.fn(async () => true);
    const stop = confirmWith(ask);
    const init = { method: 'POST', body: '{"name":"Nora"}' };
    expect((await fetchApi('/hotel/staff', init)).status).toBe(201);
    expect(ask.mock.calls).toEqual([[action]]);
    expect(server.mock.calls.map(([, { body }]) => body)).toEqual([init.body, init.body]);
    ask.mockResolvedValue(false);
    server.mockResolvedValueOnce(unconfirmed());
    const refused = await fetchApi('/hotel/staff', init);
    expect([refused.status, await refused.json()]).toMatchObject([403, { action }]);
    stop();
  });

  test.each(['https://elsewhere.example/api/hotels', '/services/spa/treatments', '/api/../platform/remotes'])(
    'a request of %s is none of the API',
    async (address) => {
      const request = new Request(new URL(address, location.origin));
      await expect(fetchApi(request)).rejects.toThrow('is not an address of the API');
      expect(server).not.toHaveBeenCalled();
    },
  );
});
