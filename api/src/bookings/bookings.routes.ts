import { createBookingEndpoint, getBookingStatsEndpoint, listBookingsEndpoint } from '@suite/contracts';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../plugins/serve-endpoint.ts';
import { createBooking } from './use-cases/create-booking.ts';
import { getBookingStats } from './use-cases/get-booking-stats.ts';
import { listBookings } from './use-cases/list-bookings.ts';

export function registerBookingsRoutes(app: FastifyInstance): void {
  serveEndpoint(app, listBookingsEndpoint, async ({ query, caller }) => ({
    message: 'Bookings fetched successfully',
    result: await listBookings(app.database, caller, query),
  }));
  serveEndpoint(app, getBookingStatsEndpoint, async ({ caller }) => ({
    message: 'Booking statistics fetched successfully',
    result: await getBookingStats(app.database, caller),
  }));
  serveEndpoint(app, createBookingEndpoint, async ({ body, caller, reply }) => {
    const result = await createBooking(app.database, caller, body, { secretKey: app.config.secretKey });
    reply.code(201);
    return { message: 'Booking created successfully', result };
  });
}
