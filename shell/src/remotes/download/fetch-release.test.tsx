import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoadableRelease } from '@suite/descriptor';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { awaitRelease, fetchRelease, isArriving, refetchRelease } from './fetch-release.ts';
import { fileUrl, stampIntegrity } from './integrity.ts';
import { bodyOf } from '../../testing/body-of.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const later = 'later.js';
const texts: Record<string, string> = { 'entry.js': 'entry', 'a.js': 'a', 'b.css': 'b', [later]: 'later' };
const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, hashOf(text)]));

let number = 0;
/** The new release has its hashes in a separate file. */
function newRelease(parts: Partial<LoadableRelease> = {}): LoadableRelease {
  const release = `1.0.0-${String((number += 1)).padStart(12, '0')}`;
  const { files: _files, ...rest } = liveRemote({ release, base: `/releases/mf-sample/${release}/` });
  return { ...rest, entry: 'entry.js', preload: ['a.js', 'b.css'], hashes: `/hashes/${release}`, ...parts };
}

type ReleaseAction = (url: string, init?: RequestInit) => object | Promise<object>;
const server = jest.fn<ReleaseAction>();
const json = (value: unknown) => ({ ok: true, status: 200, body: bodyOf(JSON.stringify(value)) });

function file(text: string, type: string) {
  return { ok: true, status: 200, headers: new Map([['content-type', type]]), body: bodyOf(text) };
}
const wellServer: ReleaseAction = (url) => {
  const name = url.split('/').at(-1) ?? '';
  if (url.startsWith('/hashes/')) return json({ files });
  return file(texts[name] ?? '', name.endsWith('.css') ? 'text/css' : 'text/javascript');
};

beforeEach(() => {
  globalThis.fetch = (async (url: string, init?: RequestInit) => server(url, init)) as typeof fetch;
  server.mockReset().mockImplementation(wellServer);
});
const asked = () => server.mock.calls.map(([url]) => url.split('/').slice(-1)[0]);
const stamp = (release: LoadableRelease, name: string) => {
  const script = Object.assign(document.createElement('script'), { src: fileUrl(release, name) });
  stampIntegrity(script);
  return script.integrity;
};

describe('fetchRelease', () => {
  test('asks for hashes and files at once, and trusts the later files too', async () => {
    const release = newRelease();
    let answerHashes: (answer: object) => void = () => undefined;
    server.mockImplementation((url) =>
      url.startsWith('/hashes/') ? new Promise((resolve) => (answerHashes = resolve)) : wellServer(url),
    );
    const fetching = fetchRelease(release);
    await Promise.resolve();
    expect(asked()).toEqual([release.release, 'entry.js', 'a.js', 'b.css']);
    expect(() => stamp(release, later)).toThrow('not a file of a known release');
    answerHashes(json({ files }));
    await fetching;
    expect(stamp(release, later)).toBe(files[later]);
    await fetchRelease(release);
    expect(asked()).toHaveLength(4);
  });

  test('asks for no hashes that the document holds', async () => {
    await fetchRelease(newRelease({ files, hashes: undefined }));
    expect(asked()).toEqual(['entry.js', 'a.js', 'b.css']);
  });

  test.each<[string, ReleaseAction, RegExp]>([
    ['hashes that are missing', () => ({ ok: false, status: 404 }), /answered 404/],
    ['a server that is down', () => ({ ok: false, status: 503 }), /answered 503/],
    ['a page in their place', () => ({ ok: true, body: bodyOf('<html>') }), /did not arrive/],
    ['another document', () => json({ remotes: [] }), /no list of hashes/],
    ['a hash that is none', () => json({ files: { ...files, 'a.js': 'sha1-abc' } }), /no sha384/],
    [
      'a list without the entry',
      () => json({ files: { 'a.js': files['a.js'] } }),
      /entry\.js is not a file of its release/,
    ],
    [
      'hashes of other bytes',
      () => json({ files: { ...files, 'a.js': hashOf('other') } }),
      /a\.js is not what its release/,
    ],
    ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch')), /did not arrive/],
  ])('refuses %s, and asks past the cache the next time', async (_what, hashes, message) => {
    const release = newRelease();
    server.mockImplementation((url, init) =>
      url.startsWith('/hashes/') ? hashes(url, init) : wellServer(url),
    );
    await expect(fetchRelease(release)).rejects.toThrow(message);

    server.mockReset().mockImplementation(wellServer);
    await refetchRelease(release);
    const again = server.mock.calls.find(([url]) => url.startsWith('/hashes/'));
    expect(again?.[1]).toMatchObject({ cache: 'reload' });
    expect(stamp(release, later)).toBe(files[later]);
  });

  describe('whose files hang', () => {
    let calledOff: string[];
    beforeEach(() => {
      jest.useFakeTimers();
      calledOff = [];
      server.mockImplementation((url, init) => {
        if (!url.startsWith('/hashes/')) return wellServer(url);
        return new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => {
            calledOff.push(url);
            reject(new DOMException('over', 'AbortError'));
          });
        });
      });
    });
    afterEach(() => void jest.useRealTimers());

    test('waits on where the page does, and asks again', async () => {
      const release = newRelease();
      const stop = awaitRelease(release);
      const fetching = fetchRelease(release);
      fetching.catch(() => undefined);
      await jest.advanceTimersByTimeAsync(7_000);
      expect(asked().filter((name) => name === release.release)).toHaveLength(2);
      expect(calledOff).toEqual([]);
      stop();
      await jest.advanceTimersByTimeAsync(120_000);
      await expect(fetching).rejects.toThrow('did not arrive');
    });

    test('gives up what is only fetched ahead', async () => {
      const release = newRelease();
      const refused = expect(fetchRelease(release)).rejects.toThrow('did not arrive');
      await jest.advanceTimersByTimeAsync(20_000);
      await refused;
      expect(asked().filter((name) => name === release.release)).toHaveLength(1);
    });

    test('is known to arrive no more', async () => {
      const release = newRelease();
      fetchRelease(release).catch(() => undefined);
      await jest.advanceTimersByTimeAsync(900);
      expect(isArriving(release)).toBe(true);
      await jest.advanceTimersByTimeAsync(200);
      expect(isArriving(release)).toBe(false);
    });
  });
});
