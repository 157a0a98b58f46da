import { expect, test } from '@jest/globals';
import type { FileChoice } from '@suite/contracts/http';
import { parse } from 'csv-parse/sync';
import { createTable } from '../http/workbook/write-table.ts';
import { rowsOf, unzip } from '@suite/csv/read-workbook';
import { bookingCells, bookingSheetColumns } from './booking-record.ts';

const booking = {
  ...{
    id: 7,
    name: '=Ann',
    email: 'ann@guests.test',
    hotel_id: 1,
    hotel_name: 'Sea, view',
    room_type: null,
  },
  ...{ checkin_date: '2027-03-28', checkout_date: null, no_nights: 2, is_verified: true },
  created_at: new Date('2027-01-02T03:04:05.678Z'),
  short_id: 'C7AE92',
  guest_language: 'de' as const,
  passengers: [
    { id: 1, name: 'Max', type: 'Child', user_type: 'guest', is_verified: false, short_id: null },
    { id: 2, name: '=1+1', type: 'Adult', user_type: 'guest', is_verified: true, short_id: '58F2CC' },
  ],
  stay_state: 'checked_out' as const,
  checked_in_at: new Date('2027-03-28T15:00:00Z'),
  checked_out_at: new Date('2027-03-30T09:00:00Z'),
  room: { room_id: 4, room_number: '=12A', room_type: 'Double', is_upgrade: false, is_fixed: true },
  verification_token: 'secret',
  ...{ phone: '+351 91 555 0101', arrival_time: '21:30', requests: '=cot', external_reference: 'BDC-4471' },
};

async function write(choice: FileChoice): Promise<Buffer> {
  const sent: Buffer[] = [];
  const file = createTable(async (piece) => void sent.push(Buffer.from(piece)), choice, {
    ...{ name: 'Bookings', columns: bookingSheetColumns, timeZone: 'Europe/Berlin' },
  });
  await file.add([bookingCells(booking)]);
  await file.end();
  return Buffer.concat(sent);
}

test('a booking says who is verified, day by day, and nothing secret', async () => {
  const [record] = parse(await write({}), { columns: true, bom: true });
  expect(record).toEqual({
    ID: '7',
    'Primary Guest': "'=Ann",
    Email: 'ann@guests.test',
    Hotel: 'Sea, view',
    'Room Type': '',
    'Check-in': '2027-03-28',
    'Check-out': '',
    Nights: '2',
    Status: 'Verified',
    Guests: "Max (Child, Pending);' =1+1 (Adult, Verified, 58F2CC)",
    'Created At': '2027-01-02T03:04:05.678Z',
    'Short ID': 'C7AE92',
    'Guest Language': 'Deutsch',
    Stay: 'Checked out',
    'Checked In At': '2027-03-28T15:00:00.000Z',
    'Checked Out At': '2027-03-30T09:00:00.000Z',
    Room: "'=12A",
    Phone: "'+351 91 555 0101",
    'Arrival Time': '21:30',
    Requests: "'=cot",
    Reference: 'BDC-4471',
  });
});

test('in an Excel file texts stay as they are and times are those of the hotel', async () => {
  const parts = unzip(await write({ format: 'xlsx' }));
  const [headings, row] = rowsOf(parts['xl/worksheets/sheet1.xml'] ?? '');
  expect(headings).toMatchObject({ F: 'Check-in', O: 'Checked In At (Europe/Berlin)' });
  expect(row).toMatchObject({ B: '=Ann', F: 46_474, R: '+351 91 555 0101', T: '=cot' });
  // Clocks went forward on this day: 15:00 UTC is 17:00.
  expect(row?.['O']).toBeCloseTo(46_474 + 17 / 24, 6);
});
