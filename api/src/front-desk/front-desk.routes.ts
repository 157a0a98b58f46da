import { listArrivalsEndpoint, listBookingsEndpoint } from '@suite/contracts/bookings';
import {
  checkInBookingEndpoint,
  checkOutBookingEndpoint,
  findArrivalEndpoint,
  undoCheckInEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance } from 'fastify';
import { listBookings } from '../bookings/bookings.public.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { findOpenFlags } from '../verification/verification.public.ts';
import { checkInBooking, checkOutBooking, undoCheckIn } from './use-cases/check-in-booking.ts';
import { findArrival } from './use-cases/find-arrival.ts';
import { listArrivals } from './use-cases/list-arrivals.ts';

export function registerFrontDeskRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveEndpoint(app, listBookingsEndpoint, async ({ query, caller }) => {
    const list = await listBookings(database, caller, query);
    const ids = list.bookings.map(({ id }) => id);
    const flags = await findOpenFlags(database, caller, ids);
    return { message: 'Bookings fetched successfully', result: { ...list, flags } };
  });
  serveEndpoint(app, listArrivalsEndpoint, async ({ query, caller }) => ({
    message: "Today's check-ins fetched successfully",
    result: await listArrivals(database, caller, query),
  }));
  serveEndpoint(app, findArrivalEndpoint, async ({ body, caller }) => ({
    message: 'The booking was found',
    result: await findArrival(database, caller, body.code, app.config),
  }));
  serveEndpoint(app, checkInBookingEndpoint, async ({ params, body, caller }) => ({
    message: 'The guests are checked in',
    result: await checkInBooking(database, caller, params.id, body),
  }));
  serveEndpoint(app, undoCheckInEndpoint, async ({ params, caller }) => ({
    message: 'The check-in was undone',
    result: await undoCheckIn(database, caller, params.id),
  }));
  serveEndpoint(app, checkOutBookingEndpoint, async ({ params, caller }) => ({
    message: 'The guests are checked out',
    result: await checkOutBooking(database, caller, params.id),
  }));
}
