import { describe, expect, test } from '@jest/globals';
import type { VerificationBooking } from '@suite/contracts/verification';
import { bookingFactory } from '@suite/testing/factories';
import { guestBooking } from '../../testing/guest-booking.ts';
import { guestViewOf } from './guest-view.ts';

const unverified = guestBooking(bookingFactory.withGuests(2));
const primaryDone = guestBooking(bookingFactory.withGuests(2).primaryVerified());
const allDone = guestBooking(bookingFactory.withGuests(2).allVerified());
const idOf = ({ passengers }: VerificationBooking) => String(passengers[0]?.id);

const ownLink = (booking: VerificationBooking) =>
  ({ ...booking, person: { user_type: 'guest', item_id: booking.passengers[0]?.id ?? 0 } }) as const;

describe('The primary guest', () => {
  test.each([
    [undefined, undefined],
    ['primary', '1'],
    ['primary', 'anything'],
  ])('is meant by type %s and number %s', (type, id) => {
    expect(guestViewOf(unverified, type, id)).toEqual({
      kind: 'details',
      person: { user_type: 'primary', item_id: unverified.id, name: 'Ines Duarte', is_verified: false },
    });
  });

  test('sees the details until all guests are verified', () => {
    expect(guestViewOf(primaryDone).kind).toBe('details');
    expect(guestViewOf(allDone).kind).toBe('all-done');
  });

  test('is done alone when there are no other guests', () => {
    expect(guestViewOf(guestBooking(bookingFactory.primaryVerified())).kind).toBe('all-done');
  });
});

describe('A further guest', () => {
  test('waits for the primary one, then sees the details, then is done', () => {
    expect(guestViewOf(unverified, 'guest', idOf(unverified)).kind).toBe('waits-for-primary');
    const [guest] = primaryDone.passengers;
    expect(guestViewOf(primaryDone, 'guest', idOf(primaryDone))).toEqual({
      kind: 'details',
      person: { user_type: 'guest', item_id: guest?.id, name: guest?.name, is_verified: false },
    });
    expect(guestViewOf(allDone, 'guest', idOf(allDone)).kind).toBe('guest-done');
  });

  test('who is verified is done, though the primary one is not', () => {
    const odd = { ...allDone, is_verified: false };
    expect(guestViewOf(odd, 'guest', idOf(odd)).kind).toBe('guest-done');
  });

  test.each(['0', '', 'x', '999999', ' 1', '01'])('is no guest by the number %j', (id) => {
    expect(guestViewOf(allDone, 'guest', id)).toEqual({ kind: 'invalid-guest' });
  });
});

describe('A further guest with a link of their own', () => {
  test.each([undefined, 'guest'])('sees themselves alone (type %s)', (type) => {
    const booking = ownLink(primaryDone);
    const [guest] = booking.passengers;
    const view = guestViewOf(booking, type, type && String(guest?.id));
    expect(view).toMatchObject({ kind: 'details', person: { user_type: 'guest', item_id: guest?.id } });
  });

  test('is never taken for the primary one or for another guest', () => {
    const booking = ownLink(primaryDone);
    const [own] = booking.passengers;
    expect(guestViewOf(booking, 'primary', '1')).toEqual({ kind: 'invalid-link' });
    const alone = { ...booking, passengers: booking.passengers.filter(({ id }) => id === own?.id) };
    expect(guestViewOf(alone, 'guest', String(booking.passengers[1]?.id))).toEqual({ kind: 'invalid-guest' });
  });
});

test('a type there is none of makes no link', () => {
  expect(guestViewOf(allDone, 'staff', idOf(allDone))).toEqual({ kind: 'invalid-link' });
});
