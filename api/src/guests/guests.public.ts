export { findLastChanges } from './use-cases/find-last-changes.ts';
export { addBookingNote } from './use-cases/booking-notes.ts';
