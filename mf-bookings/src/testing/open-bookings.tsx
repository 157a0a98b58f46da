import type { UserProfile } from '@suite/contracts/auth';
import type { Booking } from '@suite/contracts/bookings';
import { fakeApi, renderScreen, type FakeApi, type RenderedScreen } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { ListBookingsScreen } from '../screens/list-bookings/list-bookings.screen.tsx';
import { answerBookings } from './fake-bookings.ts';

interface OpenOptions {
  user?: UserProfile;
  url?: string;
  bookings?: readonly Booking[];
  /** Changes the API's answers before the screen requests them. */
  prepare?: (api: FakeApi) => void;
}

/** Opens the screen as an admin of Seaview with three bookings by default. */
export function openBookings({
  user = userProfileFactory.hotelAdmin().build(),
  url = '/',
  bookings = bookingFactory.buildList(3),
  prepare,
}: OpenOptions = {}): RenderedScreen & { api: FakeApi } {
  const api = fakeApi();
  answerBookings(api, bookings);
  prepare?.(api);
  return { api, ...renderScreen(<ListBookingsScreen />, { user, url }) };
}
