import { expect, test } from '@jest/globals';
import { prefetchProblems } from '@suite/remote-kit/contract-tests';
import { userProfileFactory } from '@suite/testing/factories';
import { waitFor } from '@testing-library/react';
import descriptor from '../remote.json';
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
