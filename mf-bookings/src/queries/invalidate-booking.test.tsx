import { afterEach, expect, jest, test } from '@jest/globals';
import { updateBookingEndpoint } from '@suite/contracts/bookings';
import {
  getAvailabilityEndpoint,
  getCalendarEndpoint,
  listRoomChoicesEndpoint,
} from '@suite/contracts/rooms';
import { checkInBookingEndpoint, getVerificationEndpoint } from '@suite/contracts/verification';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { bookingFactory, deskVerificationFactory, userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import remote from '../remote.tsx';
import { answerBookings } from '../testing/fake-bookings.ts';
import { invalidateBookingLists } from './booking-lists.ts';

const booking = bookingFactory.withGuests(1).allVerified().build();
const told = ['bookings.booking-changed', { booking_id: booking.id }];

afterEach(() => act(() => toast.clear()));

/** Mounts the remote like a host that receives its events. */
function openRemote(url: string, user = userProfileFactory.staff().build()) {
  const publish = jest.fn();
  const api = fakeApi();
  answerBookings(api, [booking]);
  api.on(getVerificationEndpoint, () => ({
    ...deskVerificationFactory.ofBooking(booking),
    all_verified: true,
  }));
  const Screens = remote.createScreens('loading', { Slot: () => null, publish });
  return { api, publish, ...renderScreen(<Screens />, { user, url }) };
}

test.each([
  ['done', () => ({ checked_in_at: '2027-03-05T12:00:00Z' })],
  [
    'refused, as it may not be as it was shown',
    () => {
      throw refusal(409, { message: 'Please look at this first.' });
    },
  ],
])('a check-in that was %s is told to other remotes', async (_what, answer) => {
  const { api, publish, user } = openRemote(`/bookings?id=${booking.id}`);
  api.on(checkInBookingEndpoint, answer);
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(publish.mock.calls).toEqual([told]));
});

test('an edited booking is told to other remotes, once it is changed', async () => {
  const { api, publish, user } = openRemote('/bookings', userProfileFactory.hotelAdmin().build());
  api.refuse(updateBookingEndpoint, 500, {});
  await user.click(await screen.findByRole('button', { name: `Actions for booking ${booking.id}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit Booking' }));
  await user.click(await screen.findByRole('button', { name: 'Update Booking' }));
  await waitFor(() => expect(api.callsTo(updateBookingEndpoint)).toHaveLength(1));
  expect(publish).not.toHaveBeenCalled();
  answerBookings(api, [booking]);
  await user.click(await screen.findByRole('button', { name: 'Update Booking' }));
  await waitFor(() => expect(publish.mock.calls).toEqual([told]));
});

test('changed bookings have what is known about rooms read again', () => {
  const queries = new QueryClient();
  const names = [getAvailabilityEndpoint, getCalendarEndpoint, listRoomChoicesEndpoint].map(
    ({ name }) => name,
  );
  for (const name of names) queries.setQueryData([name, 7], {});
  invalidateBookingLists(queries);
  expect(names.filter((name) => queries.getQueryState([name, 7])?.isInvalidated)).toEqual(names);
});
