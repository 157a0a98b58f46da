import { describe, expect, test } from '@jest/globals';
import { bookingFactory } from '@suite/testing/factories';
import { bookingNumbers, bookingsToInvite, mailedWith } from './booking-group.ts';

test.each([
  [[324, 325, 326], '#324 to #326'],
  [[324, 326], '#324, #326'],
])('the numbers %j are named %s', (ids, text) => {
  expect(bookingNumbers(ids.map((id) => ({ id })))).toBe(text);
});

describe('who is invited to verify', () => {
  const ana = { name: 'Ana Reis', email: 'ana@guests.test', group_id: 7 };
  const [first, second] = bookingFactory.buildList(2, ana);
  const withGuest = bookingFactory.withGuests(1).build(ana);

  test('is the person who booked, once, whatever other guests the rooms have', () => {
    const group = [first!, second!, withGuest];
    expect(bookingsToInvite(group)).toEqual([first]);
    expect(group.map((booking) => mailedWith(booking, group)?.id)).toEqual([undefined, first?.id, first?.id]);
  });

  test('is each primary guest, once the bookings have other names or addresses', () => {
    const others = [{ name: 'Bo Lind' }, { email: 'bo@guests.test' }];
    const renamed = others.map((other) => bookingFactory.build({ ...ana, ...other }));
    expect(bookingsToInvite([first!, ...renamed, second!])).toEqual([first, ...renamed]);
  });

  test('is nobody of a booking that has ended or is verified', () => {
    const ended = (['cancelled', 'no_show', 'checked_out'] as const).map((stay_state) =>
      bookingFactory.build({ ...ana, stay_state }),
    );
    const group = [...ended, bookingFactory.allVerified().build(ana), second!];
    expect(bookingsToInvite(group)).toEqual([second]);
  });

  test('is the guest of each booking outside of groups', () => {
    const stays = bookingFactory.buildList(2, { ...ana, group_id: null });
    expect(bookingsToInvite(stays)).toEqual(stays);
  });
});
