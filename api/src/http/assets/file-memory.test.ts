import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openFileMemory } from './file-memory.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};

test('a hashed file is read once', async () => {
  const memory = openFileMemory();
  const file = await write('main.1a2b.js', 'one');
  const first = await memory.readHashed(file);
  await rm(file);
  expect(await memory.readHashed(file)).toBe(first);
  expect(first?.content.toString()).toBe('one');
});

test('memory holds no more bytes than it may, and drops what was asked for longest ago', async () => {
  const memory = openFileMemory(2_500);
  const files = await Promise.all(['a', 'b', 'c'].map((name) => write(name, name.repeat(1_000))));
  for (const file of files) await memory.readHashed(file);
  const large = await write('large', 'x'.repeat(3_000));
  expect((await memory.readHashed(large))?.content).toHaveLength(3_000);
  for (const file of [...files, large]) await rm(file);
  const kept = await Promise.all([...files, large].map(memory.readHashed));
  expect(kept.map((file) => file !== undefined)).toEqual([false, true, true, false]);
});

test('a file that a build replaces is sent again, and one that it removes is not found', async () => {
  const memory = openFileMemory();
  const file = await write('index.html', 'one');
  const first = await memory.readCurrent(file);
  expect(await memory.readCurrent(file)).toBe(first);
  await write('index.html', 'two');
  await utimes(file, 1, 1);
  expect((await memory.readCurrent(file))?.content.toString()).toBe('two');
  await rm(file);
  expect(await memory.readCurrent(file)).toBeUndefined();
  expect(await memory.readCurrent(folder)).toBeUndefined();
});
