import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { ApiScope } from '@suite/contracts/permissions';
import { openDatabase, sql } from '@suite/database';
import { buildApp } from '../app.ts';
import { addApiToken } from '../testing/integrations/add-api-token.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { addBooking, payload } from '../testing/contexts/open-bookings-test.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;
let hotel_id: number;
let other_id: number;
let created_by: number;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  [hotel_id, other_id] = [await insertHotel(database, 'Seaview'), await insertHotel(database, 'Alpine')];
  const person = { usr_email: 'admin@seaview.test', hotel_id, permissions: ['manage_hotel'] as const };
  created_by = await insertUser(database, person);
  await insertUser(database, {
    ...{ usr_email: 'root@suite.test', hotel_id: null, permissions: ['manage_hotel', 'approve_hotels'] },
  });
  admin = await server.signIn('admin@seaview.test');
});
afterAll(() => server.close());
beforeEach(() => server.database.query(sql`delete from public_calls`));

const today = () => calendarDateIn('Europe/Lisbon');
const fields = (more: object = {}) => ({
  ...{ name: `Manager ${Math.random()}`, scopes: ['bookings:read'], expires_on: addDays(today(), 30) },
  ...more,
});
const create = (more: object = {}, headers = admin) =>
  server.app.inject({ method: 'POST', url: '/api/integrations/tokens', headers, payload: fields(more) });
const list = async (headers = admin, query = '') => {
  const answer = await server.app.inject({ url: `/api/integrations/tokens${query}`, headers });
  return answer.json<{ result: { tokens: { id: number; name: string; state: string }[] } }>().result?.tokens;
};
const revoke = (id: number, headers = admin) =>
  server.app.inject({ method: 'DELETE', url: `/api/integrations/tokens/${id}`, headers });
const add = (scopes: ApiScope[] = ['bookings:read'], name?: string) =>
  addApiToken(server.database, { hotel_id, created_by, scopes, ...(name && { name }) });
const bookings = (headers: Record<string, string>, url = '/api/bookings', { app } = server) =>
  app.inject({ url, headers });

describe('a new token', () => {
  test('shows its secret once, and the server stores its hash', async () => {
    const answer = await create({ name: 'Channel manager' });
    type Result = { token: { prefix: string }; secret: string };
    const { token, secret } = answer.json<{ result: Result }>().result;
    expect([answer.statusCode, token]).toMatchObject([
      201,
      { name: 'Channel manager', scopes: ['bookings:read'], state: 'live', created_by: 'Test Person' },
    ]);
    expect(secret).toMatch(new RegExp(`^suite_${hotel_id}_[\\w-]{43}$`));
    expect(secret.startsWith(token.prefix)).toBe(true);
    expect((await bookings({ authorization: `Bearer ${secret}` })).statusCode).toBe(200);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const kept = await server.database.query(
      sql`select api_tokens::text as row, (select json_agg(details)::text from audit_records) as audit from api_tokens`,
    );
    expect(JSON.stringify(kept)).not.toContain(secret.slice(-30));
  });

  test('needs a confirmation that names its scopes', async () => {
    const answer = await server.injectUnconfirmed({
      ...{ method: 'POST', url: '/api/integrations/tokens', headers: admin },
      payload: fields({ name: 'Lock', scopes: ['bookings:write', 'guests:read'] }),
    });
    expect(answer.json()).toMatchObject({
      errorType: 'CONFIRMATION_REQUIRED',
      action: { sentence: 'Create the API token Lock with the scopes bookings:write, guests:read' },
    });
  });

  test.each([
    [{ expires_on: addDays(today(), 731) }, 'A token is valid for at most two years'],
    [{ expires_on: addDays(today(), -1) }, 'Last day must not be over'],
    [{ scopes: [] }, 'Choose at least one scope'],
    [{ scopes: ['bookings:read', 'bookings:read'] }, 'Each scope may be there once'],
    [{ scopes: ['hotels:delete'] }, 'This scope is not known'],
    [{ name: ' ' }, 'Name is required'],
  ])('with %j is refused', async (more, message) => {
    expect((await create(more)).json()).toMatchObject({ errorType: 'VALIDATION_ERROR', message });
  });

  test('has a name of its own among the live ones', async () => {
    const first = (await create({ name: 'Till' })).json().result.token;
    expect((await create({ name: 'till' })).json()).toMatchObject({ code: 'API_TOKEN_NAME_TAKEN' });
    await revoke(first.id);
    const second = (await create({ name: 'Till' })).json().result.token;
    await server.database.query(sql`update api_tokens set expires_at = now() where id = ${second.id}`);
    expect((await create({ name: 'Till' })).statusCode).toBe(201);
    const states = (await list()).filter(({ name }) => name === 'Till').map(({ state }) => state);
    expect(states).toEqual(['live', 'expired', 'revoked']);
  });
});

