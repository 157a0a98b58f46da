import { expect, test } from '@jest/globals';
import { newStay } from './new-stay.ts';

const legacy = {
  name: 'Ann',
  email: 'ann@guest.test',
  hotel_name: 'Seaview',
  room_type: 'Suite' as const,
  checkin_date: '2027-03-05',
  passengers: [],
};

test.each([
  [{}, { checkout_date: null, no_nights: 1 }],
  [
    { checkout_date: '', no_nights: null },
    { checkout_date: null, no_nights: 1 },
  ],
  [
    { checkout_date: null, no_nights: 4 },
    { checkout_date: null, no_nights: 4 },
  ],
  [{ checkout_date: '2027-03-09' }, { checkout_date: '2027-03-09', no_nights: 4 }],
  [
    { checkout_date: '2027-03-09', no_nights: 3 },
    { checkout_date: '2027-03-09', no_nights: 3 },
  ],
])('of a named hotel, %j becomes %j', (given, stay) => {
  expect(newStay({ ...legacy, ...given })).toMatchObject({ ...stay, name: 'Ann', room_type: 'Suite' });
  expect(newStay({ ...legacy, ...given })).not.toHaveProperty('hotel_name');
});
