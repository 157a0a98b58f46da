import type { FastifyInstance } from 'fastify';
import type { BookingEvents } from '../bookings/bookings.public.ts';
import { replanEmails } from '../guest-links/guest-links.public.ts';
import { correctName, expireImages, sweepImages } from '../verification/verification.public.ts';

export function bookingEvents(app: Pick<FastifyInstance, 'config' | 'database' | 'images'>): BookingEvents {
  return {
    guestRenamed: (tx, change) => correctName(tx, app.config.secretKey, change),
    linkEnded: replanEmails,
    bookingDeleted: expireImages,
    deletionCommitted: (booking_id) => sweepImages(app, booking_id),
  };
}
