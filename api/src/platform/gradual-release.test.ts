import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { pipelineOf } from '../testing/release-over-http.ts';

const remote = 'mf-gradual';

let server: TestApp;
let url: string;
let token: string;
beforeAll(async () => {
  server = await createTestApp();
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  token = await createReleaseToken(server.database, { remote: '*' });
});
afterAll(() => server.close());

interface Rollout {
  state: string;
  percent: number;
  steps: { percent: number; canary: { loads: number } }[];
}

async function rollout(method: 'GET' | 'POST', body?: object): Promise<Rollout> {
  const answer = await fetch(`${url}/platform/remotes/${remote}/rollout`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return ((await answer.json()) as { result: Rollout }).result;
}

async function releaseFor(cookie: string): Promise<string> {
  const answer = await fetch(`${url}/platform/remotes`, { headers: { cookie } });
  const { remotes } = (await answer.json()) as { remotes: { name: string; release: string }[] };
  return remotes.find(({ name }) => name === remote)?.release ?? '';
}

test('a release reaches signed-in users step by step, by what their shells report', async () => {
  const pipeline = pipelineOf(remote, token);
  const first = await pipeline.publish(url, pipeline.draft('first'));
  await pipeline.promote(url, first);
  const next = await pipeline.publish(url, pipeline.draft('next'));
  await rollout('POST', { release: next, hold_seconds: 60, min_loads: 2 });

  const visitors: { cookie: string; origin: string }[] = [];
  let atFivePercent = 0;
  for (let user = 1; atFivePercent < 2; user += 1) {
    const usr_email = `user${user}@suite.test`;
    await insertUser(server.database, { usr_email, hotel_id: null, permissions: [] });
    const visitor = await server.signIn(usr_email);
    visitors.push(visitor);
    if ((await releaseFor(visitor.cookie)) === next) atFivePercent += 1;
  }
  const strangers = () => pipeline.live(url);
  expect([visitors.length > 2, await strangers()]).toEqual([true, first]);

  for (const percent of [5, 25]) {
    expect(await rollout('GET')).toMatchObject({ state: 'running', percent });
    for (const { cookie, origin } of visitors) {
      const load = {
        remote,
        release: await releaseFor(cookie),
        outcome: 'mounted',
        phase: 'render',
        cold: true,
      };
      const reports = [{ ...load, times: { fetch: 20, start: 10, render: 30 } }];
      const headers = { cookie, origin, 'content-type': 'application/json' };
      await fetch(`${url}/platform/telemetry`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ reports }),
      });
    }
    await server.database.query(sql`
      update rollouts set hold_seconds = 1, step_since = step_since - interval '1 second' where remote = ${remote}`);
    await rollout('GET');
    await server.database.query(sql`update rollouts set hold_seconds = 60 where remote = ${remote}`);
  }
  const { state, steps } = await rollout('GET');
  expect([state, steps.map(({ percent, canary }) => [percent, canary.loads >= 2])]).toEqual([
    'finished',
    [
      [5, true],
      [25, true],
    ],
  ]);
  expect([
    await strangers(),
    new Set(await Promise.all(visitors.map(({ cookie }) => releaseFor(cookie)))),
  ]).toEqual([next, new Set([next])]);
});
