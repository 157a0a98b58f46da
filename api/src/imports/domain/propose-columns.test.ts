import { expect, test } from '@jest/globals';
import { importFields } from '@suite/contracts/integrations';
import { importHeadings, roomTypeOf } from './import-words.ts';
import { proposeColumns, proposeDateFormat } from './propose-columns.ts';

const propose = (headers: string[], ...rows: string[][]) =>
  proposeColumns({ headers, rows, isDate1904: false });

test.each(['en', 'de', 'fr', 'es', 'it', 'ar'] as const)(
  'the headings of the template in %s are known',
  (language) => {
    const headings = importFields.map((field) => importHeadings[field][language]);
    expect(propose(headings).columns).toEqual(importFields);
  },
);

test('headings of other programs are known, and each field is proposed once', () => {
  expect(
    propose(['GAST', 'E-Mail', 'Anreise', 'Abreise', 'Zimmer', 'name', '__proto__', 'constructor']).columns,
  ).toEqual([...['name', 'email', 'checkin_date', 'checkout_date', 'room_type'], ...[null, null, null]]);
});

test('without known headings the cells decide', () => {
  const { columns } = propose(
    ['A', 'B', 'C', 'D', 'E', 'F'],
    ['x', 'ann@guests.test', 'DZ', '13.02.2027', '15.02.2027', '+351 910 555 010'],
    ['y', 'bo@guests.test', 'EZ', '14.02.2027', '15.02.2027', ''],
  );
  expect(columns).toEqual([null, 'email', 'room_type', 'checkin_date', 'checkout_date', 'phone']);
});

test('dates that can be read in two ways are shown with an example, and a person chooses', () => {
  const proposal = propose(
    ['Check-in', 'Check-out'],
    ['02/02/2027', '04/02/2027'],
    ['03/02/2027', '05/02/2027'],
  );
  expect(proposal.date_formats).toEqual([
    { column: 0, format: 'dmy', value: '03/02/2027', date: '2027-02-03' },
    { column: 0, format: 'mdy', value: '03/02/2027', date: '2027-03-02' },
    { column: 1, format: 'dmy', value: '04/02/2027', date: '2027-02-04' },
    { column: 1, format: 'mdy', value: '04/02/2027', date: '2027-04-02' },
  ]);
  expect(proposeDateFormat(proposal)).toBeNull();
});

test('one column that can be read in one way decides for both', () => {
  expect(proposeDateFormat(propose(['Check-in', 'Check-out'], ['12/02/2027', '13/02/2027']))).toBe('dmy');
});

test('a cell that is no date does not hide the format of the others', () => {
  const dates = Array.from({ length: 9 }, (_, index) => [`1${index}.03.2027`]);
  expect(proposeDateFormat(propose(['Check-in'], ...dates, ['not yet']))).toBe('dmy');
});

test.each([
  ['Doppelzimmer', 'Double'],
  ['habitación individual', 'Single'],
  ['Family room', 'Family'],
  ['عائلية', 'Family'],
  ['Penthouse', undefined],
  ['constructor', undefined],
])('the room %j is %s', (text, type) => {
  expect(roomTypeOf(text)).toBe(type);
});
