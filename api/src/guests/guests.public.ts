export { addBookingNote } from './use-cases/booking-notes.ts';
