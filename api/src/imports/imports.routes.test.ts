import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { parse } from 'csv-parse/sync';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { addRooms, openImportTest, type ImportTest } from '../testing/integrations/open-import-test.ts';

let server: ImportTest;
beforeAll(async () => {
  server = await openImportTest();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    sql`imported_bookings`,
    sql`booking_imports`,
    sql`import_matchings`,
    sql`bookings`,
    sql`rooms`,
  ])
    await server.database.query(sql`delete from ${table}`);
  await addRooms(server, 'Double', 3);
});

const day = (offset: number) => addDays(calendarDateIn('Europe/Lisbon'), offset);
const columns = ['name', 'email', 'checkin_date', 'checkout_date', 'room_type'] as const;
const matching = { columns, date_format: 'ymd' };
const headings = 'Guest,Mail,Arrival,Departure,Room';
const stay = (name: string, from = 10, to = 12, room = 'Double') =>
  `${name},${name.toLowerCase()}@guests.test,${day(from)},${day(to)},${room}`;
const file = (...rows: string[]) => [headings, ...rows].join('\n');

async function bookings(): Promise<object[]> {
  return server.database.query(sql`
    select name, email, room_type, checkin_date, no_nights from bookings where deleted_at is null order by id`);
}

test('a file becomes bookings after its columns were confirmed and its rows checked', async () => {
  const uploaded = await server.upload(file(stay('Ann'), stay('Bo', 11, 14)));
  expect(uploaded).toMatchObject({
    status: 201,
    result: {
      ...{ state: 'uploaded', file_name: 'bookings.csv', encoding: 'utf-8', separator: ',', sheet: null },
      ...{ headers: headings.split(','), columns, date_format: 'ymd', are_columns_remembered: false },
      ...{ total_rows: 2, created_by: 'Test Person', is_undoable: false },
      preview: [stay('Ann').split(','), stay('Bo', 11, 14).split(',')],
    },
  });
  const { result } = uploaded;
  expect(await server.post(result, 'start')).toMatchObject({ status: 409 });
  expect(await server.post(result, 'check', matching)).toMatchObject({
    status: 200,
    result: { state: 'checking' },
  });
  expect(await server.run(result)).toMatchObject({
    state: 'checked',
    done_rows: 2,
    refused_rows: 0,
    faults: [],
  });
  expect(await bookings()).toEqual([]);
  expect(await server.post(result, 'start')).toMatchObject({
    status: 200,
    result: { state: 'importing', done_rows: 0 },
  });
  expect(await server.run(result)).toMatchObject({
    ...{ state: 'imported', done_rows: 2, created_rows: 2, refused_rows: 0, preview: [], is_undoable: true },
  });
  expect(await bookings()).toEqual([
    { name: 'Ann', email: 'ann@guests.test', room_type: 'Double', checkin_date: day(10), no_nights: 2 },
    { name: 'Bo', email: 'bo@guests.test', room_type: 'Double', checkin_date: day(11), no_nights: 3 },
  ]);
  const stored = await server.database.query(
    sql`select from booking_import_batches where rows_encrypted is not null`,
  );
  expect(stored).toEqual([]);
  const audited = await server.database.query(sql`
    select action from audit_records where subject_type in ('import', 'booking') order by id desc limit 4`);
  expect(audited.map((row) => (row as { action: string }).action)).toEqual([
    ...['create-booking', 'create-booking', 'start-import', 'upload-import'],
  ]);
});

test('each refused row says why, in the check as in the import, and can be downloaded', async () => {
  const content = file(
    stay('Ann'),
    'No Address,nobody,soon,,Tent',
    stay('Ann', 11, 13),
    stay('=Bo'),
    stay('Cy'),
    stay('Di', 10, 11),
    stay('Ed', -1, 3),
  );
  const { result } = await server.upload(content);
  await server.post(result, 'check', matching);
  const checked = await server.run(result);
  const faults = (found: typeof checked) =>
    found.faults.map(({ row, column, value, message }) => [row, column, value, message]);
  const rejected = [
    [3, 1, 'nobody', 'Valid email is required'],
    [3, 4, 'Tent', 'Room type must be one of Single, Double, Triple, Deluxe, Family'],
    [3, 2, 'soon', 'Check-in date must be a date, written as YYYY-MM-DD'],
    [3, 3, '', 'Check-out date is required'],
  ];
  const past = [8, 2, day(-1), 'Check-in date cannot be in the past'];
  const soldOut = [7, 2, day(10), expect.stringMatching(/^Double is sold out on/)];
  expect(faults(checked)).toEqual([
    ...rejected,
    [4, 2, day(11), 'Row 2 has a stay of the same guest on these nights.'],
    soldOut,
    past,
  ]);
  expect(checked).toMatchObject({ state: 'checked', total_rows: 7, refused_rows: 4, created_rows: 0 });
  await server.post(result, 'start');
  const imported = await server.run(result);
  expect(faults(imported)).toEqual([
    ...rejected,
    [4, 2, day(11), 'Row 2 has a stay of the same guest on these nights.'],
    soldOut,
    past,
  ]);
  expect(imported).toMatchObject({ state: 'imported', created_rows: 3, refused_rows: 4 });
  const answer = await server.call('GET', `/imports/${result.id}/refused?language=de`, server.admin);
  const [head, ...rows] = parse(answer.body, { bom: true }) as string[][];
  expect(head).toEqual([...headings.split(','), 'Zeile', 'Fehler']);
  expect(rows.map((row) => row.slice(5))).toEqual([
    ['3', expect.stringMatching(/^Eine gültige E-Mail-Adresse ist erforderlich; /)],
    ['4', expect.any(String)],
    ['7', expect.any(String)],
    ['8', expect.any(String)],
  ]);
});

