import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
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
const stay = (name: string, from = 10, to = 12) =>
  `${name},${name.toLowerCase()}@guests.test,${day(from)},${day(to)},Double,Eva Reis`;
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
