import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createReleaseToken } from '@suite/registry';
import { buildRemote, descriptor, remote as name } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;
let operator: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-permissions-'));
  server = await startRegistry(home);
  operator = await createReleaseToken(server.database, { remote: '*', label: 'Operations' });
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

const as = (token: string, ...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: token, SUITE_REGISTRY_URL: server.url }, argv);
const waits = '! 1 permission waits for acceptance by an operator: tools.use';

test('a team is told that its permission waits, and an operator accepts and withdraws it', async () => {
  const team = server.token;
  const ownPermissions = [{ name: 'tools.use', title: 'Use the tools', explanation: 'Open the tools.' }];
  const translations = { de: { 'Use the tools': 'Die Werkzeuge benutzen' } };
  await buildRemote(home, 'own', { descriptor: { ...descriptor, ownPermissions, translations } });
  expect((await as(team, 'check', name)).stdout).toMatch(
    /^Warning: An operator must accept tools\.use on Releases/m,
  );
  expect((await as(team, 'release', name)).stdout).toMatch(/^Warning: An operator must accept tools\.use/m);
  expect((await as(team, 'status', name)).stdout).toContain(waits);
  expect((await as(team, 'status')).stdout).toContain(waits);
  expect((await as(team, 'permissions', name)).stdout).toBe(
    'tools.use  Use the tools  waits for acceptance\n',
  );
  expect(await as(team, 'accept-permission', 'tools.use')).toMatchObject({
    code: 1,
    stderr: 'Operators decide about permissions: ask one of them about tools.use.\n',
  });

  const accepted = await as(operator, 'accept-permission', 'tools.use');
  expect(accepted.stdout).toMatch(
    /^tools\.use of Tools \(2\.1\.0-\w{12}\): Use the tools\n {2}Open the tools\.\n {2}de: Die Werkzeuge benutzen\ntools\.use is accepted\.\n$/,
  );
  expect((await as(operator, 'permissions')).stdout).toMatch(
    /^tools\.use {2}Use the tools {2}accepted {2,}\d{4}-\d\d-\d\d \d\d:\d\d by Operations\n$/,
  );
  expect((await as(team, 'status', name)).stdout).not.toContain('waits for acceptance');
  const withdrawn = await as(operator, 'withdraw-permission', 'tools.use', '--json');
  expect(JSON.parse(withdrawn.stdout)).toMatchObject({
    success: true,
    changed: true,
    permission: { name: 'tools.use', status: 'withdrawn' },
  });
  expect((await as(operator, 'accept-permission', 'tools.other')).stderr).toBe(
    'No release declares tools.other. The command permissions lists those that are.\n',
  );
});

test.each([['manage_hotel'], ['tools'], ['Tools.use'], ['tools.use', 'more']])(
  'accept-permission %s is not understood',
  async (...names) => {
    expect((await as(operator, 'accept-permission', ...names)).code).toBe(2);
  },
);
