import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Failure } from '@suite/contracts/http';
import { createReleaseToken } from '@suite/registry';
import { confirmedPlatformCalls } from '../http/endpoints/confirmed-platform-calls.ts';
import { openapiFile } from '../http/openapi/openapi.ts';
import { testPassword } from '../testing/create-test-app.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

/** These calls change something but grant no rights. */
const withoutPower = [
  'DELETE /platform/overrides/:id',
  'POST /platform/overrides/confirm',
  'POST /platform/overrides/release',
  'POST /platform/permissions/:name/refuse',
  'POST /platform/permissions/:name/withdraw',
  'POST /platform/releases',
  'POST /platform/releases/check',
  'POST /platform/remotes/:name/override-origins/refuse',
  'POST /platform/remotes/:name/promote',
  'POST /platform/remotes/:name/rollback',
  'POST /platform/remotes/:name/rollout',
  'POST /platform/remotes/:name/turns',
  'POST /platform/telemetry',
  'PUT /platform/remotes/:name/releases/:release/smoke-run',
];
const origin = 'https://10.0.0.1';
let server: AccountTest;
let operator: Headers;

beforeAll(async () => {
  server = await openAccountTest({ SERVICE_HOSTS: '10.0.0.1,10.0.0.2' });
  await insertUser(server.database, {
    usr_email: 'olga@suite.test',
    hotel_id: null,
    permissions: ['manage_releases'],
  });
  operator = await server.signIn('olga@suite.test');
});
afterAll(() => server.close());

const send = (method: Method, path: string, payload: object = {}, headers = operator) =>
  server.injectUnconfirmed({ method, url: `/platform${path}`, headers, payload });

function actionOf(answer: Awaited<ReturnType<typeof send>>): NonNullable<Failure['action']> {
  const { errorType, action } = answer.json<Failure>();
  expect([answer.statusCode, errorType]).toEqual([403, 'CONFIRMATION_REQUIRED']);
  if (!action) throw new Error('The refusal names no action');
  return action;
}

async function confirm({ id }: { id: string }): Promise<void> {
  const body = { usr_password: testPassword, actions: [id] };
  expect((await server.call('POST', '/auth/confirmation', operator, body)).statusCode).toBe(200);
}

interface ApiDocument {
  paths: Record<string, Record<string, { description?: string }>>;
}

test('each call of the registry that changes something is said to need a confirmation, or gives no power', async () => {
  const { paths } = JSON.parse(await readFile(openapiFile, 'utf8')) as ApiDocument;
  const changing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => path.startsWith('/platform/') && method !== 'get')
      .map(([method, { description = '' }]) => ({
        name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        isConfirmed: description.includes('CONFIRMATION_REQUIRED'),
      })),
  );
  const namesOf = (isConfirmed: boolean) =>
    changing.filter((call) => call.isConfirmed === isConfirmed).map(({ name }) => name);
  expect(namesOf(true).sort()).toEqual(Object.keys(confirmedPlatformCalls).sort());
  expect(namesOf(false).sort()).toEqual(withoutPower);
});

test('a service is mapped and unmapped by calls that were each confirmed, once', async () => {
  const map = () => send('PUT', '/services/pool', { origin });
  const action = actionOf(await map());
  expect(action.sentence).toBe(`Map the service pool to ${origin}`);
  await confirm(action);
  actionOf(await send('PUT', '/services/pool', { origin: 'https://10.0.0.2' }));
  const calledBy = actionOf(await send('PUT', '/services/pool', { origin, remotes: ['mf-pool', 'mf-spa'] }));
  expect(calledBy.sentence).toBe(`Map the service pool to ${origin}, for calls of mf-pool, mf-spa`);
  actionOf(await send('PUT', '/services/spa', { origin }));
  const mapped = await map();
  expect(mapped.statusCode).toBe(200);
  const { updated_at } = mapped.json().result;
  const unmap = () => send('DELETE', '/services/pool', { updated_at });
  await confirm(actionOf(await unmap()));
  expect((await unmap()).statusCode).toBe(200);
  actionOf(await map());
});

test('an origin for overrides, and an override, are confirmed by a sentence that names them', async () => {
  const dev = 'https://laptop.example';
  const accept = () => send('POST', '/remotes/mf-bookings/override-origins/accept', { origin: dev });
  const accepted = actionOf(await accept());
  expect(accepted.sentence).toBe(`Let mf-bookings be loaded from ${dev}`);
  await confirm(accepted);
  expect((await accept()).statusCode).toBe(200);
  const override = () => send('POST', '/overrides', { remote: 'mf-bookings', url: `${dev}/` });
  const action = actionOf(await override());
  expect(action.sentence).toBe(`Let mf-bookings be loaded from ${dev}/`);
  await confirm(action);
  expect((await override()).statusCode).toBe(201);
  actionOf(await override());
});

test('a call that cannot be made, and one of another person, is refused as it is without a question', async () => {
  expect((await send('PUT', '/services/pool', { origin: 'ftp://10.0.0.1' })).statusCode).toBe(400);
  expect((await send('PUT', '/services/pool', { origin, updated_at: new Date() })).statusCode).toBe(409);
  expect((await send('DELETE', '/services/none')).statusCode).toBe(404);
  expect((await send('POST', '/permissions/spa.manage/accept')).statusCode).toBe(404);
  expect((await send('POST', '/overrides', { remote: 'bookings' })).statusCode).toBe(400);
  const elsewhere = { remote: 'mf-bookings', url: 'https://elsewhere.example/' };
  expect((await send('POST', '/overrides', elsewhere)).json().errorType).toBe('PERMISSION_DENIED');
  expect((await send('PUT', '/services/pool', { origin }, {})).statusCode).toBe(401);
});

test('a release token has nothing to confirm', async () => {
  const authorization = `Bearer ${await createReleaseToken(server.database, { remote: '*' })}`;
  const mapped = await send('PUT', '/services/token-made', { origin }, { authorization });
  expect(mapped.statusCode).toBe(200);
});
