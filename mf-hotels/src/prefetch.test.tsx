import { expect, test } from '@jest/globals';
import { prefetchProblems } from '@suite/remote-kit/contract-tests';
import { waitFor } from '@testing-library/react';
import descriptor from '../remote.json';
import { openHotelProfile } from './testing/open-hotel-profile.tsx';
import { openHotels } from './testing/open-hotels.tsx';

test.each([
  '/hotels',
  '/hotels?page=2&limit=25',
  '/hotels?status=approved&sort=hotel_name&order=desc',
  '/hotels?search=Sea',
  '/hotels?id=7',
])('what remote.json prefetches at %s is what the screen asks for first', async (url) => {
  const { api } = openHotels({ url });
  await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
  expect(prefetchProblems(descriptor, url, api.calls)).toEqual([]);
});

test.each(['/hotel-profile', '/hotel-profile?search=10&page=2'])(
  'what remote.json prefetches at %s is what the screen asks for first',
  async (url) => {
    const { api } = openHotelProfile({ url });
    await waitFor(() => expect(api.calls).toHaveLength(4));
    expect(prefetchProblems(descriptor, url, api.calls)).toEqual([]);
  },
);
