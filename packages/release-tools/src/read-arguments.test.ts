import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { chooseRegistry } from './read-arguments.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suite-release-'));
});
afterEach(() => rm(folder, { recursive: true }));

const choose = async (values: { registry?: string }, variable?: string) => {
  const environment = { SUITE_TOKEN: 'release_x', ...(variable && { SUITE_REGISTRY_URL: variable }) };
  const given = { json: false, help: false, ...values };
  const registry = await chooseRegistry(given, { folder, environment });
  return registry.url;
};

const npmrc = (text: string) => writeFile(join(folder, '.npmrc'), text);

test('the registry is the one named, else that of the environment, else the suite that the SDK comes from', async () => {
  await npmrc('@suite:registry=https://suite.example/platform/sdk/\nsave-exact=true\n');
  const registry = 'https://named.example';
  expect(await choose({ registry }, 'https://variable.example')).toBe(registry);
  expect(await choose({}, 'https://variable.example')).toBe('https://variable.example');
  expect(await choose({})).toBe('https://suite.example');
});

test.each([
  ['save-exact=true\n@suite:registry = http://localhost:4310/platform/sdk\n', 'http://localhost:4310'],
  ['@suite:registry=https://packages.example/npm/\n', 'http://localhost:3000'],
  ['#@suite:registry=https://suite.example/platform/sdk/\n', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
])('an .npmrc with %j means %s', async (text, url) => {
  await npmrc(text);
  expect(await choose({})).toBe(url);
});

test('a folder without an .npmrc means the suite of this machine', async () => {
  expect(await choose({})).toBe('http://localhost:3000');
});
