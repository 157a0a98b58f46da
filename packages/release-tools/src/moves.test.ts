import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { buildRemote, remote as name } from './testing/build-remote.ts';
import { runCli } from './testing/run-cli.ts';
import { startRegistry, type RegistryServer } from './testing/start-registry.ts';

let home: string;
let server: RegistryServer;
let releases: string[];

const cli = (...argv: string[]) =>
  runCli(home, { SUITE_TOKEN: server.token, SUITE_REGISTRY_URL: server.url }, argv);
const json = async (...argv: string[]) =>
  JSON.parse((await cli(...argv, '--json')).stdout) as Record<string, unknown>;
const liveAt = async (tenant: number) => {
  const answer = await server.app.inject({
    url: '/platform/remotes',
    headers: { 'x-tenant': String(tenant) },
  });
  return answer.json<{ remotes: { release: string }[] }>().remotes[0]?.release;
};

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'suite-moves-'));
  server = await startRegistry(home);
  releases = [];
  for (const marker of ['a', 'b']) {
    await buildRemote(home, marker);
    releases.push(String((await json('release', name)).release));
  }
});
afterEach(async () => {
  await server.stop();
  await rm(home, { recursive: true });
});

describe('the command line', () => {
  test('releases to a percentage, to a hotel, and goes back from each', async () => {
    const [a = '', b = ''] = releases;
    await buildRemote(home, 'c');
    const canary = await json('release', name, '--percent', '10');
    const c = String(canary.release);
    expect(canary).toMatchObject({ success: true, percent: 10, moved: true });
    expect(await json('promote', name, c, '--hotel', '7', '--hotel', '8')).toMatchObject({
      hotels: [7, 8],
      message: `Hotels 7 and 8 get ${name} ${c}.`,
    });
    expect([await liveAt(7), await liveAt(9)]).toEqual([c, b]);
    expect((await cli('promote', name, 'live', '--hotel', '7')).stdout).toMatch(
      /follows mf-tools live again/,
    );
    expect(await json('rollback', name, '--hotel', '8')).toMatchObject({ from: c, to: null });
    expect((await cli('rollback', name, '--canary')).stdout).toMatch(/The canary of mf-tools .* has ended/);
    expect(await json('rollback', name)).toMatchObject({ success: true, moved: true, from: b, to: a });
    const nothing = await cli('rollback', name);
    expect([nothing.code, nothing.stderr]).toEqual([
      1,
      `There is nothing before ${name} ${a}; it stays live.\n`,
    ]);
    expect(await json('rollback', name)).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('names the hotels that keep another release when there is nothing to release', async () => {
    const [a = '', b = ''] = releases;
    await cli('promote', name, a, '--hotel', '7');
    expect((await cli('promote', name, b)).stdout).toContain(`is live already. Hotel 7 keeps ${a}.`);
    for (const gradual of [[], ['--gradual']])
      expect((await cli('release', name, ...gradual)).stdout).toContain(
        `is live already; nothing to do\nHotel 7 keeps ${a}.\n`,
      );
  });

  test('shows what is live for whom and who moved it', async () => {
    const [a = '', b = ''] = releases;
    await cli('promote', name, a, '--percent', '25');
    await cli('promote', name, a, '--hotel', '7');
    const { stdout } = await cli('status', name);
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    for (const line of [
      `live     ${b}  since ${time}  no loads`,
      `25 %     ${a}  since ${time}  no loads`,
      `hotel 7  ${a}  since ${time}  no loads`,
      `live  ${b} +3.3 kB  ${time}  Team Tools  smoke run not made`,
      `${time}  promote  hotel 7  nothing -> ${a} +Team Tools`,
      `${time}  promote  25 % +nothing -> ${a} +Team Tools`,
      `${time}  promote  live +${a} -> ${b} +Team Tools`,
    ]) {
      expect(stdout).toMatch(new RegExp(`^ *${line.replaceAll('.', '\\.')}$`, 'm'));
    }
    expect((await cli('status')).stdout).toMatch(new RegExp(`^ *${name} {2}25 % +${a}`, 'm'));
  });

  test('of two releases at once the later command wins, and the earlier one is not lost', async () => {
    const later = join(home, 'later');
    await buildRemote(home, 'slow');
    let letGo: () => void = () => undefined;
    const requestStarted = new Promise<void>((arrived) => {
      server.beforeUpload = () =>
        new Promise((resolve) => {
          server.beforeUpload = async () => undefined;
          letGo = resolve;
          arrived();
        });
    });
    const earlier = json('release', name);
    await requestStarted;
    await buildRemote(later, 'fast');
    const winner = await json('release', name, '--dist', join(later, name, 'dist'));
    letGo();
    const loser = await earlier;
    expect([winner.moved, loser.success, loser.moved]).toEqual([true, true, false]);
    expect(loser.message).toMatch(
      /^A later command made mf-tools .* live\. .* is kept and was not promoted\.$/,
    );
    expect(await liveAt(0)).toBe(winner.release);
    const status = await json('status', name);
    expect(status.releases).toContainEqual(expect.objectContaining({ release: loser.release }));
  });

  test('twice the same command is as good as once', async () => {
    const [a = ''] = releases;
    const promotes = await Promise.all([1, 2].map(() => json('promote', name, a)));
    expect(promotes.map(({ moved }) => moved).sort()).toEqual([false, true]);
    expect(await liveAt(0)).toBe(a);
  });
});
