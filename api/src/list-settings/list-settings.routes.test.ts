import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';

let server: AccountTest;
let [ana, bo, cleo, root]: Headers[] = [];
let hotels: { seaview: number; other: number };

beforeAll(async () => {
  server = await openAccountTest();
  const { database } = server;
  hotels = {
    seaview: await insertHotel(database, 'Seaview'),
    other: await insertHotel(database, 'Harbour'),
  };
  const add = async (usr_email: string, hotel_id: number | null) => {
    await insertUser(database, { usr_email, hotel_id, permissions: [] });
    return server.signIn(usr_email);
  };
  ana = await add('ana@x.test', hotels.seaview);
  bo = await add('bo@x.test', hotels.seaview);
  cleo = await add('cleo@x.test', hotels.seaview);
  root = await add('root@x.test', null);
});
afterAll(() => server.close());

const nothing = { hidden_columns: [], views: [], is_compact: false, updated_at: null };
const view = (view_name: string, query = 'status=pending') => ({ view_name, query });
const form = (change: object = {}) => ({ hidden_columns: ['stay'], views: [view('Pending')], ...change });

const read = async (headers: Headers | undefined, path = 'bookings') =>
  (await server.call('GET', `/list-settings/${path}`, headers)).json<{ result: object }>().result;
const store = (headers: Headers | undefined, body: object, path = 'bookings') =>
  server.call('PATCH', `/list-settings/${path}`, headers, body);

test('what is chosen is there again, for its person and its list alone', async () => {
  expect(await read(ana)).toEqual(nothing);
  const stored = await store(ana, form());
  expect(stored.statusCode).toBe(200);
  expect(await read(ana)).toEqual({ ...form(), is_compact: false, updated_at: expect.any(String) });
  expect(await read(bo)).toEqual(nothing);
  expect(await read(ana, 'staff')).toEqual(nothing);
  expect(await read(ana, `bookings?hotelId=${hotels.seaview}`)).toMatchObject(form());
});

test('compact rows stay with callers that do not send them, as older releases', async () => {
  await store(bo, form({ is_compact: true }), 'audit');
  await store(bo, form({ hidden_columns: [] }), 'audit');
  expect(await read(bo, 'audit')).toMatchObject({ hidden_columns: [], is_compact: true });
  await store(bo, form({ is_compact: false }), 'audit');
  expect(await read(bo, 'audit')).toMatchObject({ is_compact: false });
});

test('a change of an older state is refused, and nothing is lost', async () => {
  const first = (await store(cleo, form())).json<{ result: { updated_at: string } }>().result;
  await store(cleo, form({ views: [view('Second')], updated_at: first.updated_at }));
  const late = await store(cleo, form({ views: [], updated_at: first.updated_at }));
  expect([late.statusCode, late.json()]).toMatchObject([409, { errorType: 'STALE' }]);
  expect(await read(cleo)).toMatchObject({ views: [view('Second')] });
});

test('those who see every hotel choose for each and for all together; a hotel out of reach is not found', async () => {
  await store(root, form({ hidden_columns: ['contact'] }), `staff?hotelId=${hotels.other}`);
  await store(root, form({ hidden_columns: ['status'] }), 'staff');
  expect(await read(root, `staff?hotelId=${hotels.other}`)).toMatchObject({ hidden_columns: ['contact'] });
  expect(await read(root, 'staff')).toMatchObject({ hidden_columns: ['status'] });
  expect(await read(root, `staff?hotelId=${hotels.seaview}`)).toEqual(nothing);
  for (const [headers, hotelId] of [
    [ana, hotels.other],
    [root, 2_000_000_000],
  ] as const) {
    expect((await store(headers, form(), `staff?hotelId=${hotelId}`)).statusCode).toBe(404);
  }
});

test.each<[string, object, string]>([
  ['a name of 61 characters', { views: [view('x'.repeat(61))] }, 'View name must be at most 60 characters'],
  ['no name', { views: [view(' ')] }, 'View name is required'],
  ['a name twice', { views: [view('Late'), view('late')] }, 'Two views cannot have the same name'],
  [
    'a composed name decomposed',
    { views: [view('B\u00f6'), view('Bo\u0308')] },
    'Two views cannot have the same name',
  ],
  [
    'a name in other digits',
    { views: [view('Late 7'), view('late \u0667')] },
    'Two views cannot have the same name',
  ],
  [
    'a name without its accents',
    { views: [view('Et\u00e9'), view('ete')] },
    'Two views cannot have the same name',
  ],
  [
    '21 views',
    { views: Array.from({ length: 21 }, (_, index) => view(`View ${index}`)) },
    'At most 20 views can be saved',
  ],
])('%s is refused', async (_name, change, message) => {
  const answer = await store(ana, form(change));
  expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([400, expect.stringContaining(message)]);
});

test('views that were stored under alike names stay with a change of the rest', async () => {
  const alike = [view('Et\u00e9'), view('Ete')];
  await store(root, form(), 'roles');
  await server.database.query(
    sql`update list_settings set views = ${JSON.stringify(alike)}::jsonb where list_name = 'roles'`,
  );
  const change = { hidden_columns: ['status'], views: alike };
  expect((await store(root, form(change), 'roles')).statusCode).toBe(200);
  expect((await store(root, form({ views: [...alike, view('ETE')] }), 'roles')).statusCode).toBe(400);
});

test('only the lists that there are have settings', async () => {
  expect((await store(ana, form(), 'secrets')).statusCode).toBe(400);
});
