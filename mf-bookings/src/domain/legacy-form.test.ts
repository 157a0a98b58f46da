import { checkForm } from '@suite/contracts/forms';
import { legacyBookingSchema } from '@suite/contracts/bookings';
import { expect, test } from '@jest/globals';
import { emptyLegacyForm, legacyPayload, withNextPassenger } from './legacy-form.ts';

test('the first passenger is Guest 1, the next are Guest 2 and Guest 3, all adults', () => {
  const three = withNextPassenger(withNextPassenger(emptyLegacyForm().passengers));
  expect(three.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'Guest 1 Adult',
    'Guest 2 Adult',
    'Guest 3 Adult',
  ]);
  expect(new Set(three.map(({ key }) => key)).size).toBe(3);
});

test('a new passenger gets a key of its own after one was taken away', () => {
  const [, second] = withNextPassenger(emptyLegacyForm().passengers);
  if (!second) throw new Error('there is no second passenger');
  const keys = withNextPassenger([second]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('a stay without an end says so', () => {
  const values = {
    ...emptyLegacyForm(),
    name: 'Ann',
    email: 'ann@guest.test',
    hotel_name: 'Seaview',
    room_type: 'Suite',
    checkin_date: '2027-03-05',
  };
  expect(legacyPayload(values)).toEqual({
    name: 'Ann',
    email: 'ann@guest.test',
    hotel_name: 'Seaview',
    room_type: 'Suite',
    checkin_date: '2027-03-05',
    checkout_date: null,
    no_nights: null,
    passengers: [{ name: 'Guest 1', type: 'Adult' }],
  });
  expect(checkForm(legacyBookingSchema, legacyPayload(values)).errors).toBeUndefined();
});
