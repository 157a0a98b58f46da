import { describe, expect, test } from '@jest/globals';
import { checkForm } from '../forms/check-form.ts';
import { legacyBookingSchema } from './legacy-booking.schema.ts';

const valid = {
  name: 'Ann Smith',
  email: 'ann@guest.test',
  hotel_name: 'Seaview',
  room_type: 'Suite',
  checkin_date: '2027-03-05',
  checkout_date: '2027-03-08',
  no_nights: 3,
  passengers: [{ name: 'Guest 1', type: 'Adult' }],
};

const nearly: [object, object][] = [
  [{ name: ' ' }, { name: 'Name is required' }],
  [{ email: '' }, { email: 'Email is required' }],
  [{ email: 'ann' }, { email: 'Invalid email' }],
  [{ hotel_name: '' }, { hotel_name: 'Hotel name is required' }],
  [{ room_type: '' }, { room_type: 'Room type is required' }],
  [
    { room_type: 'Triple' },
    {
      room_type:
        'Room type must be one of Single, Double, Suite, Deluxe, Executive Suite, Presidential Suite',
    },
  ],
  [{ checkin_date: '' }, { checkin_date: 'Checkin date is required' }],
  [{ checkin_date: '2027-02-30' }, { checkin_date: 'Checkin date must be a date' }],
  [{ checkout_date: '2027-03-05' }, { checkout_date: 'Checkout date must be after checkin date' }],
  [{ checkout_date: 'soon' }, { checkout_date: 'Checkout date must be a date' }],
  [{ no_nights: 0 }, { no_nights: 'Nights must be at least 1' }],
  [{ passengers: [{ name: '', type: 'Adult' }] }, { 'passengers[0].name': 'Passenger name is required' }],
  [{ passengers: [{ name: 'Bo', type: '' }] }, { 'passengers[0].type': 'Passenger type is required' }],
  [
    { passengers: Array.from({ length: 6 }, () => ({ name: 'Bo', type: 'Adult' })) },
    { passengers: 'Maximum 5 passengers allowed for Suite room' },
  ],
  [{ hotel_id: 7 }, { '': 'Unknown fields: hotel_id' }],
];

describe('legacyBookingSchema', () => {
  test('takes a whole booking, and one without check-out, nights and guests', () => {
    const { value } = checkForm(legacyBookingSchema, valid);
    expect(value).toEqual({
      ...valid,
      passengers: [{ name: 'Guest 1', type: 'Adult', user_type: 'guest' }],
    });
    const { checkout_date: _end, no_nights: _nights, ...open } = valid;
    expect(checkForm(legacyBookingSchema, open).errors).toBeUndefined();
    expect(
      checkForm(legacyBookingSchema, { ...valid, checkout_date: null, no_nights: null }).errors,
    ).toBeUndefined();
    expect(checkForm(legacyBookingSchema, { ...valid, checkout_date: '' }).errors).toBeUndefined();
  });

  test.each(nearly)('%j: %j', (change, errors) => {
    expect(checkForm(legacyBookingSchema, { ...valid, ...change })).toEqual({ errors });
  });
});
