import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { keepTransforms } from './keep-transforms.cjs';

let folder: string;
let file: string;
let made = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-module-'));
});
beforeEach(() => {
  made += 1;
  file = join(folder, `${made}.ts`);
  writeFileSync(file, 'first');
});
afterAll(() => rmSync(folder, { recursive: true }));

function openCache(settings = 'swc') {
  const read = jest.fn((path: string, how?: { isInternalModule?: boolean }) => {
    const code = readFileSync(path, 'utf8');
    if (!how?.isInternalModule) cache.transforms.set(path, { code, sourceMapPath: `${path}.map` });
    return code;
  });
  const cache = {
    transform: read,
    transforms: new Map<string, object>(),
    sourceMaps: new Map<string, string>(),
  };
  keepTransforms(cache as unknown as Parameters<typeof keepTransforms>[0], settings);
  return { read, cache };
}

test('the next test file takes the code of a file, and its source map, without reading it', () => {
  openCache().cache.transform(file);
  const { read, cache } = openCache();
  expect(cache.transform(file)).toBe('first');
  expect(read).not.toHaveBeenCalled();
  expect([...cache.transforms.keys()]).toEqual([file]);
  expect(cache.sourceMaps.get(file)).toBe(`${file}.map`);
});

test.each(['third', 'another length'])('a file that has become %p is read again', (text) => {
  openCache().cache.transform(file);
  writeFileSync(file, text);
  // Two changes within one clock tick of the file system have the same time.
  utimesSync(file, 1_000, 1_000);
  const { read, cache } = openCache();
  expect(cache.transform(file)).toBe(text);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a file is another one to a workspace that transforms otherwise', () => {
  openCache().cache.transform(file);
  const { read, cache } = openCache('none');
  cache.transform(file);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a file is another one to Jest itself, which takes it as it is', () => {
  openCache().cache.transform(file);
  const { read, cache } = openCache();
  cache.transform(file, { isInternalModule: true });
  expect(read).toHaveBeenCalledTimes(1);
  expect(cache.transforms.size).toBe(0);
});

test('a module that is evaluated again is the file as it is now', () => {
  const load = (): unknown => {
    jest.resetModules();
    return jest.requireActual<{ word: string }>(file).word;
  };
  for (const word of ['first', 'second']) {
    writeFileSync(file, `export const word: string = '${word}';\n`);
    expect([load(), load()]).toEqual([word, word]);
  }
});
