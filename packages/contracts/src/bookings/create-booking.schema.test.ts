import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import { createBookingEndpoint } from './create-booking.endpoint.ts';
import { createBookingSchema } from './create-booking.schema.ts';
import { roomCapacities, roomCapacity, roomTypes } from './room-types.ts';

const today = '2027-03-05';
const valid = {
  name: 'Ann Smith',
  email: 'ann@guest.test',
  room_type: 'Double',
  checkin_date: today,
  checkout_date: '2027-03-08',
  no_nights: 3,
  passengers: [{ name: 'Bo Smith', type: 'Child', user_type: 'guest' }],
  verification_token: '3f0c9a52-7d1e-4b8a-9c55-0a1b2c3d4e5f',
};

/** Returns `path: message` of each error of the valid payload after `change`. */
function faults(change: unknown, context: object = { today }): string[] {
  const value = typeof change === 'object' && change !== null ? { ...valid, ...change } : change;
  try {
    createBookingSchema.validateSync(value, { abortEarly: false, context });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map((each) => `${each.path}: ${each.message}`);
  }
}

test('dates are read in digits of any script', () => {
  const body = { ...valid, checkin_date: '٢٠٢٧-٠٣-٠٥', checkout_date: '２０２７‑03‑08' };
  expect(createBookingEndpoint.body?.validateSync(body, { context: { today } })).toMatchObject({
    checkin_date: today,
    checkout_date: '2027-03-08',
  });
});

test('an address is normalised before it is judged', () => {
  const body = { ...valid, email: 'ann＠guest.test' };
  expect(createBookingEndpoint.body?.validateSync(body, { context: { today } })).toMatchObject({
    email: 'ann@guest.test',
  });
});

test('a name that is pasted from a spreadsheet has spaces for its tabs', () => {
  const pasted = { ...valid, name: 'Ann\tSmith\t', passengers: [{ name: 'Bo\t\tSmith', type: 'Child' }] };
  expect(createBookingSchema.validateSync(pasted, { context: { today } })).toMatchObject({
    name: 'Ann Smith',
    passengers: [{ name: 'Bo Smith' }],
  });
});

const guests = (count: number) => Array.from({ length: count }, () => ({ name: 'Bo', type: 'Adult' }));

const languageMessage = "guest_language: Guest's language must be one of en, es, de, fr, it, ar";

const nearly: [string, object, string][] = [
  ['no name', { name: undefined }, 'name: Name is required'],
  ['null name', { name: null }, 'name: Name is required'],
  ['blank name', { name: '   ' }, 'name: Name is required'],
  ['number as name', { name: 7 }, 'name: Name must be text'],
  ['object as name', { name: { toString: 'x' } }, 'name: Name must be text'],
  ['line break in name', { name: 'Ann\nSmith' }, 'name: Name must be one line of text'],
  ['half a character in name', { name: 'Ann\ud800' }, 'name: Name has a character that cannot be shown'],
  ['no character in name', { name: 'Ann\uffff Reis' }, 'name: Name has a character that cannot be shown'],
  [
    'half a character in requests',
    { requests: 'A\udc00 crib' },
    'requests: Requests has a character that cannot be shown',
  ],
  ['NUL in name', { name: 'Ann\0' }, 'name: Name must be one line of text'],
  ['long name', { name: 'a'.repeat(101) }, 'name: Name must be at most 100 characters'],
  ['no e-mail', { email: '' }, 'email: Email is required'],
  ['e-mail without @', { email: 'ann.guest.test' }, 'email: Valid email is required'],
  ['two e-mails', { email: 'a@x.test,b@x.test' }, 'email: Valid email is required'],
  ['named e-mail', { email: 'Ann <a@x.test>' }, 'email: Valid email is required'],
  ['long e-mail', { email: `${'a'.repeat(250)}@x.test` }, 'email: Valid email is required'],
  ['unknown language', { guest_language: 'xx' }, languageMessage],
  ['blank language', { guest_language: '' }, languageMessage],
  ['no room type', { room_type: '' }, 'room_type: Room type is required'],
  ['missing room type', { room_type: undefined }, 'room_type: Room type is required'],
  ['no check-in', { checkin_date: '' }, 'checkin_date: Check-in date is required'],
  ['no check-out', { checkout_date: '' }, 'checkout_date: Check-out date is required'],
  ['null check-out', { checkout_date: null }, 'checkout_date: Check-out date is required'],
  [
    'impossible check-in',
    { checkin_date: '2027-02-30' },
    'checkin_date: Check-in date must be a date, written as YYYY-MM-DD',
  ],
  [
    'instant as check-out',
    { checkout_date: '2027-03-08T00:00Z' },
    'checkout_date: Check-out date must be a date, written as YYYY-MM-DD',
  ],
  ['stay of no days', { checkout_date: today }, 'checkout_date: Check-out date must be after check-in date'],
  [
    'reversed stay',
    { checkout_date: '2027-03-01' },
    'checkout_date: Check-out date must be after check-in date',
  ],
  ['digits for nights', { no_nights: '3' }, 'no_nights: Nights must be a whole number'],
  ['half nights', { no_nights: 2.5 }, 'no_nights: Nights must be a whole number'],
  ['no nights', { no_nights: undefined }, 'no_nights: Nights are required'],
  [
    'six for three nights',
    { no_nights: 6 },
    'no_nights: Nights seem incorrect. Expected around 3 nights for selected dates.',
  ],
  ['guests not a list', { passengers: 'Bo' }, 'passengers: Passengers must be a list'],
  ['null guests', { passengers: null }, 'passengers: Passengers must be a list'],
  [
    'guest without name',
    { passengers: [{ name: ' ', type: 'Adult' }] },
    'passengers[0].name: Name is required',
  ],
  ['guest without type', { passengers: [{ name: 'Bo', type: '' }] }, 'passengers[0].type: Type is required'],
  ['guest of no type', { passengers: [{ name: 'Bo' }] }, 'passengers[0].type: Type is required'],
  [
    'strange guest type',
    { passengers: [{ name: 'Bo', type: 'Dog' }] },
    'passengers[0].type: Type must be Adult, Child or Infant',
  ],
  [
    'guest as primary',
    { passengers: [{ name: 'Bo', type: 'Adult', user_type: 'primary' }] },
    "passengers[0].user_type: User type must be 'guest'",
  ],
  [
    'verified guest',
    { passengers: [{ name: 'Bo', type: 'Adult', is_verified: true }] },
    'passengers[0]: A passenger has a name, a type and a user_type only',
  ],
  ['number as guest', { passengers: [7] }, 'passengers[0]: A passenger must have a name and a type'],
  [
    'token of version 1',
    { verification_token: '3f0c9a52-7d1e-1b8a-9c55-0a1b2c3d4e5f' },
    'verification_token: Verification token must be a UUID v4',
  ],
  ['hotel as text', { hotel_id: '1' }, 'hotel_id: Hotel ID must be a whole number'],
  ['hotel zero', { hotel_id: 0 }, 'hotel_id: Hotel ID must be positive'],
  ['enormous hotel', { hotel_id: 3e9 }, 'hotel_id: Hotel ID is not known'],
  ['overlap as text', { allow_overlap: 'true' }, 'allow_overlap: Allow overlap must be true or false'],
  ['unknown field', { is_verified: true }, ': Unknown fields: is_verified'],
];

