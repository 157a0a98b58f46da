import { changeStayEndpoint, changeStaysEndpoint, type StayAction } from '@suite/contracts/front-desk';
import {
  getBookingEndpoint,
  listArrivalsEndpoint,
  listBookingsEndpoint,
  listGroupEndpoint,
} from '@suite/contracts/bookings';
import {
  checkInBookingEndpoint,
  checkOutBookingEndpoint,
  findArrivalEndpoint,
  undoCheckInEndpoint,
} from '@suite/contracts/verification';
import type { FastifyInstance } from 'fastify';
import { getBooking, listBookings, listGroup } from '../bookings/bookings.public.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { refreshOverbooked } from '../rooms/rooms.public.ts';
import { findOpenFlags } from '../verification/verification.public.ts';
import { changeStay, changeStays } from './use-cases/change-stay.ts';
import { checkInBooking } from './use-cases/check-in-booking.ts';
import { findArrival } from './use-cases/find-arrival.ts';
import { listArrivals } from './use-cases/list-arrivals.ts';

export function registerFrontDeskRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveEndpoint(app, listBookingsEndpoint, async ({ query, caller, request: { reader } }) => {
    const list = await listBookings(reader, caller, query);
    const flags = await findOpenFlags(reader, caller, list.bookings);
    const bookings = list.bookings.map(await refreshOverbooked(reader, list.bookings));
    return { message: 'Bookings fetched successfully', result: { ...list, bookings, flags } };
  });
  serveEndpoint(app, getBookingEndpoint, async ({ params, caller }) => {
    const booking = await getBooking(database, caller, params.id);
    const refresh = await refreshOverbooked(database, [booking]);
    return { message: 'Booking fetched successfully', result: refresh(booking) };
  });
  serveEndpoint(app, listGroupEndpoint, async ({ params, caller, request: { reader } }) => {
    const group = await listGroup(reader, caller, params.id);
    const bookings = group.map(await refreshOverbooked(reader, group));
    return { message: 'Bookings fetched successfully', result: { bookings } };
  });
  serveEndpoint(app, listArrivalsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: "Today's check-ins fetched successfully",
    result: await listArrivals(reader, caller, query),
  }));
  serveEndpoint(app, findArrivalEndpoint, async ({ body, caller }) => ({
    message: 'The booking was found',
    result: await findArrival(database, caller, body.code, app.config),
  }));
  serveEndpoint(app, checkInBookingEndpoint, async ({ params, body, caller }) => ({
    message: 'The guests are checked in',
    result: await checkInBooking(database, caller, params.id, body),
  }));
  serveEndpoint(app, undoCheckInEndpoint, async ({ params, caller }) => {
    await changeStay(database, caller, params.id, { action: 'undo-check-in', reason: '' });
    return { message: 'The check-in was undone', result: {} };
  });
  serveEndpoint(app, checkOutBookingEndpoint, async ({ params, caller }) => {
    const change = { action: 'check-out', reason: '' } as const;
    const { changed_at } = await changeStay(database, caller, params.id, change);
    return { message: 'The guests are checked out', result: { checked_out_at: changed_at } };
  });
  serveEndpoint(app, changeStayEndpoint, async ({ params, body, caller }) => ({
    message: messages[body.action],
    result: await changeStay(database, caller, params.id, body),
  }));
  serveEndpoint(app, changeStaysEndpoint, async ({ body, caller }) => ({
    message: 'The stays were changed',
    result: await changeStays(database, caller, body),
  }));
}

const messages: Readonly<Record<StayAction, string>> = {
  'check-in': 'The guests are checked in',
  'undo-check-in': 'The check-in was undone',
  'check-out': 'The guests are checked out',
  'undo-check-out': 'The check-out was undone',
  'no-show': 'The booking is marked as a no-show',
  'undo-no-show': 'The booking is no longer a no-show',
  cancel: 'The booking is cancelled',
  'undo-cancel': 'The cancellation was undone',
};
