export { findCrowdedNight } from './booked-nights.repository.ts';
export { spokenDate } from './domain/spoken-date.ts';
export { createBooking, type CreateBookingOptions } from './use-cases/create-booking.ts';
export { recordVerification, type Verification } from './use-cases/record-verification.ts';
