import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { buildRemote, descriptor, remote as name } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-status-'));
  server = await startRegistry(home);
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

// All tests release the same remote, so its history must be empty.
beforeEach(() => server.database.query(sql`truncate releases cascade`));

const cli = (...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: server.token, SUITE_REGISTRY_URL: server.url }, argv);

async function releaseBuild(marker: string, ownership: object = {}): Promise<string> {
  await buildRemote(home, marker, { descriptor: { ...descriptor, ...ownership } });
  const released = JSON.parse((await cli('release', name, '--json')).stdout) as { release: string };
  return released.release;
}

async function load(user_id: number, release: string, change: object = {}, times = 1) {
  const report = {
    remote: name,
    release,
    outcome: 'mounted',
    phase: 'render',
    cold: true,
    times: {},
    ...change,
  };
  const headers = { 'x-user': String(user_id) };
  await server.app.inject({ url: '/platform/remotes', headers });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/platform/telemetry',
    headers,
    payload: { reports: Array.from({ length: times }, () => report) },
  });
  expect(answer.statusCode).toBe(204);
}
const failing = { outcome: 'failed', phase: 'fetch' };
const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
const line = (text: string) =>
  new RegExp(`^ *${text.replaceAll(/[.+]/g, '\\$&').replaceAll('TIME', time)}$`, 'm');

describe('status', () => {
  test('prints the loads, a failing release that stays, and a demotion', async () => {
    const first = await releaseBuild('first');
    await load(1, first, { times: { fetch: 120, start: 9, render: 31 } }, 2);
    await load(1, first, failing, 4);
    await load(2, first, failing);
    const failed = `5 of 7 loads within 5 minutes failed, for 2 people`;
    for (const argv of [['status', name], ['status']]) {
      const { stdout } = await cli(...argv);
      const who = argv.length === 1 ? `${name}  ` : '';
      expect(stdout).toMatch(line(`${who}live  ${first}  since TIME  7 loads, 5 failed`));
      expect(stdout).toContain(
        `! ${name} ${first} fails: ${failed}. It stays live. There is nothing earlier to go back to.`,
      );
    }
    const { stdout } = await cli('status', name);
    expect(stdout).toMatch(
      line(
        `${first}  7 loads, 5 failed  2 people  fetch 120 ms  start 9 ms  render 31 ms  last failure TIME`,
      ),
    );

    const second = await releaseBuild('second');
    await load(1, second, failing, 3);
    await load(3, second, failing, 2);
    const after = (await cli('status', name)).stdout;
    expect(after).toMatch(line(`live  ${first}  since TIME  7 loads, 5 failed`));
    expect(after).toMatch(
      line(
        `TIME  demote   live  ${second} -> ${first}  Automatic demotion  5 of 5 loads within 5 minutes failed, for 2 people`,
      ),
    );
    const { moves, health } = JSON.parse((await cli('status', name, '--json')).stdout) as {
      moves: object[];
      health: object[];
    };
    expect(moves[0]).toMatchObject({ kind: 'demote', moved_by: 'Automatic demotion', to_release: first });
    expect(health).toMatchObject([{ release: first }, { release: second, failures: 5, fetch_ms: null }]);
    expect(after).not.toContain('owner');
  });

  test('prints the team of a remote that declares one, and how to reach it', async () => {
    const ownership = {
      owner: 'Tools team',
      contact: 'tools@example.com',
      runbook: 'https://wiki.example.com',
    };
    await releaseBuild('owned', ownership);
    const { stdout } = await cli('status', name);
    expect(stdout).toMatch(line('owner    Tools team'));
    expect(stdout).toMatch(line('contact  tools@example.com'));
    expect(stdout).toMatch(line('runbook  https://wiki.example.com'));
    expect(stdout).not.toContain('repository');
    expect((await cli('status')).stdout).toMatch(line(`${name}  Tools team  tools@example.com`));
    expect(JSON.parse((await cli('status', name, '--json')).stdout)).toMatchObject({ ownership });
  });
});