test('the matching of a file with the same headings is remembered', async () => {
  const chosen = ['name', 'email', 'checkin_date', 'checkout_date', 'room_type', 'requests'];
  const content = (name: string) => `a,b,c,d,e,f\n${stay(name)},Crib\n`;
  await server.importFile(content('Ann'), chosen as never);
  expect((await server.upload(content('Bo'))).result).toMatchObject({
    ...{ columns: chosen, date_format: 'ymd', are_columns_remembered: true },
  });
});

test.each<[string, object, string]>([
  ['a missing column', { columns: ['name', 'email', '', '', ''] }, 'Choose the columns of name'],
  [
    'a field of two columns',
    { columns: ['name', 'name', 'email', 'checkin_date', 'room_type'] },
    'Each field can be taken',
  ],
  [
    'another number of columns',
    { columns: columns.toSpliced(5, 0, 'phone' as never) },
    'The file has 5 columns.',
  ],
  ['no date format', { date_format: '' }, 'Choose how the dates are written'],
])('%s is refused', async (_name, change, message) => {
  const { result } = await server.upload(file(stay('Ann')));
  const answer = await server.post(result, 'check', { ...matching, ...change });
  expect(answer).toMatchObject({ status: 400, message: expect.stringContaining(message) });
});

test('a file that is no table is refused with a sentence, and a form without a file', async () => {
  expect(await server.upload(Buffer.from('89504e470d0a1a0a00', 'hex'))).toMatchObject({
    ...{
      status: 400,
      message: 'This is no CSV or XLSX file. Save the table as CSV or XLSX and choose it again.',
    },
  });
  const form = new FormData();
  form.append('file_name', 'a.csv');
  const empty = new Response(form);
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/api/imports', payload: Buffer.from(await empty.arrayBuffer()) },
    headers: { ...server.admin, 'content-type': empty.headers.get('content-type') ?? '' },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'Choose a file.']);
  expect(await server.upload(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toMatchObject({
    ...{ status: 413, message: 'The file may be at most 10 MB.' },
  });
});

test('one file of a hotel is read at a time', async () => {
  const content = file(...Array.from({ length: 2_000 }, (_, index) => stay(`Guest ${index}`)));
  const answers = await Promise.all([server.upload(content), server.upload(content)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.map(({ message }) => message)).toContain(
    'Another file of the hotel is being read. Try again in a few seconds.',
  );
});

test('one import of a hotel runs at a time, and a cancelled one has created what it had reached', async () => {
  const [first, second] = [await server.upload(file(stay('Ann'))), await server.upload(file(stay('Bo')))];
  await server.post(first.result, 'check', matching);
  expect(await server.post(second.result, 'check', matching)).toMatchObject({
    ...{ status: 409, message: expect.stringContaining('Another import of the hotel is running') },
  });
  expect(await server.post(first.result, 'cancel')).toMatchObject({
    status: 200,
    result: { state: 'uploaded' },
  });
  expect(await server.run(first.result)).toMatchObject({ state: 'uploaded' });
  await server.post(second.result, 'check', matching);
  await server.run(second.result);
  await server.post(second.result, 'start');
  expect(await server.post(second.result, 'cancel')).toMatchObject({
    status: 200,
    result: { state: 'cancelled' },
  });
  expect(await server.run(second.result)).toMatchObject({
    state: 'cancelled',
    created_rows: 0,
    is_undoable: false,
  });
  expect(await server.post(second.result, 'check', matching)).toMatchObject({ status: 409 });
  expect(await bookings()).toEqual([]);
});

test('another hotel finds no import', async () => {
  const { result } = await server.upload(file(stay('Ann')));
  const hotel_id = await insertHotel(server.database, 'Alpine');
  await insertUser(server.database, {
    usr_email: 'admin@alpine.test',
    hotel_id,
    permissions: ['manage_hotel'],
  });
  const stranger = await server.signIn('admin@alpine.test');
  const found = await server.call('GET', `/imports/${result.id}`, stranger);
  const list = await server.call('GET', '/imports', stranger);
  expect([found.statusCode, list.json().result.imports]).toEqual([404, []]);
});

test('the template can be imported as it is, in each language', async () => {
  for (const language of ['en', 'ar']) {
    const answer = await server.call('GET', `/imports/template?language=${language}`, server.admin);
    const { result } = await server.upload(answer.rawPayload);
    expect(result).toMatchObject({ date_format: 'ymd', total_rows: 1 });
    await server.post(result, 'check', { columns: result.columns, date_format: 'ymd' });
    expect(await server.run(result)).toMatchObject({ state: 'checked', refused_rows: 0 });
  }
});
