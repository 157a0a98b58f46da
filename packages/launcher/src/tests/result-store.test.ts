import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cacheFolder } from '../install/cache-folder.mjs';
import { openResultStore } from './result-store.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const group = { id: '@suite/ui#test', hash: 'a1' };
const result = { passed: 3, at: '2026-11-22T10:00:00.000Z', slowest: [] };

test('a result is found again under the same hash alone', () => {
  const store = openResultStore(folder);
  expect(store.find(group)).toBeUndefined();
  store.save(group, result);
  expect(store.find(group)).toEqual(result);
  expect(store.find({ ...group, hash: 'a2' })).toBeUndefined();
  expect(store.find({ ...group, id: 'mf-ui#test' })).toBeUndefined();
});

test('a file that is not whole counts as no result', () => {
  const store = openResultStore(folder);
  store.save(group, result);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), '{"passed":');
  expect(store.find(group)).toBeUndefined();
});

test('results are removed after thirty days', () => {
  const store = openResultStore(folder);
  store.save(group, result);
  const [file = ''] = readdirSync(folder);
  const day = 24 * 60 * 60;
  const now = Date.now() / 1000;
  utimesSync(join(folder, file), now, now - 29 * day);
  store.prune();
  expect(store.find(group)).toEqual(result);
  utimesSync(join(folder, file), now, now - 31 * day);
  store.prune();
  expect(store.find(group)).toBeUndefined();
});

test('clones share a folder of the user', () => {
  expect(cacheFolder({ SUITE_CACHE_DIR: '/cache' })).toBe('/cache');
  expect(cacheFolder({ XDG_CACHE_HOME: '/home/ada/.cache' })).toBe(
    join('/home/ada/.cache', 'management-suite'),
  );
});
