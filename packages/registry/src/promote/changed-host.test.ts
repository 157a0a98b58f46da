import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { RemoteDescriptor, Rollout } from '@suite/descriptor';
import { sql } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { bucketOf } from '../cohorts/channel.ts';
import { draftRelease } from '../testing/release-draft.ts';
import { historyOf } from '../testing/release-history.ts';
import { mounted, reportLoads } from '../testing/report-loads.ts';
import { startTestRegistry, type TestRegistry } from '../testing/start-test-registry.ts';

let registry: TestRegistry;
/** The server after a deploy that removed a call. */
let deployed: FastifyInstance;
let remotes = 0;
let remote: string;
let live: string;
let canary: string;
beforeAll(async () => {
  registry = await startTestRegistry({ apiVersions: { 'list-rooms': [1] } });
  deployed = await registry.start({ apiVersions: {} });
});
afterAll(async () => {
  await deployed.close();
  await registry.stop();
});
beforeEach(async () => {
  remote = `mf-changed-${(remotes += 1)}`;
  live = await registry.release(draftRelease(remote));
  canary = await publish({ marker: 'canary', requires: { api: { 'list-rooms': 1 } } });
});

async function publish(change: Partial<RemoteDescriptor> & { marker: string }): Promise<string> {
  const published = await registry.publish(draftRelease(remote, change));
  return published.json<{ result: { release: string } }>().result.release;
}

async function promote(body: object, app = registry.app, release = canary) {
  const answer = await app.inject({
    method: 'POST',
    url: `/platform/remotes/${remote}/promote`,
    headers: { authorization: `Bearer ${registry.token}` },
    payload: { release, ...body },
  });
  const { errors = [] } = answer.json<{ errors?: { code: string }[] }>();
  return [answer.statusCode, ...errors.map(({ code }) => code)];
}

test('a canary that the new server cannot serve reaches no more visitors, and may reach fewer', async () => {
  expect(await promote({ percent: 50 })).toEqual([200]);
  for (const body of [{}, { percent: 60 }, { hotels: [7] }]) {
    expect(await promote(body, deployed)).toEqual([409, 'api-unknown']);
  }
  expect(await promote({ percent: 5 }, deployed)).toEqual([200]);
  expect((await historyOf(registry, remote)).live?.release).toBe(live);
});

test('a release of one hotel that the new server cannot serve is not given to another one', async () => {
  expect(await promote({ hotels: [7] })).toEqual([200]);
  expect(await promote({ hotels: [7, 8] }, deployed)).toEqual([409, 'api-unknown']);
  expect(await promote({ hotels: [7] }, deployed)).toEqual([200]);
});

test('a canary is compared with remotes that went live after it', async () => {
  const slots = [{ name: 'changed.panel' }];
  const offering = await publish({ marker: 'offering', slots });
  expect(await promote({}, registry.app, offering)).toEqual([200]);
  expect(await promote({ percent: 5 })).toEqual([200]);
  const fills = [{ slot: 'changed.panel', module: './panel', title: 'Panel', order: 1 }];
  await registry.release(draftRelease(`${remote}-fill`, { exposes: ['./remote', './panel'], fills }));
  expect(await promote({})).toEqual([409, 'slot-removed']);
});

test('a gradual release that the new server cannot serve stops before its next step', async () => {
  const rule = { release: canary, hold_seconds: 60, min_loads: 1 };
  expect((await registry.command(`remotes/${remote}/rollout`, rule)).statusCode).toBe(200);
  const user_id = Array.from({ length: 2_000 }, (_, id) => id).find((id) => bucketOf(remote, id) < 5) ?? 0;
  // A server that still has the call would be free to take the next step.
  await reportLoads(deployed, { user_id }, [mounted(remote, canary)]);
  await registry.database.query(
    sql`update rollouts set step_since = now() - interval '61 seconds' where remote = ${remote}`,
  );
  const answer = await deployed.inject({
    url: `/platform/remotes/${remote}/rollout`,
    headers: { authorization: `Bearer ${registry.token}` },
  });
  expect(answer.json<{ result: Rollout }>().result).toMatchObject({
    state: 'stopped',
    percent: 5,
    reason: expect.stringMatching(/^The live API has no call list-rooms: .*[^.]$/),
  });
  expect(await historyOf(registry, remote)).toMatchObject({
    live: { release: live },
    canary: { percent: 5 },
  });
});
