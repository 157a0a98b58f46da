import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fetchFile, filesToReload } from './fetch-file.ts';
import { TransferGroup } from '../../transfer/transfer-group.ts';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const script = { 'content-type': 'text/javascript; charset=utf-8' };
const url = 'https://suite.test/releases/mf-sample/1/a.js';

interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  pieces?: string[];
}

function answer({ status = 200, headers = script, pieces = ['let ', 'a;'] }: FakeAnswer): Response {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const reader = {
    read: async () => {
      const value = left.shift();
      return value ? { done: false, value } : { done: true };
    },
  };
  const body = { getReader: () => reader };
  return { ok: status < 400, status, headers: new Map(Object.entries(headers)), body } as unknown as Response;
}

const fetched = jest.fn<typeof fetch>();
let group: TransferGroup;

beforeEach(() => {
  globalThis.fetch = fetched;
  group = new TransferGroup();
});
afterEach(() => {
  group.end();
  fetched.mockReset();
});

describe('fetchFile', () => {
  test.each<[string, FakeAnswer, RegExp]>([
    ['a missing file', { status: 404 }, /answered 404/],
    ['a server that is down', { status: 503 }, /answered 503/],
    ['a page in its place', { headers: { 'content-type': 'text/html' } }, /came as text\/html/],
    ['a style in its place', { headers: { 'content-type': 'text/css' } }, /came as text\/css/],
  ])('refuses %s, and asks past the cache the next time', async (_, given, message) => {
    fetched.mockResolvedValue(answer(given));
    await expect(fetchFile({ url, group })).rejects.toThrow(message);
    expect(filesToReload('https://suite.test/releases/mf-sample/1/')).toEqual([url]);

    fetched.mockResolvedValue(answer({}));
    await fetchFile({ url, group });
    expect(fetched).toHaveBeenLastCalledWith(url, expect.objectContaining({ cache: 'reload' }));
    expect(filesToReload('https://suite.test/')).toEqual([]);
  });

  test('takes the promised bytes and refuses others', async () => {
    fetched.mockImplementation(async () => answer({}));
    await fetchFile({ url, hash: hash('let a;'), group });
    await expect(fetchFile({ url, hash: hash('let b;'), group })).rejects.toThrow('is not what its release');
    await fetchFile({ url, hash: hash('let a;'), group });
  });

  test('asks past the cache after six silent seconds, and takes the answer that comes', async () => {
    jest.useFakeTimers();
    fetched.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(answer({}));
    const file = fetchFile({ url, hash: hash('let a;'), group });
    await jest.advanceTimersByTimeAsync(5_900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(200);
    await file;
    expect(fetched).toHaveBeenLastCalledWith(url, expect.objectContaining({ cache: 'reload' }));
    jest.useRealTimers();
  });
});
