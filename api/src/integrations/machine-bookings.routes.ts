import {
  cancelReferencedBookingEndpoint,
  getReferencedBookingEndpoint,
  listBookingChangesEndpoint,
  putBookingsEndpoint,
  putReferencedBookingEndpoint,
} from '@suite/contracts/integrations';
import type { FastifyInstance } from 'fastify';
import type { BookingEvents } from '../bookings/bookings.public.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { answerOnceInParts } from '../http/idempotency/answer-once.ts';
import { listBookingChanges } from './use-cases/list-booking-changes.ts';
import { putBookings } from './use-cases/put-bookings.ts';
import {
  cancelReferencedBooking,
  getReferencedBooking,
  storeReferencedBooking,
} from './use-cases/referenced-bookings.ts';

export function registerMachineBookingsRoutes(app: FastifyInstance, events: BookingEvents): void {
  const { database, config } = app;
  const deps = { secretKey: config.secretKey, events };
  serveEndpoint(app, getReferencedBookingEndpoint, async ({ params, caller }) => ({
    message: 'Booking fetched successfully',
    result: await getReferencedBooking(database, caller, params.reference),
  }));
  serveEndpoint(app, putReferencedBookingEndpoint, async ({ params, body, caller, reply }) => {
    const result = await storeReferencedBooking(database, caller, { ...body, ...params }, deps);
    reply.code(result.status === 'created' ? 201 : 200);
    return { message: 'Booking stored successfully', result };
  });
  serveEndpoint(app, cancelReferencedBookingEndpoint, async ({ params, caller }) => ({
    message: 'Booking cancelled successfully',
    result: await cancelReferencedBooking(database, caller, params.reference),
  }));
  // Reads the primary database, because a replica does not have its running transactions.
  serveEndpoint(app, listBookingChangesEndpoint, async ({ query, caller }) => ({
    message: 'Changes fetched successfully',
    result: await listBookingChanges(database, caller, query),
  }));
  serveEndpoint(app, putBookingsEndpoint, (call) =>
    answerOnceInParts(database, putBookingsEndpoint, call, async (db) => ({
      message: 'Bookings stored successfully',
      result: { results: await putBookings(db, call.caller, call.body.bookings, deps) },
    })),
  );
}
