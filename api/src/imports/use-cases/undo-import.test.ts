import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { makeTasks } from '../../dashboard/dashboard.public.ts';
import { sendDueEmails } from '../../guest-links/guest-links.public.ts';
import { addRooms, openImportTest, type ImportTest } from '../../testing/integrations/open-import-test.ts';
import { deleteOldBatches } from '../import-batches.repository.ts';

let server: ImportTest;
beforeAll(async () => {
  server = await openImportTest();
  await addRooms(server, 'Double', 3);
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [sql`imported_bookings`, sql`booking_imports`, sql`bookings`])
    await server.database.query(sql`delete from ${table}`);
});

const day = (offset: number) => addDays(calendarDateIn('Europe/Lisbon'), offset);
const columns = ['name', 'email', 'checkin_date', 'checkout_date', 'room_type', 'passengers'] as const;
const matching = { columns, date_format: 'ymd' };
const stay = (name: string, from = 10, to = 12, others = 'Eva Reis') =>
  `${name},${name.toLowerCase()}@guests.test,${day(from)},${day(to)},Double,${others}`;
const file = (...rows: string[]) => ['Guest,Mail,Arrival,Departure,Room,Others', ...rows].join('\n');

test('an undo deletes the bookings that are unchanged, and names the others', async () => {
  const imported = await server.importFile(file(stay('Ann'), stay('Bo'), stay('Cy')), columns);
  const ids = (await server.database.query<{ id: number }>(sql`select id from bookings order by id`)).map(
    ({ id }) => id,
  );
  const [changed = 0, deleted = 0] = ids;
  await server.database.query(sql`update bookings set checked_in_at = now() where id = ${changed}`);
  await server.database.query(sql`update bookings set deleted_at = now() where id = ${deleted}`);
  expect(await server.post(imported, 'undo')).toMatchObject({ status: 200, result: { state: 'undoing' } });
  expect(await server.run(imported)).toMatchObject({
    ...{ state: 'undone', deleted_rows: 1, kept_rows: 1, kept_bookings: [changed], is_undoable: false },
  });
  const left = await server.database.query(sql`select name from bookings where deleted_at is null`);
  expect(left).toEqual([{ name: 'Ann' }]);
  expect(await server.post(imported, 'undo')).toMatchObject({ status: 409 });
});

type Touch = (id: number) => Promise<unknown>;
const staff =
  (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Touch =>
  (id) =>
    server.call(method, `/bookings/${id}${path}`, server.admin, body);
const inTurn =
  (...touches: Touch[]): Touch =>
  async (id) => {
    for (const touch of touches) await touch(id);
  };
const guest =
  (path: string, body: object): Touch =>
  async (id) => {
    const token = 'a-link-of-the-guest';
    const verification_token_hash = createHash('sha256').update(token).digest();
    await server.database.query(sql`
      update bookings set verification_token_hash = ${verification_token_hash} where id = ${id}`);
    return server.call('POST', `/verification${path}`, { 'x-verification-token': token }, body);
  };
const shown = { user_type: { user_type: 'primary', item_id: 0 }, method: 'passport' };

async function assignRoom(id: number) {
  const [room] = await server.database.query<{ id: number }>(sql`select id from rooms limit 1`);
  return staff('PUT', '/room', { room_id: room?.id })(id);
}

async function mailDueInvitations() {
  await server.database.query(sql`update hotels set invites_on_booking = true`);
  await server.database.query(sql`
    insert into verification_emails (hotel_id, booking_id, kind) select hotel_id, id, 'invitation' from bookings
    on conflict do nothing`);
  await sendDueEmails(server.app.database, server.app.config);
}

async function finishTask(id: number) {
  await makeTasks(server.app.database);
  const tasks = await server.database.query<{ id: number }>(
    sql`select id from housekeeping_tasks where booking_id = ${id}`,
  );
  for (const task of tasks) await server.call('POST', `/dashboard/tasks/${task.id}/finish`, server.admin, {});
}

test.each<[string, Touch, string | null]>([
  ['a note', staff('POST', '/notes', { text: 'Calls again', is_pinned: false }), 'Added a note'],
  ['a room', assignRoom, 'Changed the room'],
  ['a sent link', staff('POST', '/send-verification', {}), 'Sent the verification link'],
  ['an invitation', mailDueInvitations, 'Sent the invitation to verify'],
  [
    'a check-in that was undone',
    inTurn(
      (id) =>
        staff('POST', '/desk-verification', { ...shown, user_type: { user_type: 'primary', item_id: id } })(
          id,
        ),
      staff('POST', '/check-in', {}),
      staff('DELETE', '/check-in'),
    ),
    'Undid the check-in',
  ],
  [
    'a cancellation that was undone',
    inTurn(
      staff('POST', '/stay', { action: 'cancel', reason: 'Storm' }),
      staff('POST', '/stay', { action: 'undo-cancel' }),
    ),
    'Undid the cancellation',
  ],
  [
    'a language that the guest chose',
    guest('/language', { guest_language: 'de' }),
    'Chose the language of the e-mails',
  ],
  ['a guest who comes to the desk', guest('/desk', {}), 'Chose to show the ID at the desk'],
  ['a finished task', finishTask, null],
])('an undo keeps a booking with %s', async (_name, touch, change) => {
  const imported = await server.importFile(file(stay('Ann', 0, 2, ''), stay('Bo', 1, 3)), columns);
  const [{ id = 0 } = {}] = await server.database.query<{ id: number }>(
    sql`select id from bookings where name = 'Ann'`,
  );
  await touch(id);
  await server.post(imported, 'undo');
  const undone = await server.run(imported);
  expect(undone.kept_bookings).toContain(id);
  expect(undone.kept_changes?.find((kept) => kept.id === id)?.change.message ?? null).toBe(change);
});

test('an open task keeps no booking', async () => {
  const imported = await server.importFile(file(stay('Ann', 0, 2)), columns);
  await makeTasks(server.app.database);
  await server.post(imported, 'undo');
  expect(await server.run(imported)).toMatchObject({ deleted_rows: 1, kept_bookings: [] });
});

test('rows are gone after seven days, and the import can no longer be undone', async () => {
  const imported = await server.importFile(file(stay('Ann'), stay('Bo', 10, 10)), columns);
  expect(imported).toMatchObject({ created_rows: 1, refused_rows: 1, is_undoable: true });
  const { result: waiting } = await server.upload(file(stay('Cy')));
  for (const table of [sql`booking_imports`, sql`booking_import_batches`])
    await server.database.query(sql`update ${table} set created_at = now() - interval '8 days'`);
  await deleteOldBatches(server.app.database);
  expect(await server.read(imported)).toMatchObject({ is_undoable: false, faults: [], refused_rows: 1 });
  expect(await server.post(waiting, 'check', matching)).toMatchObject({
    ...{ status: 409, message: expect.stringContaining('no longer stored') },
  });
});
