import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isInstalled, writeMarker } from './install.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-install-'));
  await writeLock({
    'node_modules/yup': { version: '1.7.1' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  });
});
afterEach(() => rm(folder, { recursive: true }));

const writeLock = (packages: object) =>
  writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));

async function npmInstalled(packages: object) {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('a fresh clone is not installed', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('what npm installed by hand counts when it fits the lock file', async () => {
  await npmInstalled({ 'node_modules/yup': { version: '1.7.1' } });
  expect(isInstalled(folder)).toBe(true);
});

test.each([
  ['another version', { 'node_modules/yup': { version: '1.6.0' } }],
  ['a missing package', {}],
])('%s is not installed', async (_what, packages) => {
  await npmInstalled(packages);
  expect(isInstalled(folder)).toBe(false);
});

test('a changed lock file asks for a new installation', async () => {
  await npmInstalled({ 'node_modules/yup': { version: '1.7.1' } });
  writeMarker(folder);
  expect(isInstalled(folder)).toBe(true);
  await writeLock({ 'node_modules/yup': { version: '1.8.0' } });
  expect(isInstalled(folder)).toBe(false);
});

test('a package that was added by hand, with the lock file, counts as well', async () => {
  await npmInstalled({ 'node_modules/yup': { version: '1.7.1' } });
  writeMarker(folder);
  await writeLock({ 'node_modules/yup': { version: '1.8.0' } });
  await npmInstalled({ 'node_modules/yup': { version: '1.8.0' } });
  expect(isInstalled(folder)).toBe(true);
});

test('what was installed for another Node is installed anew', async () => {
  await npmInstalled({ 'node_modules/yup': { version: '1.7.1' } });
  const marker = join(folder, 'node_modules/.suite-install.json');
  await writeFile(marker, JSON.stringify({ lock: 'same', node: 1, platform: 'other' }));
  expect(isInstalled(folder)).toBe(false);
});
