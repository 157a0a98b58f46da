import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { buildRemote, descriptor, remote } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;
let service: Server;
let origin: string;
let operator: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-services-'));
  server = await startRegistry(home);
  operator = await createReleaseToken(server.database, { remote: '*', label: 'Operator' });
  service = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(service, 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await server.stop();
  await rm(home, { recursive: true });
});

beforeEach(() => server.database.query(sql`truncate releases, services, service_changes cascade`));

const cliAs = (token: string, ...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: token, SUITE_REGISTRY_URL: server.url }, argv);
const cli = (...argv: string[]) => cliAs(operator, ...argv);
const updatedAt = async () =>
  /updated at (\S+)/.exec((await cli('services')).stdout)?.[1] ?? 'nothing is mapped';

const buildForSpa = () => buildRemote(home, 'a', { descriptor: { ...descriptor, services: ['spa'] } });

test('a release that needs a service goes live once an operator has mapped it', async () => {
  expect((await cli('services')).stdout).toMatch(/^No service is mapped at http/);
  await buildForSpa();
  const refused = await cliAs(server.token, 'release', remote);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining(
      'The service spa is not mapped: let an operator map it by "suite-release map-service spa <address> --remote',
    ),
  ]);
  const byTeam = await cliAs(server.token, 'map-service', 'spa', origin);
  expect([byTeam.code, byTeam.stderr]).toEqual([
    1,
    `This token is for ${remote}; services are mapped by operators.\n`,
  ]);
  const open = await cli('map-service', 'spa', origin);
  expect(open.code).toBe(0);
  const rival = await cliAs(server.token, 'release', remote);
  expect([rival.code, rival.stderr]).toEqual([
    1,
    expect.stringContaining(`No operator has accepted that ${remote} calls the service spa`),
  ]);
  const mapped = await cli(
    ...['map-service', 'spa', origin, '--remote', remote, '--updated-at', await updatedAt()],
  );
  expect([mapped.code, mapped.stdout]).toEqual([0, `spa is mapped to ${origin}.\n`]);
  expect((await cliAs(server.token, 'release', remote)).code).toBe(0);
  const { stdout } = await cli('services');
  expect(stdout).toMatch(
    new RegExp(
      `^spa  ${origin}  for ${remote}  needed by ${remote}  healthy .* no calls in 24 hours  updated at `,
    ),
  );
  expect(stdout).toMatch(
    new RegExp(
      `spa  ${origin} -> ${origin} +for ${remote} +Operator\n.*spa  nothing -> ${origin} +no remote may call it  Operator$`,
      'm',
    ),
  );
});

test('a mapping is changed and ended by what services printed of it, and while it is needed by force', async () => {
  await cli('map-service', 'spa', origin, '--remote', remote);
  await buildForSpa();
  await cliAs(server.token, 'release', remote);
  const blind = await cli('map-service', 'spa', 'http://127.0.0.1:1');
  expect([blind.code, blind.stderr]).toEqual([
    1,
    expect.stringContaining('to change that, send its updated_at'),
  ]);
  const changed = await cli('map-service', 'spa', 'http://127.0.0.1:1', '--updated-at', await updatedAt());
  expect(changed.stdout).toBe('spa is mapped to http://127.0.0.1:1.\n');
  expect((await cli('services')).stdout).toMatch(
    /not healthy: GET \/health could not be sent \(ECONNREFUSED\)/,
  );
  const needed = await cli('unmap-service', 'spa', '--updated-at', await updatedAt());
  expect([needed.code, needed.stderr]).toEqual([
    1,
    expect.stringContaining(`The live release of ${remote} needs spa`),
  ]);
  const ended = await cli('unmap-service', 'spa', '--force', '--json', '--updated-at', await updatedAt());
  expect(JSON.parse(ended.stdout)).toMatchObject({ success: true, alias: 'spa', remotes: [remote] });
});

test.each([
  ['map-service'],
  ['map-service', 'spa'],
  ['map-service', 'Spa', 'https://spa.example'],
  ['map-service', 'spa', 'https://spa.example', 'more'],
  ['unmap-service'],
  ['unmap-service', 'spa', 'https://spa.example'],
  ['services', 'spa'],
  ['services', '--force'],
])('%s %s %s is not understood', async (...argv) => {
  expect((await cli(...argv)).code).toBe(2);
});
