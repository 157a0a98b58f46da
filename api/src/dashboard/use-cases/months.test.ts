import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { FileFormat } from '@suite/contracts/http';
import { sql, type Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import {
  addPerson,
  addRoom,
  addStay,
  openDashboardTest,
  openHotel,
  type StoredStay,
} from '../../testing/contexts/open-dashboard-test.ts';
import { rowsOf, unzip } from '@suite/csv/read-workbook';
import { exportMonth } from './export-month.ts';
import { listMonths } from './list-months.ts';

let database: Database;
let drop: () => Promise<void>;
let admin: Caller;
let hotel_id: number;
const ids: Record<string, number> = {};
const rooms: number[] = [];

async function add(name: string, checkin_date: string, nights: number, fields: Partial<StoredStay> = {}) {
  ids[name] = await addStay(database, { hotel_id, name, checkin_date, nights, ...fields });
}

async function setRate(
  room_type: string,
  nightly_rate: number,
  currency: string,
  [from, until] = ['-infinity', 'infinity'],
) {
  await database.query(sql`
    insert into room_rates (hotel_id, room_type, nightly_rate, currency, from_month, until_month, set_month)
    values (${hotel_id}, ${room_type}, ${nightly_rate}, ${currency}, ${from}, ${until}, '2020-01-01')`);
}

async function occupy(room: number, [from, to]: [string, string], booking?: string) {
  await database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id, block_kind, reason)
    values (${hotel_id}, ${rooms[room]}, daterange(${from}, ${to}), ${booking ? ids[booking] : null},
      ${booking ? null : 'out_of_order'}, ${booking ? null : 'Painting'})`);
}

const setMoments = (name: string, moments: object) =>
  database.query(sql`
    update bookings set checked_in_at = given.checked_in_at, checked_out_at = given.checked_out_at,
      cancelled_at = given.cancelled_at, no_show_at = given.no_show_at
    from jsonb_to_record(${JSON.stringify(moments)}::jsonb) as given
      (checked_in_at timestamptz, checked_out_at timestamptz, cancelled_at timestamptz, no_show_at timestamptz)
    where id = ${ids[name]}`);

beforeAll(async () => {
  ({ database, drop } = await openDashboardTest());
  const hotel = await openHotel(database, 'Seaview', { time_zone: 'Europe/Lisbon' });
  hotel_id = hotel.id;
  admin = await addPerson(database, hotel, ['manage_hotel']);
  for (let count = 0; count < 3; count += 1) rooms.push(await addRoom(database, hotel_id));
  await setRate('Double', 100, 'EUR', ['-infinity', '2027-04-01']);
  await setRate('Double', 120, 'EUR', ['2027-04-01', 'infinity']);
  await setRate('Suite', 250.5, 'CHF');
  await add('february', '2027-02-27', 5);
  await add('suite', '2027-03-10', 3, { room_type: 'Suite' });
  await add('unpriced', '2027-03-15', 2, { room_type: '=1+1' });
  await add('over', '2027-03-30', 4);
  await add('long', '2027-03-31', 40, { isOpen: true });
  await add('untyped', '2027-04-01', 1, { room_type: null });
  for (const name of ['cancelled', 'missed']) await add(name, '2027-03-20', 3);
  await add('deleted', '2027-03-20', 3, { cancelled: true });
  await setMoments('cancelled', { cancelled_at: '2027-03-01T10:00:00Z' });
  await setMoments('missed', { no_show_at: '2027-03-21T10:00:00Z' });
  await setMoments('february', {
    checked_in_at: '2027-02-27T16:00:00Z',
    checked_out_at: '2027-03-04T09:30:00Z',
  });
  await setMoments('over', { checked_in_at: '2027-03-30T14:05:00Z' });
  await occupy(0, ['2027-03-30', '2027-04-01'], 'over');
  await occupy(1, ['2027-04-01', '2027-04-03'], 'over');
  await occupy(2, ['2027-02-20', '2027-03-11']);
  await occupy(2, ['2027-04-30', '2027-05-02']);
  const away = await openHotel(database, 'Alpine');
  await addRoom(database, away.id);
  await addStay(database, { hotel_id: away.id, checkin_date: '2027-03-10' });
});
afterAll(() => drop());

const read = async (month: string, format: FileFormat, caller = admin) =>
  buffer(await exportMonth(database, caller, { month, format }));

async function readRows(month: string) {
  const all: Record<string, string>[] = parse(await read(month, 'csv'), { bom: true, columns: true });
  const from = all.findIndex(({ Booking }) => Booking === 'Total');
  return { stays: all.slice(0, from), totals: all.slice(from) };
}

describe("a hotel's months", () => {
  test('have the nights, arrivals and rates of each, and the rooms in service', async () => {
    const { months } = await listMonths(database, admin, { from: '2027-01', to: '2027-05' });
    const figures = (month: string, [arrivals, departures, priced, unpriced, room_nights]: number[]) => ({
      ...{ month, arrivals, departures, nights: Number(priced) + Number(unpriced), nights_with_rate: priced },
      ...{ nights_without_rate: unpriced, room_nights },
    });
    const eur = (revenue: number) => ({ currency: 'EUR', revenue });
    const chf = { currency: 'CHF', revenue: 751.5 };
    expect(months).toEqual([
      { ...figures('2027-01', [0, 0, 0, 0, 93]), revenue: [], occupancy: 0 },
      { ...figures('2027-02', [1, 0, 2, 0, 75]), revenue: [eur(200)], occupancy: 2.7 },
      { ...figures('2027-03', [4, 3, 9, 2, 83]), revenue: [chf, eur(600)], occupancy: 13.3 },
      { ...figures('2027-04', [1, 2, 32, 1, 89]), revenue: [eur(3840)], occupancy: 37.1 },
      { ...figures('2027-05', [0, 1, 9, 0, 92]), revenue: [eur(1080)], occupancy: 9.8 },
    ]);
  });

  test('have no occupancy without rooms, and are nothing to an account without a hotel', async () => {
    const empty = await openHotel(database, 'Roomless');
    const owner = await addPerson(database, empty, ['manage_hotel']);
    const range = { from: '2027-03', to: '2027-03' };
    const { months } = await listMonths(database, owner, range);
    expect(months).toMatchObject([{ nights: 0, room_nights: 0, occupancy: null }]);
    const lost = { ...owner, hotel_id: null };
    await expect(listMonths(database, lost, range)).rejects.toMatchObject({ code: 'HOTEL_REQUIRED' });
    await expect(read('2027-03', 'csv', lost)).rejects.toMatchObject({ code: 'HOTEL_REQUIRED' });
  });
});

describe('the file of a month', () => {
  test('has a row for each stay with nights in it, and names no guest', async () => {
    const { stays } = await readRows('2027-03');
    expect(
      stays.map((row) => [Number(row['Booking']), row['Room'], row['Nights'], row['Rate'], row['Amount']]),
    ).toEqual([
      [ids['february'], '', '3', '100', '300'],
      [ids['suite'], '', '3', '250.5', '751.5'],
      [ids['unpriced'], '', '2', '', ''],
      [ids['over'], '101', '2', '100', '200'],
      [ids['long'], '', '1', '100', '100'],
    ]);
    expect(stays[0]).toMatchObject({
      ...{ 'Check-in': '2027-02-27', 'Check-out': '2027-03-04', Currency: 'EUR', Stay: 'Checked out' },
      ...{
        'Checked In At (Europe/Lisbon)': '2027-02-27 16:00',
        'Checked Out At (Europe/Lisbon)': '2027-03-04 09:30',
      },
    });
    // This check-in is after the change to summer time.
    expect(stays[3]).toMatchObject({ 'Checked In At (Europe/Lisbon)': '2027-03-30 15:05', Stay: 'In house' });
    expect(stays[4]).toMatchObject({ 'Check-out': '2027-05-10', Stay: 'Booked' });
    expect((await read('2027-03', 'csv')).toString()).not.toMatch(/february|guests\.test/);
  });

  test.each(['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'])(
    'ends with totals that equal its rows and the figures of the month: %s',
    async (month) => {
      const { stays, totals } = await readRows(month);
      const { months } = await listMonths(database, admin, { from: month, to: month });
      const nightsOf = (rows: Record<string, string>[]) =>
        rows.reduce((sum, { Nights }) => sum + Number(Nights), 0);
      expect([nightsOf(stays), nightsOf(totals)]).toEqual([months[0]?.nights, months[0]?.nights]);
      const amounts = new Map<string, number>();
      for (const { Currency = '', Amount } of stays.filter(({ Rate }) => Rate)) {
        amounts.set(Currency, (amounts.get(Currency) ?? 0) + Number(Amount));
      }
      const inTotal = totals.filter(({ Currency }) => Currency);
      expect(
        inTotal.map(({ Currency, Amount }) => ({ currency: Currency, revenue: Number(Amount) })),
      ).toEqual(months[0]?.revenue);
      expect([...amounts].sort()).toEqual(
        months[0]?.revenue.map(({ currency, revenue }) => [currency, revenue]),
      );
    },
  );

  test('as a workbook has the same rows, with numbers, days and times', async () => {
    const sheet = unzip(await read('2027-03', 'xlsx'))['xl/worksheets/sheet1.xml'] ?? '';
    const rows = rowsOf(sheet);
    const serial = (moment: string) => Date.parse(`${moment}Z`) / 86_400_000 + 25_569;
    expect(rows).toHaveLength(8);
    expect(rows[1]).toEqual({
      ...{ A: ids['february'], C: 'Double', D: serial('2027-02-27T00:00'), E: serial('2027-03-04T00:00') },
      ...{ F: 3, G: 100, H: 300, I: 'EUR', J: serial('2027-02-27T16:00'), K: serial('2027-03-04T09:30') },
      L: 'Checked out',
    });
    expect(rows[3]).toMatchObject({ C: '=1+1', F: 2 });
    expect(rows[4]).toMatchObject({ B: '101', J: serial('2027-03-30T15:05') });
    expect(rows.slice(6)).toEqual([
      { A: 'Total', F: 11, H: 751.5, I: 'CHF' },
      { A: 'Total', H: 600, I: 'EUR' },
    ]);
    expect((await readRows('2027-03')).stays[2]?.['Room Type']).toBe("'=1+1");
  });
});
