import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ensureChromium, findChromium, installSystemChromium } from './chromium.mjs';
import { createProgress } from '../progress.mjs';

const silent = createProgress({ write: () => undefined });
let folder: string;

const given = process.env['CHROMIUM_PATH'];

beforeEach(async () => {
  delete process.env['CHROMIUM_PATH'];
  folder = await mkdtemp(join(tmpdir(), 'suite-chromium-'));
});
afterEach(async () => {
  if (given === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = given;
  await rm(folder, { recursive: true });
});

test('finds an installed browser on the path', async () => {
  const browser = join(folder, 'google-chrome');
  await writeFile(browser, '');
  await chmod(browser, 0o755);
  expect(findChromium(['/nowhere', folder].join(delimiter))).toBe(browser);
});

test('CHROMIUM_PATH comes first', async () => {
  process.env['CHROMIUM_PATH'] = folder;
  expect(await ensureChromium(silent)).toBe(folder);
});

test('a CHROMIUM_PATH that does not exist is said, not passed over', async () => {
  process.env['CHROMIUM_PATH'] = join(folder, 'gone');
  await expect(ensureChromium(silent)).rejects.toThrow(
    `CHROMIUM_PATH names ${join(folder, 'gone')}, which does not exist.`,
  );
});

test('nothing is installed where a browser is there', async () => {
  process.env['CHROMIUM_PATH'] = folder;
  const said: string[] = [];
  const progress = createProgress({ write: (text) => said.push(text) });
  expect(await installSystemChromium(progress)).toBe(folder);
  expect(said).toEqual([]);
});
