import { describe, expect, test } from '@jest/globals';
import {
  addGuest,
  bookingPayload,
  changeBookingForm,
  changeGuest,
  emptyBookingForm,
  hasRoomForGuest,
  removeGuest,
  toggleGuests,
  checkBookingForm,
  hotelToday,
  type BookingFormValues,
} from './booking-form.ts';

const stay = { checkin_date: '2027-03-01', checkout_date: '2027-03-04' };

describe('nights', () => {
  test('come with the dates and can be changed after', () => {
    const dated = changeBookingForm(emptyBookingForm, stay);
    expect(dated.no_nights).toBe(3);
    expect(changeBookingForm(dated, { no_nights: 5 }).no_nights).toBe(5);
    expect(changeBookingForm(dated, { name: 'Ana' }).no_nights).toBe(3);
  });

  test('wait for both dates and are at least 1', () => {
    expect(changeBookingForm(emptyBookingForm, { checkout_date: '2027-03-01' }).no_nights).toBeNull();
    expect(changeBookingForm(emptyBookingForm, { ...stay, checkout_date: '2027-03-01' }).no_nights).toBe(1);
  });

  test('count days across a change of clocks', () => {
    const change = { checkin_date: '2027-03-27', checkout_date: '2027-03-29' };
    expect(changeBookingForm(emptyBookingForm, change).no_nights).toBe(2);
  });
});

describe('the check-out date', () => {
  test.each([
    ['is the next day', '', '2027-03-02'],
    ['stays where it is later', '2027-03-04', '2027-03-04'],
    ['stays as it is typed', '5.', '5.'],
  ])('%s after a check-in date', (_, checkout_date, expected) => {
    const before = { ...emptyBookingForm, checkout_date };
    expect(changeBookingForm(before, { checkin_date: '2027-03-01' }).checkout_date).toBe(expected);
  });

  test('keeps the nights when the check-in date passes it', () => {
    const dated = changeBookingForm(emptyBookingForm, stay);
    const moved = { checkin_date: '2027-03-04', checkout_date: '2027-03-07', no_nights: 3 };
    expect(changeBookingForm(dated, { checkin_date: '2027-03-04' })).toMatchObject(moved);
  });
});

describe('guests', () => {
  test('appear with one Adult, and hiding forgets them', () => {
    const shown = toggleGuests(emptyBookingForm);
    expect(shown.passengers).toEqual([{ key: 1, name: '', type: 'Adult' }]);
    expect(toggleGuests(shown).passengers).toBeNull();
  });

  test('are changed and removed by key, and keys are never used twice at once', () => {
    const three = addGuest(addGuest(toggleGuests(emptyBookingForm)));
    const two = removeGuest(changeGuest(three, 3, { name: 'Cy', type: 'Child' }), 2);
    expect(two.passengers).toEqual([
      { key: 1, name: '', type: 'Adult' },
      { key: 3, name: 'Cy', type: 'Child' },
    ]);
    expect(addGuest(two).passengers?.map((guest) => guest.key)).toEqual([1, 3, 4]);
  });

  test.each([
    ['Single', 2],
    ['Double', 4],
    ['Triple', 6],
    ['Deluxe', 8],
    ['Family', 10],
    ['', 5],
  ])('a room of type "%s" takes %i', (room_type, most) => {
    let values = { ...emptyBookingForm, room_type };
    for (let guests = 0; guests < most; guests += 1) {
      expect(hasRoomForGuest(values)).toBe(true);
      values = { ...addGuest(values), room_type };
    }
    expect(hasRoomForGuest(values)).toBe(false);
  });
});

describe('bookingPayload', () => {
  test('leaves blanks out and trims', () => {
    expect(bookingPayload({ ...emptyBookingForm, name: ' Ana ', email: '  ' })).toEqual({
      name: 'Ana',
      passengers: [],
    });
  });

  test('names each guest a guest, without its key', () => {
    const values = changeGuest(toggleGuests(emptyBookingForm), 1, { name: ' Bo ', type: 'Infant' });
    expect(bookingPayload(values).passengers).toEqual([{ name: 'Bo', type: 'Infant', user_type: 'guest' }]);
  });
});

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

describe('hotelToday', () => {
  const instant = new Date('2027-03-05T11:00:00Z');

  test.each([
    ['Pacific/Kiritimati', '2027-03-06'],
    ['UTC', '2027-03-05'],
    ['Pacific/Honolulu', '2027-03-05'],
    ['Pacific/Pago_Pago', '2027-03-05'],
    [null, '2027-03-04'],
    [undefined, '2027-03-04'],
  ])('in %s it is %s', (zone, day) => {
    expect(hotelToday(zone, instant)).toBe(day);
  });
});
