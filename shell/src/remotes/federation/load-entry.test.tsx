import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LoadableRelease } from '@suite/descriptor';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { fileUrl, trustRelease } from '../download/integrity.ts';

const imported = jest.fn<(url: string) => Promise<object>>();
jest.doMock('./import-module.ts', () => ({ importModule: imported }));

const hash = `sha384-${'A'.repeat(64)}`;
const globals = globalThis as Record<string, unknown>;
let number = 0;

function newRelease(parts: Partial<LoadableRelease>): LoadableRelease {
  const release = `1.0.0-${String((number += 1)).padStart(12, '0')}`;
  const made = { ...liveRemote({ release, base: `/releases/mf-sample/${release}/` }), ...parts };
  const files = Object.fromEntries([made.entry, ...made.preload].map((file) => [file, hash]));
  const whole = { ...made, files: { ...files, ...parts.files } };
  trustRelease(whole);
  return whole;
}

const load = async (release: LoadableRelease) => (await import('./load-entry.ts')).loadEntry(release);
type Element = HTMLScriptElement | HTMLLinkElement;
let put: Element[] = [];
let act: (element: Element) => 'load' | 'error' | undefined = () => 'load';

beforeEach(() => {
  put = [];
  act = () => 'load';
  imported.mockReset().mockResolvedValue({ mount: () => undefined });
  jest.spyOn(document.head, 'append').mockImplementation((element) => {
    const added = element as Element;
    put.push(added);
    queueMicrotask(() => {
      const event = act(added);
      if (event) added.dispatchEvent(new Event(event));
    });
  });
  // jsdom does not support module preloads.
  jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(true);
});
afterEach(() => void jest.restoreAllMocks());

const addresses = () =>
  put.map((element) => new URL(element instanceof HTMLScriptElement ? element.src : element.href).pathname);

describe('an entry that is an ES module', () => {
  const fields = { entryType: 'module', entry: 'remote.js', preload: ['chunk.mjs', 'remote.css'] };

  test('is imported once all its scripts are verified', async () => {
    const release = newRelease(fields);
    const exported = { mount: () => undefined };
    imported.mockImplementation(async () => {
      expect(put).toHaveLength(2);
      return exported;
    });
    expect(await load(release)).toBe(exported);
    expect(imported).toHaveBeenCalledWith(fileUrl(release, 'remote.js'));
    expect(addresses()).toEqual([`${release.base}remote.js`, `${release.base}chunk.mjs`]);
    for (const element of put)
      expect(element).toMatchObject({ rel: 'modulepreload', integrity: hash, crossOrigin: 'anonymous' });
    await load(release);
    expect(imported).toHaveBeenCalledTimes(1);
  });

  test('has another module beside it, which is verified with it', async () => {
    const release = newRelease({ ...fields, entry: 'assets/remote.mjs', preload: ['assets/notes.mjs'] });
    const { importExposed } = await import('./load-entry.ts');
    const notes = { mount: () => undefined };
    const entry = await load(release);
    imported.mockReset().mockResolvedValue(notes);
    expect(await importExposed(release, './notes', entry)).toBe(notes);
    expect(imported).toHaveBeenCalledWith(fileUrl(release, 'assets/notes.mjs'));
    expect(put.map(({ integrity }) => integrity)).toEqual([hash, hash]);
    expect(await importExposed(release, './remote', entry)).toBe(entry);
  });

  test('never runs when one of its scripts is not what it should be, and may be tried again', async () => {
    const release = newRelease(fields);
    act = (element) => (element.getAttribute('href')?.endsWith('chunk.mjs') ? 'error' : 'load');
    await expect(load(release)).rejects.toThrow('chunk.mjs could not be put into the page');
    expect(imported).not.toHaveBeenCalled();
    act = () => 'load';
    await load(release);
    expect(imported).toHaveBeenCalledTimes(1);
  });

  test('never runs where nothing would be verified', async () => {
    jest.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
    await expect(load(newRelease(fields))).rejects.toThrow('This browser cannot verify ES modules');
    await expect(load(newRelease({ ...fields, files: { 'late.js': hash } }))).rejects.toThrow(
      'late.js would be loaded without being verified',
    );
    expect(imported).not.toHaveBeenCalled();
    expect(put).toEqual([]);
  });
});

describe('an entry that is a script', () => {
  const fields = {
    entryType: 'script',
    entry: 'entry.js',
    preload: ['chunk.js'],
    entryGlobals: ['tasks', 'webpackChunktasks'],
  };
  const isEntry = (element: Element) => element.getAttribute('src')?.endsWith('entry.js');

  test('runs after its chunks, and leaves its globals to the next build', async () => {
    const [first, second] = [newRelease(fields), newRelease(fields)];
    act = (element) => {
      if (isEntry(element)) globals.tasks = { chunks: globals.webpackChunktasks, init() {}, get() {} };
      else
        globals.webpackChunktasks = [
          ...((globals.webpackChunktasks as string[]) ?? []),
          element.getAttribute('src'),
        ];
      return 'load';
    };
    const entries = await Promise.all([load(first), load(second)]);
    expect(entries).toMatchObject([
      { chunks: [fileUrl(first, 'chunk.js')] },
      { chunks: [fileUrl(second, 'chunk.js')] },
    ]);
    expect([globals.tasks, globals.webpackChunktasks]).toEqual([undefined, undefined]);
    expect(put.every(({ integrity }) => integrity === hash)).toBe(true);
  });

  test('that defines nothing is refused, and the next one is loaded all the same', async () => {
    await expect(load(newRelease(fields))).rejects.toThrow('entry.js defines no global tasks');
    act = (element) => {
      if (isEntry(element)) globals.tasks = { init() {}, get() {} };
      return 'load';
    };
    expect(await load(newRelease(fields))).toHaveProperty('get');
  });
});

test('an entry of a type that this shell does not know is refused', async () => {
  await expect(load(newRelease({ entryType: 'system' }))).rejects.toThrow('an entry of type system');
});
