import { describe, expect, test } from '@jest/globals';
import type { VerificationBooking } from '@suite/contracts';
import { bookingFactory } from '@suite/testing/factories';
import { guestBooking } from '../testing/guest-booking.ts';
import { guestViewOf } from './guest-view.ts';

const unverified = guestBooking(bookingFactory.withGuests(2));
const primaryDone = guestBooking(bookingFactory.withGuests(2).primaryVerified());
const allDone = guestBooking(bookingFactory.withGuests(2).allVerified());
const idOf = ({ passengers }: VerificationBooking) => String(passengers[0]?.id);

describe('The primary guest', () => {
  test.each([
    [undefined, undefined],
    ['primary', '1'],
    ['primary', 'anything'],
  ])('is meant by type %s and number %s', (type, id) => {
    expect(guestViewOf(unverified, type, id)).toEqual({
      kind: 'details',
      person: unverified,
      isPrimary: true,
    });
  });

  test('sees the details until everybody is verified', () => {
    expect(guestViewOf(primaryDone)).toMatchObject({ kind: 'details', isPrimary: true });
    expect(guestViewOf(allDone)).toEqual({ kind: 'all-done' });
  });

  test('is done alone when nobody else comes along', () => {
    expect(guestViewOf(guestBooking(bookingFactory.primaryVerified()))).toEqual({ kind: 'all-done' });
  });
});

describe('A further guest', () => {
  test('waits for the primary one, then sees the details, then is done', () => {
    expect(guestViewOf(unverified, 'guest', idOf(unverified))).toEqual({ kind: 'waits-for-primary' });
    const [guest] = primaryDone.passengers;
    expect(guestViewOf(primaryDone, 'guest', idOf(primaryDone))).toEqual({
      kind: 'details',
      person: guest,
      isPrimary: false,
    });
    expect(guestViewOf(allDone, 'guest', idOf(allDone))).toEqual({ kind: 'guest-done' });
  });

  test('who is verified is done, though the primary one is not', () => {
    const odd = { ...allDone, is_verified: false };
    expect(guestViewOf(odd, 'guest', idOf(odd))).toEqual({ kind: 'guest-done' });
  });

  test.each(['0', '', 'x', '999999', ' 1', '01'])('is nobody by the number %j', (id) => {
    expect(guestViewOf(allDone, 'guest', id)).toEqual({ kind: 'invalid-guest' });
  });
});

test('a type there is none of makes no link', () => {
  expect(guestViewOf(allDone, 'staff', idOf(allDone))).toEqual({ kind: 'invalid-link' });
});
