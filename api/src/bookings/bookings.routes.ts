import { exportFileName } from '@suite/csv';
import {
  createBookingEndpoint,
  createGroupEndpoint,
  deleteBookingEndpoint,
  exportBookingsEndpoint,
  getBookingStatsEndpoint,
  restoreBookingEndpoint,
  updateBookingEndpoint,
} from '@suite/contracts/bookings';
import { fileTypes } from '@suite/contracts/http';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { answerOnce } from '../http/idempotency/answer-once.ts';
import { repeatWhileListening } from '../http/repeat-while-listening.ts';
import { countStats, sumChanges } from './booking-counts.repository.ts';
import type { BookingEvents } from './booking-events.ts';
import { createBooking } from './use-cases/create-booking.ts';
import { deleteBooking, restoreBooking } from './use-cases/delete-booking.ts';
import { exportBookings } from './use-cases/export-bookings.ts';
import { createGroup } from './use-cases/create-group.ts';
import { getBooking } from './use-cases/get-booking.ts';
import { updateBooking } from './use-cases/update-booking.ts';

const sumJob = {
  pauseMs: 10_000,
  failureMessage: 'The counts of all hotels could not be added up; the next attempt follows in ten seconds',
};

export function registerBookingsRoutes(app: FastifyInstance, events: BookingEvents): BookingEvents {
  const { database, config } = app;
  repeatWhileListening(app, {
    async work({ signal }) {
      for (const unit of ['day', 'month'] as const)
        while ((await sumChanges(database, unit)) && !signal.aborted);
    },
    ...sumJob,
  });
  serveEndpoint(app, getBookingStatsEndpoint, async ({ caller, request: { reader } }) => ({
    message: 'Booking statistics fetched successfully',
    result: await countStats(reader, caller.scope),
  }));
  serveRawEndpoint(app, exportBookingsEndpoint, async ({ query, caller, request: { reader } }) => ({
    body: await exportBookings({ database, reader }, caller, query),
    fileName: exportFileName('bookings', new Date(), query.format),
    type: query.format && fileTypes[query.format],
  }));
  serveEndpoint(app, createBookingEndpoint, (call) =>
    answerOnce(database, createBookingEndpoint, call, async (db) => {
      const { body, caller, reply } = call;
      const result = await createBooking(db, caller, body, { secretKey: config.secretKey, events });
      reply.code(201);
      return { message: 'Booking created successfully', result };
    }),
  );
  serveEndpoint(app, createGroupEndpoint, (call) =>
    answerOnce(database, createGroupEndpoint, call, async (db) => {
      const { body, caller, reply } = call;
      const bookings = await createGroup(db, caller, body, { secretKey: config.secretKey, events });
      reply.code(201);
      return { message: 'Bookings created successfully', result: { bookings } };
    }),
  );
  serveEndpoint(
    app,
    updateBookingEndpoint,
    async ({ params, body, caller }) => ({
      message: 'Booking updated successfully',
      result: await updateBooking(database, caller, params.id, body, { secretKey: config.secretKey, events }),
    }),
    async ({ params, caller }) => ({ stored: await getBooking(database, caller, params.id) }),
  );
  serveEndpoint(app, deleteBookingEndpoint, async ({ params, caller, request }) => {
    const deleted = await deleteBooking(database, caller, params.id, events);
    await events.deletionCommitted(deleted).catch((error: unknown) => {
      request.log.error(
        { err: error, booking_id: params.id },
        'The photos of a deleted booking could not be deleted; the next sweep tries again',
      );
    });
    return { message: 'Booking deleted successfully', result: {} };
  });
  serveEndpoint(app, restoreBookingEndpoint, async ({ params, caller }) => ({
    message: 'Booking restored successfully',
    result: await restoreBooking(database, caller, params.id, events),
  }));
  return events;
}