describe('a refused token', () => {
  test('that was revoked is refused at once by every process', async () => {
    const database = await openDatabase(server.databaseUrl, { max: 2, allowExitOnIdle: true });
    const app = await buildApp({ config: server.config, database });
    try {
      const { id, headers } = await add();
      const other = { ...server, app };
      expect((await bookings(headers, '/api/bookings', other)).statusCode).toBe(200);
      expect((await revoke(id)).statusCode).toBe(200);
      const refused = await bookings(headers, '/api/bookings', other);
      expect(refused.json()).toMatchObject({ errorType: 'UNAUTHENTICATED', code: 'API_TOKEN_REVOKED' });
      expect((await revoke(id)).statusCode).toBe(404);
    } finally {
      await app.close();
      await database.close();
    }
  });

  test('without its beginning is told how tokens begin', async () => {
    const { secret } = await add();
    const refused = await bookings({ authorization: `Bearer ${secret.replace(/^suite_/, '')}` });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'API_TOKEN_UNPREFIXED']);
  });

  test('that has expired is told so', async () => {
    const { id, headers } = await add();
    await server.database.query(sql`update api_tokens set expires_at = now() where id = ${id}`);
    expect((await bookings(headers)).json()).toMatchObject({ code: 'API_TOKEN_EXPIRED' });
  });

  test.each([
    ['another secret', (secret: string) => `${secret.slice(0, -4)}AAAA`],
    ['another hotel', (secret: string) => secret.replace(/^suite_\d+/, `suite_${other_id}`)],
    ['a malformed one', () => 'suite_x'],
  ])('with %s is unknown, whatever cookies come with it', async (_name, change) => {
    const { secret } = await add();
    const headers = { ...admin, authorization: `Bearer ${change(secret)}` };
    const answer = await bookings(headers);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'API_TOKEN_UNKNOWN']);
  });

  test('of a hotel that was deactivated is unknown', async () => {
    const { headers } = await addApiToken(server.database, { hotel_id: other_id, created_by });
    expect((await bookings(headers)).statusCode).toBe(200);
    await server.database.query(sql`update hotels set is_active = false where id = ${other_id}`);
    expect((await bookings(headers)).json()).toMatchObject({ code: 'API_TOKEN_UNKNOWN' });
  });

  test('in the address of a call is ignored', async () => {
    const { secret } = await add();
    for (const name of ['token', 'access_token', 'authorization']) {
      const answer = await bookings({}, `/api/bookings?${name}=${secret}`);
      expect(answer.json()).toMatchObject({ errorType: 'UNAUTHENTICATED' });
    }
  });

  test('is limited with ten thousand others of its address, which leaves valid ones alone', async () => {
    const { headers } = await add();
    const counts: Record<number, number> = {};
    for (let sent = 0; sent < 10_000; sent += 100) {
      const wrong = { authorization: `Bearer suite_${hotel_id}_${String(sent).padStart(43, 'A')}` };
      const answers = await Promise.all(Array.from({ length: 100 }, () => bookings(wrong)));
      for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
    expect(counts[401]).toBeLessThanOrEqual(120);
    expect(counts[429]).toBeGreaterThanOrEqual(9_880);
    expect((await bookings(headers)).statusCode).toBe(200);
  });
});

