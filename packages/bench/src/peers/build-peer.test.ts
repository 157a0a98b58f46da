import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compressFiles, digestOf } from './build-peer.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-peer-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src', 'app.ts'), 'export {};');
});
afterEach(() => rm(folder, { recursive: true }));

test('a peer is built anew when a file of it changes, and not for what tools leave behind', async () => {
  const first = await digestOf(folder);
  await mkdir(join(folder, 'node_modules'));
  await writeFile(join(folder, 'node_modules', 'a.js'), '1');
  expect(await digestOf(folder)).toBe(first);
  await writeFile(join(folder, 'src', 'app.ts'), 'export { };');
  expect(await digestOf(folder)).not.toBe(first);
});

test('large scripts get smaller copies, pages and small files none', async () => {
  const script = 'let a = 1;\n'.repeat(200);
  await writeFile(join(folder, 'src', 'large.js'), script);
  await writeFile(join(folder, 'src', 'small.js'), 'let a = 1;');
  await writeFile(join(folder, 'index.html'), script);
  await compressFiles(folder);
  expect(
    (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort(),
  ).toEqual([join('src', 'large.js.br'), join('src', 'large.js.gz')]);
  expect(brotliDecompressSync(await readFile(join(folder, 'src', 'large.js.br'))).toString()).toBe(script);
  expect(gunzipSync(await readFile(join(folder, 'src', 'large.js.gz'))).toString()).toBe(script);
});
