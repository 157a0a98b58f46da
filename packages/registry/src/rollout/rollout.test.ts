import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { LoadReport, Rollout } from '@suite/descriptor';
import { raw, sql } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { bucketOf } from '../cohorts/channel.ts';
import { historyOf, publishAll } from '../testing/release-history.ts';
import { failed, mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
let second: FastifyInstance;
let remotes = 0;
let remote: string;
let live: string;
let next: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  second = await registry.start();
});
afterAll(async () => {
  await second.close();
  await registry.stop();
});
beforeEach(async () => {
  remote = `mf-rollout-${(remotes += 1)}`;
  [live = '', next = ''] = await publishAll(registry, remote, 'ab');
  await registry.promote(remote, live);
});

const start = (change: object = {}) =>
  registry.command(`remotes/${remote}/rollout`, {
    release: next,
    hold_seconds: 60,
    min_loads: 10,
    ...change,
  });
const read = async (app = registry.app) => {
  const headers = { authorization: `Bearer ${registry.token}` };
  const answer = await app.inject({ url: `/platform/remotes/${remote}/rollout`, headers });
  return answer.json<{ result: Rollout }>().result;
};
/** Shifts the stored times back by some seconds. */
async function pass(seconds: number): Promise<void> {
  for (const [table, column] of [
    ['rollouts', 'step_since'],
    ['rollout_loads', 'loaded_at'],
  ] as const)
    await registry.database.query(sql`
      update ${raw(table)} set ${raw(column)} = ${raw(column)} - make_interval(secs => ${seconds})
      where remote = ${remote}`);
}
/** Users who get the canary at a percentage, and users who do not at 25 %. */
const people = (percent: number) =>
  Array.from({ length: 2_000 }, (_, id) => id + 1).filter((id) => bucketOf(remote, id) < percent);
const others = () =>
  Array.from({ length: 300 }, (_, id) => id + 1).filter((id) => bucketOf(remote, id) >= 25);
const load = (release: string, change: Partial<LoadReport> = {}) =>
  mounted(remote, release, { times: { fetch: 50, start: 10, render: 40 }, ...change });

async function report(ids: number[], ...loads: LoadReport[]): Promise<void> {
  for (const user_id of ids) await reportLoads(registry.app, { user_id }, loads);
}

