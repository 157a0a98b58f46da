import { describe, expect, test } from '@jest/globals';
import { bookingFactory } from '@suite/testing/factories';
import {
  addGuest,
  changeGuest,
  removeGuest,
  checkEditForm,
  editFormOf,
  mayLoseVerification,
  primaryMayLoseVerification,
} from './booking-form.ts';

const booking = bookingFactory.withGuests(2).allVerified().build({ name: 'Ana Silva' });
const form = editFormOf(booking);

describe('the edit form', () => {
  test('opened and sent unchanged names every value and guest as stored', () => {
    const { value } = checkEditForm(form, booking);
    expect(value).toEqual({
      name: booking.name,
      email: booking.email,
      room_type: booking.room_type,
      checkin_date: booking.checkin_date,
      checkout_date: booking.checkout_date,
      no_nights: booking.no_nights,
      updated_at: booking.updated_at,
      passengers: booking.passengers.map(({ id, name, type }) => ({ id, name, type, user_type: 'guest' })),
    });
  });

  test('sends the language when it was changed here, and null when it is not known any more', () => {
    const german = { ...booking, guest_language: 'de' };
    const languageSent = (guest_language: string) =>
      checkEditForm({ ...editFormOf(german), guest_language }, german).value;
    expect(languageSent('de')).not.toHaveProperty('guest_language');
    expect(languageSent('ar')).toMatchObject({ guest_language: 'ar' });
    expect(languageSent('')).toMatchObject({ guest_language: null });
  });

  test('sends what a guest says for the arrival only when it was changed here, and null when it was emptied', () => {
    const stored = { ...booking, phone: '12-34', arrival_time: '21:30', requests: 'A cot' };
    const send = (change: object) => checkEditForm({ ...editFormOf(stored), ...change }, stored);
    expect(Object.keys(send({}).value ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/phone|arrival_time|requests/)]),
    );
    expect(send({ arrival_time: '', requests: ' Two cots ' }).value).toMatchObject({
      ...{ arrival_time: null, requests: 'Two cots' },
    });
    expect(send({ phone: '12-35' }).errors).toEqual({ phone: 'Please enter a valid phone number' });
  });

  test('takes past days, and nights unlike the dates', () => {
    const change = { checkin_date: '2020-01-01', checkout_date: '2020-01-03', no_nights: 9 };
    expect(checkEditForm({ ...form, ...change }, booking).value).toMatchObject(change);
  });

  test('sends no guests when their section is hidden, and hides it with the last one', () => {
    expect(checkEditForm({ ...form, passengers: null }, booking).value?.passengers).toEqual([]);
    const [first, second] = form.passengers ?? [];
    const emptied = removeGuest(removeGuest(form, first?.key ?? 0), second?.key ?? 0);
    expect(emptied.passengers).toBeNull();
  });

  test('a guest who is added has no id', () => {
    const added = addGuest(form);
    const key = added.passengers?.at(-1)?.key ?? 0;
    const { value } = checkEditForm(changeGuest(added, key, { name: ' Di ' }), booking);
    expect(value?.passengers.at(-1)).toEqual({ name: 'Di', type: 'Adult', user_type: 'guest' });
  });

  test('a booking without a check-out asks for one', () => {
    const open = bookingFactory.withoutCheckout().build();
    expect(checkEditForm(editFormOf(open), open).errors).toEqual({
      checkout_date: 'Check-out date is required',
    });
  });

  test('says whose verification a change takes back', () => {
    const [guest] = form.passengers ?? [];
    if (!guest) throw new Error('there is no guest');
    expect(mayLoseVerification(guest)).toBe(false);
    expect(mayLoseVerification({ ...guest, name: ` ${guest.name} ` })).toBe(false);
    expect(mayLoseVerification({ ...guest, name: guest.name.toUpperCase() })).toBe(false);
    expect(mayLoseVerification({ ...guest, name: 'Other' })).toBe(true);
    expect(mayLoseVerification({ ...guest, type: guest.type === 'Adult' ? 'Child' : 'Adult' })).toBe(true);
    expect(primaryMayLoseVerification({ ...form, name: 'ANA SILVA' }, booking)).toBe(false);
    expect(primaryMayLoseVerification({ ...form, name: 'Ana Santos' }, booking)).toBe(true);
  });
});
