export { createBooking, type CreateBookingOptions } from './use-cases/create-booking.ts';
