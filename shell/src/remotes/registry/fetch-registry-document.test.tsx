import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchRegistryDocument } from './fetch-registry-document.ts';
import { bodyOf } from '../../testing/body-of.ts';

const document = { version: 1, remotes: [], restrictedPaths: ['/bookings'] };
const json = { 'content-type': 'application/json; charset=utf-8', etag: '"a"' };
const fetched = jest.fn<typeof fetch>();

function answer(status: number, headers: Record<string, string> = json, body: unknown = document): Response {
  const all = new Map(Object.entries(headers));
  return {
    status,
    ok: status < 400,
    headers: all,
    body: bodyOf(JSON.stringify(body)),
  } as unknown as Response;
}

const refused = (failure: object) =>
  new Response(JSON.stringify({ success: false, ...failure }), { status: 401 });

beforeEach(() => void (globalThis.fetch = fetched));
afterEach(() => {
  fetched.mockReset();
  jest.useRealTimers();
});

describe('fetchRegistryDocument', () => {
  test('gives the document and its tag, and nothing when nothing changed', async () => {
    fetched.mockResolvedValueOnce(answer(200)).mockResolvedValueOnce(answer(304));
    await expect(fetchRegistryDocument({})).resolves.toMatchObject({ etag: '"a"', document });
    await expect(fetchRegistryDocument({ etag: '"a"' })).resolves.toBeUndefined();
    expect(fetched).toHaveBeenLastCalledWith(
      '/platform/remotes',
      expect.objectContaining({ headers: { 'accept-language': 'en', 'if-none-match': '"a"' } }),
    );
  });

  test('asks again where the first answer renewed the session', async () => {
    fetched.mockResolvedValueOnce(refused({ tokenExpired: true })).mockResolvedValueOnce(answer(200));
    await expect(fetchRegistryDocument({})).resolves.toMatchObject({ etag: '"a"', document });
  });

  test('asks once where the answer renewed no session', async () => {
    fetched.mockResolvedValueOnce(refused({})).mockResolvedValueOnce(answer(200));
    await expect(fetchRegistryDocument({})).rejects.toThrow('answered 401');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another type', answer(200, { 'content-type': 'text/html' }), /came as text\/html/],
    ['another shape', answer(200, json, { version: 1 }), /is not one/],
    ['a failure', answer(503), /answered 503/],
  ])('refuses %s', async (_, given, message) => {
    fetched.mockResolvedValue(given);
    await expect(fetchRegistryDocument({})).rejects.toThrow(message);
  });

  test('waits for an answer that takes long, and asks once more meanwhile', async () => {
    jest.useFakeTimers();
    let reply: (answer: Response) => void = () => undefined;
    fetched.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
    const asked = fetchRegistryDocument({});
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetched.mock.calls.filter(([url]) => url === '/platform/remotes')).toHaveLength(2);
    reply(answer(200));
    await expect(asked).resolves.toMatchObject({ etag: '"a"', document });
  });

  test('asks for no other while the document arrives piece by piece', async () => {
    jest.useFakeTimers();
    const pieces = [4, 8, 12].map(
      (seconds) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000)),
    );
    const body = bodyOf(JSON.stringify(document), pieces);
    fetched.mockResolvedValue({
      status: 200,
      ok: true,
      headers: new Map(Object.entries(json)),
      body,
    } as never);
    const asked = fetchRegistryDocument({});
    await jest.advanceTimersByTimeAsync(13_000);
    await expect(asked).resolves.toMatchObject({ etag: '"a"', document });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
