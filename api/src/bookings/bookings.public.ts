export { createBooking, type CreateBookingOptions } from './use-cases/create-booking.ts';
export { recordVerification, type Verification } from './use-cases/record-verification.ts';
