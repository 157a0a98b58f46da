import { expect, test } from '@jest/globals';
import { prefetchCall } from '@suite/api-client';
import { prefetchProblems } from '@suite/remote-kit/contract-tests';
import { fakeApi, renderScreen } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor } from '@testing-library/react';
import descriptor from '../remote.json';
import { ListBookingsScreen } from './screens/list-bookings/list-bookings.screen.tsx';
import { answerBookings } from './testing/fake-bookings.ts';
import { openBookings } from './testing/open-bookings.tsx';

const hotelAdmin = userProfileFactory.hotelAdmin().build();
const superAdmin = userProfileFactory.superAdmin().build();

test.each([
  ['/', hotelAdmin],
  ['/bookings', hotelAdmin],
  ['/?page=2&limit=25', hotelAdmin],
  [
    '/?search=Bell&status=pending&hotelId=7&dateFrom=2026-01-02&dateTo=2026-01-03&sort=name&order=desc',
    hotelAdmin,
  ],
  ['/?view=arrivals', hotelAdmin],
  ['/', superAdmin],
  ['/?hotelId=7', superAdmin],
])('what remote.json prefetches at %s is what the screen asks for first', async (url, user) => {
  const { api } = openBookings({ url, user });
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(1));
  expect(prefetchProblems(descriptor, url, api.calls)).toEqual([]);
});

test('what arrived before the screen is in its first drawing', async () => {
  const api = fakeApi();
  const [booking] = bookingFactory.buildList(1);
  answerBookings(api, [booking!]);
  prefetchCall('/bookings', { page: '1', limit: '10' });
  prefetchCall('/bookings/stats');
  // The adapter answers in microtasks, all of which run before a timer.
  await new Promise((resolve) => setTimeout(resolve));
  renderScreen(<ListBookingsScreen />, { user: hotelAdmin, url: '/' });
  expect(screen.getByText(booking!.name)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Total Bookings' })).toHaveTextContent('1');
});
