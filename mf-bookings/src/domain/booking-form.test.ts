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
    expect(changeBookingForm(emptyBookingForm, { checkin_date: '2027-03-01' }).no_nights).toBeNull();
    expect(changeBookingForm(emptyBookingForm, { ...stay, checkout_date: '2027-03-01' }).no_nights).toBe(1);
  });

  test('count days across a change of clocks', () => {
    const change = { checkin_date: '2027-03-27', checkout_date: '2027-03-29' };
    expect(changeBookingForm(emptyBookingForm, change).no_nights).toBe(2);
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
