import type { FastifyInstance } from 'fastify';
import { registerBookingsRoutes } from './bookings/bookings.routes.ts';
import { registerFrontDeskRoutes } from './front-desk/front-desk.routes.ts';
import { registerGuestsRoutes } from './guests/guests.routes.ts';
import { replanEmails } from './guest-links/guest-links.public.ts';
import { registerGuestLinksRoutes } from './guest-links/guest-links.routes.ts';
import { registerMachineBookingsRoutes } from './integrations/machine-bookings.routes.ts';
import { sellStay, stayChanged } from './rooms/rooms.public.ts';
import { registerRoomsRoutes } from './rooms/rooms.routes.ts';
import { registerDeskRoutes } from './verification/desk.routes.ts';
import { correctName, expireImages, sweepImages } from './verification/verification.public.ts';
import { registerVerificationRoutes } from './verification/verification.routes.ts';

/** Registers the steps of a booking in their order, and connects what follows in other contexts when it changes. */
export function registerBookingLife(app: FastifyInstance): void {
  // Staff create, change, delete and restore the booking; programs do so by references of their own.
  const events = registerBookingsRoutes(app, {
    stayPlanned: sellStay,
    guestRenamed: (tx, change) => correctName(tx, app.config.secretKey, change),
    linkEnded: replanEmails,
    stayChanged,
    bookingDeleted: expireImages,
    deletionCommitted: (booking) => sweepImages(app, booking),
  });
  registerMachineBookingsRoutes(app, events);
  // A timer mails the invitation and the reminder, and staff send the link again.
  registerGuestLinksRoutes(app);
  // Staff see the rooms that are left, and give the booking one of them.
  registerRoomsRoutes(app);
  // Guests verify themselves: `verify-identity.flow.ts` shows a check.
  // `sweepRegularly` deletes photos and document data when their time is over.
  registerVerificationRoutes(app);
  // The front desk verifies the guests whom no check has verified.
  registerDeskRoutes(app);
  // Staff note what the next shift needs, and see a guest's earlier stays and what was done with a booking.
  registerGuestsRoutes(app);
  // The front desk checks the guests in, and out.
  registerFrontDeskRoutes(app);
}
