import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { utils, write } from '@e965/xlsx';
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

/** Texts of workbooks escape a character as `_xHHHH_`. */
function workbook(name: string, rows: string[][]): Buffer {
  const book = { Sheets: { [name]: utils.aoa_to_sheet(rows) }, SheetNames: [name] };
  return write(book, { type: 'buffer' }) as Buffer;
}

test('headings and a sheet with characters that cannot be stored are read without them', async () => {
  const [, ...others] = headings;
  const file = workbook('Arr_x0000_ivals', [
    ['Gu_x0000_est', ...others],
    ['Ann', 'ann@guests.test', day(10), day(12), 'Double'],
  ]);
  expect(await server.upload(file)).toMatchObject({
    ...{ status: 201, result: { sheet: 'Arr ivals', headers: ['Gu est', ...others] } },
  });
  expect(await server.upload('Guest\uffff,"Check-\nin"\nAnn,soon')).toMatchObject({
    ...{ status: 201, result: { headers: ['Guest', 'Check- in'] } },
  });
});

test.each<[string, object, object]>([
  ['name', { name: 'Ann\uffff' }, { column: 0, message: 'Name has a character that cannot be shown' }],
  ['address', { email: 'ann\ufffe@guests.test' }, { column: 1 }],
  ['date', { checkin_date: `${day(10)}\ufffe` }, { column: 2 }],
])('the %s with a character that cannot be stored is refused', async (_name, change, fault) => {
  const row: Record<string, string> = {
    ...{ name: 'Ann', email: 'ann@guests.test', checkin_date: day(10), checkout_date: day(12) },
    ...{ room_type: 'Double', ...change },
  };
  const { result } = await server.upload(`${headings}\n${columns.map((field) => row[field])}`);
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
    `${[...headings, 'Notes']}\n#DIV/0!,ann@guests.test,#N/A,${day(12)},Double,#REF!\nBo,bo@guests.test,${day(10)},${day(12)},Double,`,
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

test.each(['3', '3 nights', '3,0'])('nights written as %j give the check-out', async (nights) => {
  const { result } = await server.upload(
    `Guest;E-mail;Check-in;Nights;Room type\nAnn;ann@guests.test;${day(10)};${nights};Double`,
  );
  await server.post(result, 'check', { columns: result.columns, date_format: result.date_format });
  expect(await server.run(result)).toMatchObject({ state: 'checked', refused_rows: 0, faults: [] });
});

test.each([',', ';', '\t'])('refused rows are separated by %j as the file is', async (separator) => {
  const rows = [headings, ['Ann', 'nobody', day(10), day(12), 'Double']];
  const { result } = await server.upload(rows.map((cells) => cells.join(separator)).join('\n'));
  await server.post(result, 'check', { columns, date_format: 'ymd' });
  await server.run(result);
  const answer = await server.call('GET', `/imports/${result.id}/refused?language=en`, server.admin);
  expect(answer.body).toBe(
    `\ufeff${[...headings, 'Row', 'Error'].join(separator)}\r\n` +
      `${['Ann', 'nobody', day(10), day(12), 'Double', 2, 'Valid email is required'].join(separator)}\r\n`,
  );
});

test('discarded files are not listed', async () => {
  const { result: kept } = await server.upload(
    `${headings}\nAnn,ann@guests.test,${day(10)},${day(12)},Double`,
  );
  const { result: discarded } = await server.upload(`${headings}\nBo,,,,`);
  await server.post(discarded, 'cancel');
  const list = await server.call('GET', '/imports', server.admin);
  const ids = list.json<{ result: { imports: { id: number }[] } }>().result.imports.map(({ id }) => id);
  expect([ids.includes(kept.id), ids.includes(discarded.id)]).toEqual([true, false]);
});