describe('a call with a token', () => {
  test('masks guests unless it may read them', async () => {
    await addBooking(server.database, { hotel_id, checkin_date: '2031-02-01', name: 'Ana Reis' });
    const { headers } = await add(['bookings:read']);
    expect((await bookings(headers)).body).not.toContain('Ana Reis');
    const reader = await add(['bookings:read', 'guests:read']);
    expect((await bookings(reader.headers)).body).toContain('Ana Reis');
    expect((await bookings(headers, '/api/bookings?search=Ana')).json().result.bookings).toEqual([]);
  });

  test('neither overbooks nor lets stays of a guest overlap, nor reads a name by that', async () => {
    const { headers } = await add(['bookings:write']);
    const book = (more: object) =>
      server.app.inject({ method: 'POST', url: '/api/bookings', headers, payload: payload(more) });
    expect((await book({ allow_overbooking: true })).json().code).toBe('OVERBOOKING_DENIED');
    expect((await book({ allow_overlap: true })).json().code).toBe('OVERLAP_DENIED');
    const email = 'leak@guests.test';
    await addBooking(server.database, { hotel_id, checkin_date: today(), name: 'Secret Name', email });
    const refused = await book({ email });
    expect(refused.json().errorType).toBe('DATE_RANGE_CONFLICT');
    expect(refused.body).not.toContain('Secret Name');
  });

  test('is recorded under the name of the token in audit log, its filter and file, and history', async () => {
    const { headers, id } = await add(['bookings:write'], 'Channel manager 2');
    const foreign = { ...headers, origin: 'https://elsewhere.test' };
    const made = await server.app.inject({
      ...{ method: 'POST', url: '/api/bookings', headers: foreign, payload: payload() },
    });
    expect(made.statusCode).toBe(201);
    const { id: booking_id } = made.json().result;
    const audit = await server.app.inject({ url: '/api/audit?actor=manager%202', headers: admin });
    expect(audit.json().result.records).toMatchObject([
      { action: 'create-booking', actor: null, token: { id, name: 'Channel manager 2' } },
    ]);
    const file = await server.app.inject({ url: '/api/audit/export/csv?actor=manager', headers: admin });
    expect(file.body).toContain('API token Channel manager 2');
    const history = await server.app.inject({ url: `/api/bookings/${booking_id}/history`, headers: admin });
    expect(history.json().result.entries).toMatchObject([
      { actor: { kind: 'token', name: 'Channel manager 2' } },
    ]);
  });

  test('counts for the token, notes its last use, and is limited with headers', async () => {
    const limited = await createTestApp({ CALLS_PER_PERSON: '3' });
    try {
      const { database, app } = limited;
      const own = await insertHotel(database, 'Harbour');
      const by = await insertUser(database, { usr_email: 'a@b.test', hotel_id: own, permissions: [] });
      const { headers, id } = await addApiToken(database, { hotel_id: own, created_by: by });
      const second = await addApiToken(database, { hotel_id: own, created_by: by });
      const answers = [];
      for (let call = 0; call < 4; call += 1)
        answers.push(await app.inject({ url: '/api/bookings', headers }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
      expect(answers.map((answer) => answer.headers['ratelimit-remaining'])).toEqual(['2', '1', '0', '0']);
      expect(answers[3]?.headers['retry-after']).toBeDefined();
      expect((await app.inject({ url: '/api/bookings', headers: second.headers })).statusCode).toBe(200);
      const [used] = await database.query<{ last_used_at: Date | null }>(
        sql`select last_used_at from api_tokens where id = ${id}`,
      );
      expect(used?.last_used_at).toBeInstanceOf(Date);
    } finally {
      await limited.close();
    }
  });
});

test('a Super Admin sees that the tokens of a hotel exist, and creates none', async () => {
  const root = await server.signIn('root@suite.test');
  await add(['bookings:read'], 'Seen by root');
  expect((await list(root, `?hotelId=${hotel_id}`)).map(({ name }) => name)).toContain('Seen by root');
  expect((await create({}, root)).json().code).toBe('HOTEL_REQUIRED');
});