describe('createBookingSchema', () => {
  test('takes a valid payload as it is', () => {
    expect(createBookingSchema.validateSync(valid, { context: { today } })).toEqual(valid);
  });
  test('trims texts, and fills in the guest kind and an absent guest list', () => {
    const cast = createBookingSchema.validateSync({
      ...valid,
      name: ' Ann ',
      email: ' ann@guest.test ',
      passengers: [{ name: ' Bo ', type: 'Adult' }],
    });
    expect(cast).toMatchObject({ name: 'Ann', email: 'ann@guest.test' });
    expect(cast.passengers).toEqual([{ name: 'Bo', type: 'Adult', user_type: 'guest' }]);
    expect(createBookingSchema.validateSync({ ...valid, passengers: undefined }).passengers).toEqual([]);
  });
  test.each(nearly)('%s: exactly one message', (_case, change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });
  test.each([[null], [[]], ['{}'], [7]])('%j is not a booking', (value) => {
    expect(() => createBookingSchema.validateSync(value)).toThrow('A booking must be an object');
  });
  test('an empty body names every required field', () => {
    expect(() => createBookingSchema.validateSync({}, { abortEarly: false })).toThrow('6 errors occurred');
  });

  test('check-in may be today, not yesterday; unasked without a today', () => {
    const yesterday = { checkin_date: '2027-03-04', no_nights: 4 };
    expect(faults({})).toEqual([]);
    expect(faults(yesterday)).toEqual(['checkin_date: Check-in date cannot be in the past']);
    expect(faults(yesterday, {})).toEqual([]);
  });
  test.each([1, 2, 3, 4, 5])('%d nights pass for three', (nights) => {
    expect(faults({ no_nights: nights })).toEqual([]);
  });
  test.each([0, -1])('%d nights are too few', (nights) => {
    expect(faults({ no_nights: nights })).toContain('no_nights: Nights must be at least 1');
  });
  test('a mistyped room type names the choices', () => {
    expect(faults({ room_type: 'single' })).toContain(
      'room_type: Room type must be one of Single, Double, Triple, Deluxe, Family',
    );
  });

  test.each(roomTypes)('%s takes its capacity and not one more', (roomType) => {
    const most = roomCapacities[roomType];
    expect(faults({ room_type: roomType, passengers: guests(most) })).toEqual([]);
    expect(faults({ room_type: roomType, passengers: guests(most + 1) })).toEqual([
      `passengers: Maximum ${most} passengers allowed for ${roomType} room`,
    ]);
  });
  test('capacities are those of the specification, 5 for a room not known', () => {
    expect(roomTypes.map(roomCapacity)).toEqual([2, 4, 6, 8, 10]);
    expect([roomCapacity('Suite'), roomCapacity(''), roomCapacity('toString')]).toEqual([5, 5, 5]);
  });
});
