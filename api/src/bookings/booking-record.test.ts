import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { bookingHeadings, bookingRecord, exportFileName } from './booking-record.ts';
import { csvRecord, harmless } from '../plugins/csv.ts';

const hostile = [
  'Smith, John',
  'Ann "the boss" Lee',
  'two\r\nlines',
  'one\nline feed',
  'a\rcarriage return',
  '"',
  '""',
  ',',
  "O'Hara",
  '🏨👩‍👩‍👧 Zoë',
  'ليلى بنت محمد',
  '\u202Eright to left',
  '山田太郎',
  'x'.repeat(5_000),
  ' spaces around ',
  'ends with a comma,',
  'back\\slash',
  '',
];

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\ttext',
  '  =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF=1',
  '\n@x',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '−1',
  '﹦1',
  '=HYPERLINK("http://x.test","a,b")',
  "=cmd|' /C calc'!A0",
];

describe('a record', () => {
  test('is read back by another parser as it was written', () => {
    const text = csvRecord(hostile) + csvRecord(['1', ...hostile.slice(1)]);
    expect(parse(text, { recordDelimiter: '\r\n' })[0]).toEqual(hostile);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test.each(formulas)('%j is text to a spreadsheet', (formula) => {
    const [[cell = ''] = []] = parse(csvRecord([formula, 'next']), { recordDelimiter: '\r\n' }) as string[][];
    expect(cell).toBe(`'${formula}`);
  });

  test.each(['Anna-Maria', 'a=b', 'guest+tag@x.test', '1-2', 'Ève @ home', '0', 'x\t=1'])(
    '%j is left alone',
    (text) => {
      expect(harmless(text)).toBe(text);
    },
  );

  test('numbers are numbers', () => {
    expect(csvRecord([-3, 12])).toBe('-3,12\r\n');
  });
});

test('a booking says who is verified, day by day, and nothing secret', () => {
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
    verification_token: 'secret',
  };
  const [record] = parse(bookingHeadings + bookingRecord(booking), { columns: true });
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
    Guests: "Max (Child, Pending); '=1+1 (Adult, Verified, 58F2CC)",
    'Created At': '2027-01-02T03:04:05.678Z',
    'Short ID': 'C7AE92',
    'Guest Language': 'Deutsch',
  });
});

test('the file is named by its moment', () => {
  expect(exportFileName(new Date('2027-01-02T03:04:05.678Z'))).toBe('bookings-2027-01-02T03-04-05.csv');
});
