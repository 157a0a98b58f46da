import { expect, test } from '@jest/globals';
import { createBookingSchema } from '@suite/contracts/bookings';
import { importFields, type ImportField } from '@suite/contracts/integrations';
import { readImportRow } from './import-row.ts';

const written: Partial<Record<ImportField, string>> = {
  name: 'Ann Reis',
  email: 'ann@guests.test',
  checkin_date: '13/02/2027',
  checkout_date: '15/02/2027',
  room_type: 'DZ',
};
const rules = { columns: [...importFields], date_format: 'dmy', is_date_1904: false } as const;

function read(fields: Partial<Record<ImportField, string>>) {
  const row = { ...written, ...fields };
  return readImportRow(
    importFields.map((field) => row[field] ?? ''),
    { ...rules, columns: [...rules.columns] },
  );
}

test('a row is the body of a new booking', () => {
  const body = read({
    passengers: 'Bo Reis; Cy Reis;',
    arrival_time: '9:05',
    requests: 'Crib',
    external_reference: 'PMS-7',
  });
  expect(createBookingSchema.validateSync(body)).toMatchObject({
    ...{
      name: 'Ann Reis',
      room_type: 'Double',
      checkin_date: '2027-02-13',
      checkout_date: '2027-02-15',
      no_nights: 2,
    },
    passengers: [{ name: 'Bo Reis', type: 'Adult' }, { name: 'Cy Reis' }],
    ...{ arrival_time: '09:05', requests: 'Crib', phone: null, external_reference: 'PMS-7' },
  });
});

test.each<[string, Partial<Record<ImportField, string>>, object]>([
  [
    'nights stand for a check-out',
    { checkout_date: '', no_nights: '٣' },
    { checkout_date: '2027-02-16', no_nights: 3 },
  ],
  ...['3 nights', '3 Nächte', '3,0', '3N'].map((no_nights): [string, object, object] => [
    `${no_nights} are nights`,
    { checkout_date: '', no_nights },
    { checkout_date: '2027-02-16', no_nights: 3 },
  ]),
  [
    'a number stands for names',
    { passengers: '2' },
    { passengers: [{ name: 'Guest 2' }, { name: 'Guest 3' }] },
  ],
  [
    'the guard of an export is no part of a phone',
    { phone: "'+351 910 555 010" },
    { phone: '+351 910 555 010' },
  ],
])('%s', (_name, fields, expected) => {
  expect(createBookingSchema.validateSync(read(fields))).toMatchObject(expected);
});

test.each<[string, Partial<Record<ImportField, string>>, string[]]>([
  ['no date', { checkin_date: 'soon' }, ['Check-in date must be a date, written as YYYY-MM-DD']],
  ['no check-out and no nights', { checkout_date: '' }, ['Check-out date is required']],
  ['nights in words', { no_nights: 'two' }, ['Nights must be a whole number']],
  [
    'an unknown room',
    { room_type: 'Tent' },
    ['Room type must be one of Single, Double, Triple, Deluxe, Family'],
  ],
  ['a time in words', { arrival_time: 'late' }, ['Arrival time must be written as HH:MM']],
  ['too many guests', { passengers: '9' }, ['Maximum 4 passengers allowed for Double room']],
])('%s is refused by the rules of a booking', (_name, fields, messages) => {
  const errors = (() => {
    try {
      createBookingSchema.validateSync(read(fields), { abortEarly: false });
    } catch (error) {
      return (error as { errors: string[] }).errors;
    }
    return [];
  })();
  expect(errors).toEqual(messages);
});
