import { expect, test } from '@jest/globals';
import { prefetchCall } from '@suite/api-client';
import { getBookingStatsEndpoint, listBookingsEndpoint } from '@suite/contracts/bookings';
import { getListSettingsEndpoint } from '@suite/contracts/list-settings';
import { fakeApi } from '@suite/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { endpointQuery } from './endpoint-query.ts';

const counts = {
  total_bookings: 7,
  verified_bookings: 4,
  pending_bookings: 3,
  todays_checkins: 2,
  todays_checkouts: 1,
  upcoming_checkins: 5,
};

test('a key has the name, the path parameters and the query', () => {
  const keyOf = (query: { queryKey: readonly unknown[] }) => query.queryKey;
  expect(keyOf(endpointQuery(getBookingStatsEndpoint, {}))).toEqual(['get-booking-stats']);
  expect(keyOf(endpointQuery(listBookingsEndpoint, { query: { page: 2 } }))).toEqual([
    'list-bookings',
    { page: 2 },
  ]);
  expect(
    keyOf(endpointQuery(getListSettingsEndpoint, { params: { list: 'bookings' }, query: { hotelId: 7 } })),
  ).toEqual(['get-list-settings', 'bookings', { hotelId: 7 }]);
});

test('the picked part is cached, of a prefetched result too', async () => {
  const api = fakeApi().on(getBookingStatsEndpoint, () => counts);
  const statsQuery = endpointQuery(getBookingStatsEndpoint, {}, (stats) => Object.keys(stats).length);
  const queries = new QueryClient();
  expect(await queries.fetchQuery(statsQuery)).toBe(6);
  prefetchCall('/bookings/stats');
  await new Promise((resolve) => setTimeout(resolve));
  const observer = new QueryObserver(new QueryClient(), statsQuery);
  expect(observer.getCurrentResult().data).toBe(6);
  expect(api.callsTo(getBookingStatsEndpoint)).toHaveLength(2);
});
