import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { buildRemote, remote as name } from './testing/build-remote.ts';
import { runCli as runCommandLine } from './run-cli.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;
let live: string;

const cli = (...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: server.token, SUITE_REGISTRY_URL: server.url }, argv);
const gradually = (...argv: string[]) =>
  cli('release', name, '--gradual', '--hold', '1s', '--min-loads', '3', ...argv);
const liveRelease = async () =>
  (JSON.parse((await cli('status', name, '--json')).stdout) as { live: { release: string } }).live.release;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-gradual-'));
  server = await startRegistry(home);
  await buildRemote(home, 'a');
  live = (JSON.parse((await cli('release', name, '--json')).stdout) as { release: string }).release;
  await buildRemote(home, 'b');
});
afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

/** Repeatedly reports one load for each of many users, with their assigned release. */
async function visit(ended: Promise<unknown>, outcomeOf: (release: string) => 'mounted' | 'failed') {
  let isOver = false;
  void ended.finally(() => (isOver = true));
  for (let user = 1; !isOver; user += 1) {
    const headers = { 'x-user': String(user) };
    const { remotes } = (await server.app.inject({ url: '/platform/remotes', headers })).json<{
      remotes: { release: string }[];
    }>();
    const release = remotes[0]?.release ?? '';
    const load = { remote: name, release, outcome: outcomeOf(release), phase: 'render', cold: true };
    const report = { ...load, times: { fetch: 9, start: 10, render: 40 } };
    await server.app.inject({
      method: 'POST',
      url: '/platform/telemetry',
      headers,
      payload: { reports: [report] },
    });
  }
}

describe('release --gradual', () => {
  test('goes to all users step by step, a line for each', async () => {
    const running = gradually();
    await visit(running, () => 'mounted');
    const { code, stdout, stderr } = await running;
    expect([code, stderr]).toEqual([0, '']);
    const figures = String.raw`\d+ loads, 0 failed, errors for 0 people, start 10 ms, render 40 ms`;
    expect(stdout).toMatch(new RegExp(`^ {2}5 %: ${figures}; live: ${figures}$`, 'm'));
    expect(stdout).toMatch(new RegExp(`^ 25 %: ${figures}; live: ${figures}$`, 'm'));
    expect(stdout).toMatch(/mf-tools 2\.1\.0-[0-9a-f]{12} is live\.\n$/);
    expect(await liveRelease()).not.toBe(live);
    expect((await gradually()).stdout).toMatch(/is live already; nothing to do/);
  });

  test('that does worse is rolled back, and the command fails with the reason', async () => {
    const running = gradually();
    await visit(running, (release) => (release === live ? 'mounted' : 'failed'));
    const { code, stderr } = await running;
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^mf-tools 2\.1\.0-\w+ was (rolled back|stopped) at 5 %\. .*\d+ of \d+ loads .*failed.*\.\n$/,
      ),
    ]);
    expect(await liveRelease()).toBe(live);
  });

  test('says what it waits for where few people load it, and how to go on', async () => {
    const environment = { SUITE_TOKEN: server.token, SUITE_REGISTRY_URL: server.url };
    const argv = ['release', name, '--gradual', '--hold', '1s', '--min-loads', '3'];
    const lines: string[] = [];
    let running: Promise<number> | undefined;
    const waiting = await new Promise<string>((resolve) => {
      const stdout = (line: string) => {
        lines.push(line);
        if (line.includes('waiting')) resolve(line);
      };
      running = runCommandLine(argv, {
        folder: home,
        environment,
        stdout,
        stderr: (line) => lines.push(line),
      });
    });
    expect(waiting).toMatch(
      /^ {2}5 %: waiting for loads, 0 of 3 so far; the last five of each person count\./,
    );
    const [, command = ''] = /give it to all: npx suite-release (.+)$/.exec(waiting) ?? [];
    expect((await cli(...command.split(' '))).stdout).toMatch(/is live, and the canary has ended/);
    expect(await running).toBe(1);
    expect(lines.filter((line) => line.includes('waiting'))).toHaveLength(1);
    expect(lines).toContain(`To end it: npx suite-release rollback ${name} --canary`);
  });

  test('resumes after an interrupted command, and prints the steps since', async () => {
    const first = gradually();
    const isAt25 = async () => {
      for (;;) {
        const rows = await server.database.query(sql`select from rollouts where percent = 25`);
        if (rows.length > 0) return;
      }
    };
    await visit(isAt25(), () => 'mounted');
    // A second terminal continues because the registry stores the state.
    const second = gradually();
    await visit(Promise.all([first, second]), () => 'mounted');
    const { code, stdout } = await second;
    expect(code).toBe(0);
    expect(stdout).toMatch(/25 % of the people get mf-tools .* already\.[\s\S]*^ {2}5 %: [\s\S]*^ 25 %: /m);
  });

  test.each([
    [['--hold', '10'], /--hold is a time such as/],
    [['--hold', '2d'], /--hold is a time such as/],
    [['--hold', '25h'], /a day at most/],
    [['--min-loads', '0'], /--min-loads is a whole number/],
    [['--percent', '5'], /not both/],
  ])('answers %j with what it does understand', async (argv, message) => {
    const { code, stderr } = await cli('release', name, '--gradual', ...argv);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test('--hold alone is refused', async () => {
    const { code, stderr } = await cli('release', name, '--hold', '10m');
    expect([code, stderr]).toEqual([2, '--hold and --min-loads go with --gradual.\n']);
  });
});
