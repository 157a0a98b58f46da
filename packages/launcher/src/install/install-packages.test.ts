import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { installPackages, type Result } from './install-packages.mjs';

const lock = { packages: { 'node_modules/yup': { version: '1.7.1', integrity: 'sha512-…' } } };
const done: Result = { ok: true, lines: [] };
const missing = { ok: false, lines: ['npm error code E404'] };
const offline = { ok: false, lines: ['npm error code ENOTFOUND'] };

let folder: string;
let addressed: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-packages-'));
  addressed = join(folder, 'npm-shrinkwrap.json');
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
});
afterEach(() => rm(folder, { recursive: true }));

/** Fakes npm with a mirror; records the address of yup for each installation. */
function npmThat(registry: string, ...results: Result[]) {
  const seen: unknown[] = [];
  const runNpm = async ([command]: string[]) => {
    if (command === 'config') return { ok: true, lines: [registry] };
    const found = existsSync(addressed) ? (JSON.parse(readFileSync(addressed, 'utf8')) as typeof lock) : lock;
    seen.push(found.packages['node_modules/yup']);
    return results.shift() ?? done;
  };
  return { runNpm, seen };
}

const [plain] = Object.values(lock.packages);
const withAddress = { ...plain, resolved: 'https://mirror.example/npm/yup/-/yup-1.7.1.tgz' };

test('npm is told the addresses while it installs', async () => {
  const { runNpm, seen } = npmThat('https://mirror.example/npm/');
  expect(await installPackages(folder, runNpm)).toEqual(done);
  expect(seen).toEqual([withAddress]);
  expect(existsSync(addressed)).toBe(false);
});

test('where nothing is found at these addresses npm is asked to find them itself', async () => {
  const { runNpm, seen } = npmThat('https://mirror.example/npm/', missing);
  expect(await installPackages(folder, runNpm)).toEqual(done);
  expect(seen).toEqual([withAddress, plain]);
});

test('what fails both times is told as the lock file alone made it fail', async () => {
  const { runNpm } = npmThat('https://mirror.example/npm/', missing, offline);
  expect(await installPackages(folder, runNpm)).toEqual(offline);
  expect(existsSync(addressed)).toBe(false);
});

test('without the address of a registry npm installs by the lock file alone', async () => {
  const { runNpm, seen } = npmThat('undefined');
  await installPackages(folder, runNpm);
  expect(seen).toEqual([plain]);
});
