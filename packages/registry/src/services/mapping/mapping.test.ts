import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '../../index.ts';
import { draftRelease } from '../../testing/release-draft.ts';
import { startService } from '../../testing/services/start-service.ts';
import { signedIn, startTestRegistry, type TestRegistry } from '../../testing/start-test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const operator = signedIn({ permissions: 'manage_releases', user_id: 1 });

async function send(method: 'PUT' | 'DELETE', alias: string, payload: object, headers = operator) {
  const url = `/platform/services/${alias}`;
  const answer = await registry.app.inject({ method, url, headers, payload });
  const { message, errorType, result } = answer.json<{
    message: string;
    errorType?: string;
    result?: { origin: string; updated_at: string; remotes: string[] };
  }>();
  return { status: answer.statusCode, message, errorType, result };
}
const map = (alias: string, payload: object, headers = operator) => send('PUT', alias, payload, headers);
const unmap = (alias: string, payload: object, headers = operator) => send('DELETE', alias, payload, headers);

const origin = 'https://10.0.0.1';
const other = 'https://10.0.0.2';

test('an operator maps an alias, changes it by its updated_at and ends it, and each change is recorded', async () => {
  const first = await map('history', { origin });
  expect(first).toMatchObject({ status: 200, message: `history is mapped to ${origin}.` });
  const second = await map('history', { origin: other, updated_at: first.result?.updated_at });
  expect(second.status).toBe(200);
  expect(second.result?.updated_at).not.toBe(first.result?.updated_at);
  const third = await unmap('history', { updated_at: second.result?.updated_at });
  expect(third).toMatchObject({ status: 200, message: 'history is no longer mapped.' });
  const changes = await registry.database.query(sql`
    select from_origin, to_origin, changed_by_user, changed_by_name, address
    from service_changes where alias = 'history' order by id`);
  const by = { changed_by_user: 1, changed_by_name: 'olga@suite.test', address: '127.0.0.1' };
  expect(changes).toEqual([
    { from_origin: null, to_origin: origin, ...by },
    { from_origin: origin, to_origin: other, ...by },
    { from_origin: other, to_origin: null, ...by },
  ]);
});

test('a mapping that another operator made is not replaced unseen', async () => {
  const first = await map('seen', { origin });
  const blind = await map('seen', { origin: other });
  expect(blind).toMatchObject({ status: 409, errorType: 'CONFLICT' });
  expect(blind.message).toBe(
    `olga@suite.test has mapped seen to ${origin}: to change that, send its updated_at, ${first.result?.updated_at}.`,
  );
  const second = await map('seen', { origin: other, updated_at: first.result?.updated_at });
  expect(second.status).toBe(200);
  expect(await map('seen', { origin, updated_at: first.result?.updated_at })).toMatchObject({ status: 409 });
  expect(await unmap('seen', { updated_at: first.result?.updated_at })).toMatchObject({ status: 409 });
  expect(await unmap('seen', {})).toMatchObject({ status: 409 });
  expect(await map('gone', { origin, updated_at: first.result?.updated_at })).toMatchObject({
    status: 409,
    message: 'gone is no longer mapped: load the services again.',
  });
});

test('of two operators who map one alias at once, one is refused', async () => {
  const both = await Promise.all([map('race', { origin }), map('race', { origin: other })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the same origin again changes nothing', async () => {
  const first = await map('same', { origin });
  const again = await map('same', { origin, updated_at: first.result?.updated_at });
  expect(again.result).toEqual(first.result);
  const [row] = await registry.database.query<{ total: number }>(
    sql`select count(*) as total from service_changes where alias = 'same'`,
  );
  expect(row?.total).toBe(1);
});

test('a service that a live release needs is unmapped by force alone', async () => {
  const service = await startService((_request, response) => void response.end());
  const { result } = await map('needed', { origin: service.origin, remotes: ['mf-needing'] });
  await registry.release(draftRelease('mf-needing', { services: ['needed'] }));
  const updated_at = result?.updated_at;
  expect(await unmap('needed', { updated_at })).toMatchObject({
    status: 409,
    message:
      'The live release of mf-needing needs needed: promote one without it first, or unmap it by force, after which its calls fail.',
  });
  await service.stop();
  expect(await unmap('needed', { updated_at, force: true })).toMatchObject({
    status: 200,
    message: 'needed is no longer mapped, and the live release of mf-needing needs it.',
  });
});

test('operators alone map services', async () => {
  const token = await createReleaseToken(registry.database, { remote: 'mf-spa' });
  const team = { authorization: `Bearer ${token}` };
  const user = signedIn({ permissions: 'manage_hotel', user_id: 2 });
  for (const [headers, status] of [
    [team, 403],
    [user, 403],
    [{}, 401],
  ] as const) {
    expect((await map('guarded', { origin }, headers)).status).toBe(status);
    expect((await unmap('guarded', {}, headers)).status).toBe(status);
  }
});

test.each([
  ['Spa', { origin }, 'The alias of a service is lower-case words joined by hyphens, such as spa.'],
  ['spa', {}, 'origin is required'],
  ['spa', { origin: 7 }, 'origin must be text'],
  ['spa', { origin, more: 1 }, 'The body has unknown fields: more'],
  ['spa', { origin, remotes: ['spa'] }, 'remotes[0] must look like mf-spa'],
  ['spa', { origin, remotes: 'mf-spa' }, 'remotes must list the remotes that may call the service'],
  [
    'spa',
    { origin, updated_at: 'yesterday' },
    'updated_at must be an instant such as 2026-03-14T09:30:00.000Z',
  ],
  [
    'spa',
    { origin: `${origin}/api` },
    'The address of a service is its origin alone, such as https://spa.internal.example.',
  ],
  [
    'spa',
    { origin: 'https://169.254.169.254' },
    '169.254.169.254 must not be called: let the operator of the server name it in SERVICE_HOSTS, or use another address.',
  ],
])('mapping %s by %j is refused', async (alias, payload, message) => {
  expect(await map(alias, payload)).toMatchObject({ status: 400, message });
});

test('a name is refused at mapping by the addresses that it has', async () => {
  const app = await registry.start({
    services: {
      issuer: 'https://suite.test',
      addresses: { allowedHosts: [], allowsLoopback: false },
      callerOf: () => Promise.reject(new Error('not called')),
    },
  });
  const answer = await app.inject({
    method: 'PUT',
    url: '/platform/services/metadata',
    headers: operator,
    payload: { origin: 'https://localhost' },
  });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    'localhost has an address that must not be called: let the operator of the server name it in SERVICE_HOSTS.',
  ]);
  await app.close();
});
