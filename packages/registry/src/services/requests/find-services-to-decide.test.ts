import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '../../tokens/release-tokens.ts';
import { contentsOf } from '../../testing/gate/gate-case.ts';
import { draftRelease } from '../../testing/release-draft.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/start-test-registry.ts';
import { findServicesToDecide } from './find-services-to-decide.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());
beforeEach(async () => {
  await registry.database.query(sql`truncate channels, services, service_hours, service_requests`);
  await registry.database.query(sql`update releases set files_removed_at = now()`);
});

const found = async () =>
  (await findServicesToDecide(registry.database)).map(({ since: _, ...service }) => service);

async function check(services: string[], more: object = {}, remote = 'mf-spa') {
  const draft = draftRelease(remote, { services, ...more });
  const token = await createReleaseToken(registry.database, { remote });
  const payload = { release: draft.manifest, contents: contentsOf(draft) };
  const headers = { authorization: `Bearer ${token}` };
  return registry.command('releases/check', payload, headers);
}

const map = (alias: string, remotes = ['mf-spa']) =>
  registry.database.query(
    sql`insert into services (alias, origin, remotes, updated_by_name) values (${alias}, 'http://127.0.0.1:1', ${remotes}, 'olga')`,
  );
const putLive = (remote: string, release: string) =>
  registry.database.query(sql`
    with moved as (
      insert into moves (remote, kind, to_release, reason, channel, moved_by_name, address)
      values (${remote}, 'promote', ${release}, '', 'live', 'olga', '') returning id
    )
    insert into channels (remote, channel, release, move_id) select ${remote}, 'live', ${release}, id from moved`);

async function publish(services: string[], remote = 'mf-spa'): Promise<string> {
  const published = await registry.publish(
    draftRelease(remote, { ...(services.length > 0 && { services }), marker: services.join() }),
  );
  return published.json<{ result: { release: string } }>().result.release;
}

async function countCalls(hoursAgo: number, { requests = 0, errors = 0, refused = 0 }) {
  await registry.database.query(sql`
    insert into service_hours (alias, hour, upper_ms, requests, errors, refused)
    values ('spa', date_trunc('hour', now(), 'UTC') - make_interval(hours => ${hoursAgo}), 10, ${requests}, ${errors}, ${refused})`);
}

const spa = { remotes: [{ remote: 'mf-spa', title: 'mf-spa' }], calls: 0, failed: 0 };

test('a build that is refused for its service alone asks for it, until the service is mapped or two weeks went by', async () => {
  expect((await check(['spa', 'sauna'])).statusCode).toBe(200);
  await check(['spa', 'sauna']);
  expect(await found()).toEqual([
    { alias: 'sauna', state: 'asked', ...spa },
    { alias: 'spa', state: 'asked', ...spa },
  ]);
  await map('spa');
  expect((await found()).map(({ alias }) => alias)).toEqual(['sauna']);
  await registry.database.query(sql`update service_requests set last_asked_at = now() - interval '15 days'`);
  expect(await found()).toEqual([]);
});

test('a build that is refused for more asks for nothing, and neither does a caller without a token', async () => {
  await check(['spa'], { permissions: ['unheard_of'] });
  const draft = draftRelease('mf-spa', { services: ['spa'] });
  const payload = { release: draft.manifest, contents: contentsOf(draft) };
  expect((await registry.command('releases/check', payload, {})).statusCode).toBe(401);
  expect(await found()).toEqual([]);
});

test('the token of a team asks for 20 services at most', async () => {
  for (let count = 0; count < 25; count += 1) await check([`spa-${count}`]);
  const kept = await found();
  expect(kept).toHaveLength(20);
  expect(kept.map(({ alias }) => alias)).toContain('spa-24');
});

test('a release that is newer than the live one asks for what it names', async () => {
  await putLive('mf-spa', await publish([]));
  await publish(['spa']);
  expect(await found()).toEqual([{ alias: 'spa', state: 'asked', ...spa }]);
  await publish(['sauna']);
  expect(await found()).toEqual([{ alias: 'sauna', state: 'asked', ...spa }]);
});

test('a mapped service that a remote names without consent, live or not', async () => {
  const release = await publish(['spa']);
  await map('spa', ['mf-other']);
  expect(await found()).toEqual([{ alias: 'spa', state: 'not-accepted', ...spa }]);
  await putLive('mf-spa', release);
  expect(await found()).toEqual([{ alias: 'spa', state: 'not-accepted', ...spa }]);
});

test('a service of live releases without an address is called in vain', async () => {
  await putLive('mf-spa', await publish(['spa']));
  await check(['spa'], {}, 'mf-pool');
  expect(await found()).toEqual([{ alias: 'spa', state: 'unmapped', ...spa }]);
  await map('spa', ['mf-spa', 'mf-pool']);
  expect(await found()).toEqual([]);
});

test.each([
  ['half of the calls of this hour', [[0, { requests: 10, errors: 5 }]], { calls: 10, failed: 5 }],
  ['calls that were not sent', [[0, { requests: 1, errors: 1, refused: 9 }]], { calls: 10, failed: 10 }],
  ['less than half', [[0, { requests: 10, errors: 4 }]], undefined],
  ['few calls', [[0, { requests: 4, errors: 4 }]], undefined],
  [
    'the hour before, where this one has few calls',
    [
      [1, { requests: 9, errors: 9 }],
      [0, { requests: 2 }],
    ],
    { calls: 9, failed: 9 },
  ],
  [
    'the hour before, when this one is better',
    [
      [1, { requests: 9, errors: 9 }],
      [0, { requests: 9 }],
    ],
    undefined,
  ],
  ['earlier hours', [[2, { requests: 9, errors: 9 }]], undefined],
] as const)('a mapped service by %s', async (_name, hours, expected) => {
  await putLive('mf-spa', await publish(['spa']));
  await map('spa');
  for (const [hoursAgo, counted] of hours) await countCalls(hoursAgo, counted);
  expect(await found()).toEqual(expected ? [{ alias: 'spa', state: 'failing', ...spa, ...expected }] : []);
});

test('a service that no live release names waits for no decision, however it does', async () => {
  await publish(['spa']);
  await map('spa');
  await countCalls(0, { requests: 9, errors: 9 });
  expect(await found()).toEqual([]);
});

test('a remote that waits for consent does not hide that the service fails', async () => {
  await putLive('mf-spa', await publish(['spa']));
  await check(['spa'], {}, 'mf-pool');
  await map('spa');
  await countCalls(0, { requests: 10, errors: 5 });
  expect(await found()).toMatchObject([
    { alias: 'spa', state: 'not-accepted', remotes: [{ remote: 'mf-pool', title: 'mf-pool' }] },
    { alias: 'spa', state: 'failing', calls: 10, failed: 5 },
  ]);
});
