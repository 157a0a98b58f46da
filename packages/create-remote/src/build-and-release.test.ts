import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findRunningSuite } from './build-and-release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suite-running-'));
const token = join(folder, 'release-token');
const server = createServer((_request, answer) => answer.end('{}'));
let port: number;

beforeAll(async () => {
  writeFileSync(token, 'a-token\n');
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const find = (environment: NodeJS.ProcessEnv) => findRunningSuite(folder, { DATA_DIR: '.', ...environment });

test('the suite of this machine is found by its port or its address', async () => {
  expect(await find({ PORT: String(port) })).toEqual({ url: `http://localhost:${port}`, token });
  const url = `http://localhost:${port}`;
  expect(await find({ SUITE_REGISTRY_URL: url })).toEqual({ url, token });
});

test.each<[string, () => NodeJS.ProcessEnv]>([
  ['nothing answers', () => ({ PORT: '1' })],
  ['it left no token', () => ({ PORT: String(port), DATA_DIR: 'elsewhere' })],
  ['the registry is elsewhere', () => ({ SUITE_REGISTRY_URL: 'https://suite.example' })],
  ['the address is none', () => ({ SUITE_REGISTRY_URL: 'localhost' })],
])('none is found when %s', async (_when, environment) => {
  expect(await find(environment())).toBeUndefined();
});