describe('a gradual release', () => {
  test('goes from 5 % over 25 % to all users, in any process, each step with its figures', async () => {
    const routesByFirstSegment = (await start()).json<{ message: string; result: Rollout }>();
    expect(routesByFirstSegment.message).toBe(`5 % of the people get ${remote} ${next}.`);
    expect(routesByFirstSegment.result).toMatchObject({
      state: 'running',
      percent: 5,
      steps: [],
      started_by: 'any remote',
    });
    await report(others().slice(0, 20), load(live));
    await report(people(5).slice(0, 12), load(next));
    expect(await read()).toMatchObject({
      percent: 5,
      current: { canary: { loads: 12 }, live: { loads: 20 } },
    });
    await pass(61);
    expect(await read(second)).toMatchObject({
      state: 'running',
      percent: 25,
      current: { canary: { loads: 0 } },
    });
    await pass(61);
    expect(await read()).toMatchObject({ percent: 25 });
    await report(people(25).slice(0, 12), load(next));
    const done = await read();
    expect(done).toMatchObject({ state: 'finished', percent: 100, current: null, reason: null });
    expect(done.steps).toMatchObject([
      {
        percent: 5,
        canary: { release: next, loads: 12, failures: 0, start_ms: 10 },
        live: { release: live, loads: 20 },
      },
      { percent: 25, canary: { loads: 12 }, live: { loads: 0 } },
    ]);
    const history = await historyOf(registry, remote);
    expect(history).toMatchObject({
      live: { release: next, previous: live },
      canary: null,
      rollout: { state: 'finished' },
    });
    expect(
      history.moves.map(({ channel, percent, moved_by }) => [channel, percent, moved_by]).reverse(),
    ).toEqual([
      ['live', null, 'any remote'],
      ['canary', 5, 'any remote'],
      ['canary', 25, 'any remote'],
      ['live', null, 'any remote'],
      ['canary', null, 'any remote'],
    ]);
  });

  test('advances by reports alone, without a status request', async () => {
    await start();
    await registry.database.query(sql`
      update rollouts set step_since = now() - interval '61 seconds' where remote = ${remote}`);
    await report(people(5).slice(0, 10), load(next));
    // This is the first report of the remote that the other process receives.
    const [user_id = 0] = people(5);
    await reportLoads(second, { user_id }, [load(next)]);
    expect(await percentAfterFirstStep()).toBe(25);
  });

  test('is held until enough loads came, however long that takes', async () => {
    await start();
    await report(people(5).slice(0, 9), load(next));
    await pass(80_000);
    expect(await read()).toMatchObject({ state: 'running', percent: 5 });
  });

  test.each<[string, () => LoadReport, RegExp]>([
    ['fails', () => failed(remote, next), /^12 of 12 loads failed, of 1\.0\.0-\w+ 0 of 60$/],
    [
      'throws errors',
      () => load(next, { outcome: 'threw', times: {} }),
      /^It threw errors for 12 of 12 people, 1\.0\.0-\w+ for 0 of 60$/,
    ],
    [
      'starts slowly',
      () => load(next, { times: { start: 900, render: 40 } }),
      /^It takes 900 ms to start, 1\.0\.0-\w+ 10 ms$/,
    ],
  ])('that %s is rolled back before the step ends, and says why', async (_what, bad, reason) => {
    await start({ min_loads: 500 });
    await report(others().slice(0, 60), load(live));
    const ids = people(5).slice(0, 12);
    // One report for each user does not trigger the automatic demotion.
    await registry.database.query(sql`
      insert into rollout_loads (remote, release, user_id, outcome, start_ms, render_ms)
      select ${remote}, ${next}, id, ${bad().outcome}, ${bad().times.start ?? null}, ${bad().times.render ?? null}
      from unnest(${ids}::integer[]) as id`);
    const ended = await read();
    expect(ended).toMatchObject({ state: 'rolled-back', percent: 5, reason: expect.stringMatching(reason) });
    const { canary, live: current, moves } = await historyOf(registry, remote);
    expect([canary, current?.release]).toEqual([null, live]);
    expect(moves[0]).toMatchObject({
      kind: 'rollback',
      channel: 'canary',
      from_release: next,
      moved_by: 'Gradual release',
      reason: ended.reason,
    });
  });

  test('continues in spite of many bad reports of one visitor', async () => {
    await start();
    const ids = people(5);
    await report(others().slice(0, 30), load(live));
    await report(ids.slice(1, 12), load(next));
    await report(ids.slice(0, 1), ...Array.from({ length: 20 }, () => failed(remote, next)));
    await pass(61);
    expect(await read()).toMatchObject({ percent: 25, steps: [{ canary: { loads: 16, failures: 5 } }] });
  });

  test('may be started again by the same command, which changes nothing', async () => {
    await start();
    await pass(30);
    const before = await read();
    const again = (await start({ hold_seconds: 1 })).json<{ message: string; result: Rollout }>();
    expect(again.message).toMatch(/get mf-rollout-\d+ \S+ already\.$/);
    expect(again.result).toMatchObject({ step_since: before.step_since, hold_seconds: 60 });
  });

  test.each([
    [
      'ended by a command',
      () => registry.command(`remotes/${remote}/rollback`, { canary: true }),
      /by any remote$/,
    ],
    [
      'given another percentage',
      () => registry.command(`remotes/${remote}/promote`, { release: next, percent: 50 }),
      /by any remote$/,
    ],
    ['promoted to all users', () => registry.promote(remote, next), /by any remote$/],
    [
      'demoted',
      () => report(people(5).slice(0, 2), ...[1, 2, 3].map(() => failed(remote, next))),
      /failed, for 2 people, by Automatic demotion$/,
    ],
  ])('is stopped when it is %s meanwhile', async (_how, move, reason) => {
    await start();
    await move();
    const stopped = await read();
    expect([stopped.state, stopped.reason]).toEqual(['stopped', expect.stringMatching(reason)]);
    const { moves } = await historyOf(registry, remote);
    await pass(100);
    expect(await read()).toMatchObject({ state: 'stopped', reason: stopped.reason, steps: [] });
    expect((await historyOf(registry, remote)).moves).toEqual(moves);
    // A stopped rollout can be restarted until it has reached all users.
    if (!/all users/.test(_how)) expect((await start()).statusCode).toBe(200);
  });

  test('is advanced once by many concurrent requests', async () => {
    await start();
    await report(people(5).slice(0, 10), load(next));
    await pass(61);
    await Promise.all(Array.from({ length: 10 }, (_, index) => read(index % 2 ? registry.app : second)));
    expect((await read()).steps).toHaveLength(1);
  });
});

/** Resolves with the percentage once the first step has ended. */
async function percentAfterFirstStep(): Promise<number> {
  for (;;) {
    const [row] = await registry.database.query<{ percent: number }>(
      sql`select percent from rollouts where remote = ${remote}`,
    );
    if (row && row.percent !== 5) return row.percent;
  }
}
