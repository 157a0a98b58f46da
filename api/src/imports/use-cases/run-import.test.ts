import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { addRooms, openImportTest, type ImportTest } from '../../testing/integrations/open-import-test.ts';

let server: ImportTest;
beforeAll(async () => {
  server = await openImportTest();
  await addRooms(server, 'Double', 3);
});
afterAll(() => server.close());

const day = (offset: number) => addDays(calendarDateIn('Europe/Lisbon'), offset);
const headings = ['Guest', 'E-mail', 'Check-in', 'Check-out', 'Room type'];
const columns = ['name', 'email', 'checkin_date', 'checkout_date', 'room_type'] as const;

test.each<[string, object, object]>([
  ['name', { name: 'Ann\uffff' }, { column: 0, message: 'Name has a character that cannot be shown' }],
  ['address', { email: 'ann\ufffe@guests.test' }, { column: 1 }],
  ['date', { checkin_date: `${day(10)}\ufffe` }, { column: 2 }],
])('the %s with a character that cannot be stored is refused', async (_name, change, fault) => {
  const row: Record<string, string> = {
    ...{ name: 'Ann', email: 'ann@guests.test', checkin_date: day(10), checkout_date: day(12) },
    ...{ room_type: 'Double', ...change },
  };
  const { result } = await server.upload(`${headings.join()}\n${columns.map((field) => row[field]).join()}`);
  await server.post(result, 'check', { columns, date_format: 'ymd' });
  const checked = await server.run(result);
  expect(checked).toMatchObject({
    state: 'checked',
    refused_rows: 1,
    faults: expect.arrayContaining([expect.objectContaining({ row: 2, ...fault })]),
  });
});

test('a row whose cells are errors of a spreadsheet says so, and names no missing field', async () => {
  const { result } = await server.upload(
    `${[...headings, 'Notes'].join()}\n#DIV/0!,ann@guests.test,#N/A,${day(12)},Double,#REF!\nBo,bo@guests.test,${day(10)},${day(12)},Double,`,
  );
  await server.post(result, 'check', { columns: [...columns, ''], date_format: 'ymd' });
  const message = 'The cell has an Excel error instead of a value. Correct its formula, or type the value.';
  expect(await server.run(result)).toMatchObject({
    refused_rows: 1,
    faults: [
      { row: 2, column: 0, value: '#DIV/0!', message },
      { row: 2, column: 2, value: '#N/A', message },
    ],
  });
});
