import { describe, expect, test } from '@jest/globals';
import {
  addGuest,
  changeGuest,
  emptyBookingForm,
  toggleGuests,
  type BookingFormValues,
} from './booking-form.ts';
import { checkBookingForm } from './check-booking-form.ts';

const rules = { today: '2027-03-01', choosesHotel: false };
const filled: BookingFormValues = {
  ...emptyBookingForm,
  name: 'Ana Silva',
  email: 'ana@example.test',
  room_type: 'Single',
  checkin_date: '2027-03-01',
  checkout_date: '2027-03-04',
  no_nights: 3,
};
const errorsOf = (change: Partial<BookingFormValues>, choosesHotel = false) =>
  checkBookingForm({ ...filled, ...change }, { ...rules, choosesHotel }).errors;

describe('checkBookingForm', () => {
  test('a filled form becomes the payload', () => {
    expect(checkBookingForm(filled, rules).value).toEqual({
      name: 'Ana Silva',
      email: 'ana@example.test',
      room_type: 'Single',
      checkin_date: '2027-03-01',
      checkout_date: '2027-03-04',
      no_nights: 3,
      passengers: [],
    });
  });

  test('an empty form misses every required field', () => {
    expect(checkBookingForm(emptyBookingForm, { ...rules, choosesHotel: true }).errors).toEqual({
      hotel_id: 'Hotel ID is required',
      name: 'Name is required',
      email: 'Email is required',
      room_type: 'Room type is required',
      checkin_date: 'Check-in date is required',
      checkout_date: 'Check-out date is required',
      no_nights: 'Nights are required',
    });
  });

  test.each<[string, Partial<BookingFormValues>, Record<string, string>]>([
    ['a name of spaces', { name: '  ' }, { name: 'Name is required' }],
    ['an e-mail without @', { email: 'ana' }, { email: 'Valid email is required' }],
    [
      'yesterday',
      { checkin_date: '2027-02-28', no_nights: 4 },
      { checkin_date: 'Check-in date cannot be in the past' },
    ],
    [
      'leaving on the day of arrival',
      { checkout_date: '2027-03-01', no_nights: 1 },
      { checkout_date: 'Check-out date must be after check-in date' },
    ],
    [
      '6 nights for 3',
      { no_nights: 6 },
      { no_nights: 'Nights seem incorrect. Expected around 3 nights for selected dates.' },
    ],
    ['no nights', { no_nights: 0 }, { no_nights: 'Nights must be at least 1' }],
  ])('refuses %s', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  test.each<[string, Partial<BookingFormValues>]>([
    ['arriving today', { checkin_date: '2027-03-01' }],
    ['5 nights for 3', { no_nights: 5 }],
  ])('accepts %s', (_, change) => {
    expect(errorsOf(change)).toBeUndefined();
  });

  test('names the guest whose name or type is missing', () => {
    const guests = changeGuest(addGuest(toggleGuests(filled)), 1, { name: 'Bo', type: '' });
    expect(checkBookingForm(guests, rules).errors).toEqual({
      'passengers[0].type': 'Type is required',
      'passengers[1].name': 'Name is required',
    });
  });

  test('refuses more guests than the room takes', () => {
    const passengers = [1, 2, 3].map((key) => ({ key, name: 'Bo', type: 'Adult' }));
    expect(errorsOf({ passengers })).toEqual({ passengers: 'Maximum 2 passengers allowed for Single room' });
  });

  test('asks for and sends the hotel only where it is chosen', () => {
    const { value: payload } = checkBookingForm({ ...filled, hotel_id: 4 }, { ...rules, choosesHotel: true });
    expect(payload?.hotel_id).toBe(4);
    expect(errorsOf({ hotel_id: null }, true)).toEqual({ hotel_id: 'Hotel ID is required' });
    expect(errorsOf({ hotel_id: -1 }, true)).toEqual({ hotel_id: 'Hotel ID must be positive' });
    expect(checkBookingForm({ ...filled, hotel_id: 4 }, rules).value).not.toHaveProperty('hotel_id');
  });
});
