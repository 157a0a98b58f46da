import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createReleaseToken } from '@suite/registry';
import { buildRemote, remote as name } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let registry: RegistryServer;
let machine: Server;
let url: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-grant-'));
  registry = await startRegistry(home);
  await buildRemote(home, 'mine');
  const release = await readFile(join(home, name, 'dist/release.json'));
  machine = createServer((request, answer) => {
    const isThere = request.url === '/tools/release.json';
    answer.statusCode = isThere ? 200 : 404;
    answer.end(isThere ? release : '');
  });
  await new Promise<void>((listening) => machine.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(machine.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  machine.close();
  await registry.stop();
  await rm(home, { recursive: true });
});

const grant = (...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: registry.token, SUITE_REGISTRY_URL: registry.url }, [
    'grant-override',
    name,
    '--hours',
    '2',
    ...argv,
  ]);
const shownWith = async (text: string) => {
  const headers = { 'x-suite-override': text };
  const { remotes } = (await registry.app.inject({ url: '/platform/remotes', headers })).json<{
    remotes: { name: string; base: string; cohort: string }[];
  }>();
  return remotes.map(({ base, cohort }) => [base, cohort]);
};

test('grants with the release.json that is served there, so that it is shown at once', async () => {
  const outcome = await grant('--url', `${url}tools`, '--json');
  const granted = JSON.parse(outcome.stdout) as { success: boolean; grant: string; granted_to: string };
  expect(granted).toMatchObject({
    success: true,
    granted_to: 'the first user who confirms the grant',
    url: `${url}tools/`,
  });
  expect(await shownWith(granted.grant)).toEqual([]);
  const headers = { 'x-suite-override': granted.grant };
  await registry.app.inject({ method: 'POST', url: '/platform/overrides/confirm', headers, payload: {} });
  expect(await shownWith(granted.grant)).toEqual([[`${url}tools/`, 'override']]);
});

test('a team asks for an origin, which an operator accepts and refuses by command', async () => {
  const origin = 'https://dev.example:4001';
  const operator = await createReleaseToken(registry.database, { remote: '*', label: 'Operations' });
  const decide = (token: string, ...argv: string[]) =>
    runCli(home, { SUITE_TOKEN: token, SUITE_REGISTRY_URL: registry.url }, argv);
  const asked = await grant('--url', origin);
  expect([asked.code, asked.stderr]).toEqual([1, expect.stringContaining(`accept-origin ${name} ${origin}`)]);
  expect(await decide(registry.token, 'accept-origin', name, origin)).toMatchObject({ code: 1 });
  expect(await decide(operator, 'accept-origin', name, origin)).toMatchObject({
    code: 0,
    stdout: `${origin} is accepted for ${name}.\n`,
  });
  expect((await grant('--url', origin)).code).toBe(0);
  expect(await decide(operator, 'refuse-origin', name, origin)).toMatchObject({ code: 0 });
  expect((await grant('--url', origin)).stderr).toMatch(/^Operators refused overrides/);
  expect(await decide(operator, 'accept-origin', name)).toMatchObject({ code: 2 });
});

test('reports when nothing is served there yet', async () => {
  const outcome = await grant('--url', url);
  expect([outcome.code, outcome.stderr]).toEqual([0, '']);
  expect(outcome.stdout).toMatch(
    /release\.json answered 404; its release\.json has to be uploaded from there/,
  );
  expect(outcome.stdout).toMatch(
    /The first user who confirms the grant may see mf-tools from .*\n.*x-suite-override.*\noverride_\S+\n$/,
  );
});

test('refuses an address that a page could not load from, and an unknown user', async () => {
  const [far, unknown] = [
    await grant('--url', 'http://192.0.2.1:1/'),
    await grant('--url', url, '--user', 'nobody@suite.test'),
  ];
  expect([far.code, far.stderr]).toEqual([1, expect.stringMatching(/url must begin with https/)]);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    expect.stringMatching(/There is no user nobody@suite\.test/),
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,hello', 'my-machine', 'file:///dist/'])(
  'says how an address is given in place of %s',
  async (address) => {
    const { code, stderr } = await grant('--url', address);
    expect([code, stderr]).toEqual([
      2,
      `${address} is not the address of a web server. Use https:// or http://: grant-override mf-tools --url https://my-machine.example:4001/ --hours 2\n`,
    ]);
  },
);
