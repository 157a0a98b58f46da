import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findUnreleased } from './commands/release.ts';
import { readLocalRelease } from './local/read-local-release.ts';
import { buildRemote, remote as name } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;

const cli = (...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: server.token, SUITE_REGISTRY_URL: server.url }, argv);

async function unreleased(marker: string): Promise<string[]> {
  await buildRemote(home, marker);
  const build = await readLocalRelease(name, join(home, name, 'dist'));
  server.requests.length = 0;
  return (await findUnreleased(server, [build])).map(({ manifest }) => manifest.name);
}

async function release(marker: string, ...options: string[]): Promise<void> {
  await buildRemote(home, marker);
  expect(await cli('release', name, ...options)).toMatchObject({ code: 0 });
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-unreleased-'));
  server = await startRegistry(home);
});

afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

// The steps depend on each other.
test('finds what `release` would make live, and nothing else, by one request', async () => {
  expect(await unreleased('a')).toEqual([name]);
  await release('a');
  expect(await unreleased('a')).toEqual([]);
  expect(server.requests).toEqual(['/platform/releases/overview']);

  // One changed file makes a different release.
  expect(await unreleased('b')).toEqual([name]);
  await release('b');
  expect(await unreleased('a')).toEqual([name]);

  // With a canary the release is not live for all users.
  await release('a', '--percent', '10');
  expect(await unreleased('b')).toEqual([name]);
  await cli('rollback', name, '--canary');
  expect(await unreleased('b')).toEqual([]);
});

test('finds a build that was rolled back, which `release` makes live again', async () => {
  await release('before');
  await release('after');
  await cli('rollback', name);
  expect(await unreleased('before')).toEqual([]);
  expect(await unreleased('after')).toEqual([name]);
  expect(JSON.parse((await cli('release', name, '--json')).stdout)).toMatchObject({ moved: true });
});
