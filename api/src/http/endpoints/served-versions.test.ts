import fastify from 'fastify';
import { expect, test } from '@jest/globals';
import { getBookingStatsEndpoint, listBookingsEndpoint } from '@suite/contracts/bookings';
import { servedVersions } from './contract-endpoints.ts';

test('names the calls that have a route, and no other', () => {
  const app = fastify();
  expect(servedVersions(app)).toEqual({});
  const handler = async () => ({});
  app.get(`/api${listBookingsEndpoint.path}`, handler);
  app.post(`/api${getBookingStatsEndpoint.path}`, handler);
  expect(servedVersions(app)).toEqual({ 'list-bookings': [1] });
});
