import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createProgress } from '../progress.mjs';
import { openResultStore } from './result-store.mjs';
import { storeResults } from './store-results.mjs';
import { toolchainVersions } from './test-environment.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suite-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const group = {
  id: 'mf-bookings#test',
  kind: 'unit' as const,
  name: 'mf-bookings',
  hash: 'a1',
  inputs: [],
  environment: [],
  builds: [],
};
const passed = [{ group, outcome: { passed: 3, failed: 0, failures: [], skipped: [], slowest: [] } }];

async function storeInto(storeFolder: string, hashAfterRun: string) {
  const lines: string[] = [];
  const progress = createProgress({ write: (text: string) => lines.push(text) });
  await storeResults(progress, passed, toolchainVersions(), {
    store: openResultStore(storeFolder),
    listGroups: async () => [{ ...group, hash: hashAfterRun }],
  });
  return lines;
}

test('what passed is stored under the hash of its inputs', async () => {
  expect(await storeInto(folder, 'a1')).toEqual([]);
  expect(openResultStore(folder).find(group)).toMatchObject({ passed: 3 });
});

test('a group whose inputs were edited while it ran is not stored', async () => {
  await storeInto(folder, 'b2');
  expect(openResultStore(folder).find(group)).toBeUndefined();
});

test('a folder that cannot be written to is reported and fails nothing', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const [line] = await storeInto(join(file, 'results'), 'a1');
  expect(line).toMatch(/set SUITE_CACHE_DIR to a writable folder\. \(Error: E(NOTDIR|EXIST)/);
});
