import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { AttentionItem } from '@suite/contracts/attention';
import { raw, sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { draftRelease, formOf } from '@suite/registry/test-release';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../../testing/contexts/insert-user.ts';

let server: TestApp;
let hotel_id: number;
let address: string;
const people: Record<string, { cookie: string; origin: string }> = {};

beforeAll(async () => {
  server = await createTestApp();
  hotel_id = await insertHotel(server.database, 'Seaview');
  const accounts = [
    ['operator', null, ['manage_releases']],
    ['super admin', null, ['manage_hotel', 'hotel_checkins_manage', 'approve_hotels']],
    ['hotel admin', hotel_id, ['manage_hotel', 'hotel_checkins_manage']],
    ['staff', hotel_id, ['hotel_checkins_create']],
  ] as const;
  for (const [name, hotel, permissions] of accounts) {
    const usr_email = `${name.replace(' ', '.')}@suite.test`;
    await insertUser(server.database, { usr_email, hotel_id: hotel, permissions });
    people[name] = await server.signIn(usr_email);
  }
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // Its permission waits for an operator, and its service for an address.
  const ownPermissions = [{ name: 'pool.manage', title: 'Manage the pool', explanation: 'Book lanes.' }];
  await publish('mf-pool', { ownPermissions, services: ['pool'] });
});
afterAll(() => server.close());
afterEach(async () => {
  for (const table of ['channels', 'moves', 'service_hours', 'services'])
    await server.database.query(raw(`delete from ${table}`));
});

async function publish(remote: string, parts: Parameters<typeof draftRelease>[1]): Promise<void> {
  const token = await createReleaseToken(server.database, { remote });
  const published = await fetch(`${address}/platform/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf(draftRelease(remote, parts)),
  });
  expect(published.status).toBe(201);
}

async function ask(who: string, path = '') {
  const answered = await server.app.inject({ url: `/api/attention${path}`, headers: people[who] ?? {} });
  const { result } = answered.json<{ result?: { items?: AttentionItem[]; count?: number } }>();
  return { status: answered.statusCode, items: result?.items ?? [], count: result?.count };
}

test('an operator finds the service and the permissions that a release waits for', async () => {
  const { items } = await ask('operator');
  expect(items).toMatchObject([
    {
      ...{ kind: 'service', key: 'service pool asked', name: 'mf-pool', remote: 'mf-pool', hotel_id: null },
      details: ['The next release needs the service pool, which is not mapped to an address.'],
    },
    {
      kind: 'permission',
      key: 'permission mf-pool',
      name: 'mf-pool',
      details: ['pool.manage'],
      remote: 'mf-pool',
    },
  ]);
  expect((await ask('operator', '/count')).count).toBe(2);
  expect((await ask('operator', '?kind=permission')).items).toHaveLength(1);
  expect((await ask('operator', `?hotelId=${hotel_id}`)).items).toEqual([]);
});

test('those who may not decide find nothing of it', async () => {
  for (const who of ['super admin', 'hotel admin']) {
    expect(await ask(who)).toMatchObject({ status: 200, items: [] });
    expect((await ask(who, '?kind=service')).items).toEqual([]);
    expect((await ask(who, '/count')).count).toBe(0);
  }
  expect((await ask('staff')).status).toBe(403);
});

test('the most urgent is a service that fails, said by its figures', async () => {
  await server.database.query(sql`
    with moved as (
      insert into moves (remote, kind, to_release, reason, channel, moved_by_name, address)
      select remote, 'promote', release, '', 'live', 'olga', '' from releases returning id, remote, to_release
    )
    insert into channels (remote, channel, release, move_id) select remote, 'live', to_release, id from moved`);
  expect((await ask('operator')).items[0]?.details).toEqual([
    'Calls of the service pool fail, as it is not mapped to an address.',
  ]);
  await server.database.query(
    sql`insert into services (alias, origin, remotes, updated_by_name) values ('pool', 'https://pool.example', '{mf-pool}', 'olga')`,
  );
  await server.database.query(sql`
    insert into service_hours (alias, hour, upper_ms, requests, errors, refused)
    values ('pool', date_trunc('hour', now(), 'UTC'), 10, 20, 8, 20)`);
  expect((await ask('operator')).items.map(({ kind, details }) => [kind, details[0]])).toEqual([
    ['service', 'Of the last 40 calls of the service pool 28 failed.'],
    ['permission', 'pool.manage'],
  ]);
});

test('an operator finds a release that shows pages to visitors without a session', async () => {
  await publish('mf-wifi', { access: 'public' });
  const { items } = await ask('operator', '?kind=release');
  expect(items).toMatchObject([
    {
      ...{ kind: 'release', name: 'mf-wifi', remote: 'mf-wifi' },
      details: [
        expect.stringMatching(
          /^Release 1\.0\.0-\w+ waits for an operator to promote it, as it shows pages or parts to visitors who have not signed in\.$/,
        ),
      ],
    },
  ]);
});

test('an item that a user snoozes is hidden from that user alone, until the time has passed or it is shown again', async () => {
  const usr_email = 'second-operator@suite.test';
  await insertUser(server.database, { usr_email, hotel_id: null, permissions: ['manage_releases'] });
  people['second operator'] = await server.signIn(usr_email);
  const keysOf = async (who: string, path = '') => (await ask(who, path)).items.map(({ key }) => key);
  const all = await keysOf('operator');
  const snooze = (body: object) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/attention/snooze',
      headers: people['operator']!,
      payload: body,
    });
  expect((await snooze({ key: all[0], hours: 3 })).statusCode).toBe(400);
  const { result } = (await snooze({ key: all[0], hours: 4 })).json<{ result: { until: string } }>();
  expect(Math.round((Date.parse(result.until) - Date.now()) / 60_000)).toBe(240);
  expect(await keysOf('operator')).toEqual(all.slice(1));
  expect(await keysOf('operator', '?kind=snoozed')).toEqual(all.slice(0, 1));
  expect((await ask('operator', '/count')).count).toBe(all.length - 1);
  expect(await keysOf('second operator')).toEqual(all);

  await server.database.query(sql`update attention_snoozes set until = now()`);
  expect(await keysOf('operator')).toEqual(all);
  await snooze({ key: all[0], hours: 1 });
  await snooze({ key: all[0], hours: 0 });
  expect(await keysOf('operator')).toEqual(all);
});
