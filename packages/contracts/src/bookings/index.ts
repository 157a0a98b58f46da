export {
  createGroupEndpoint,
  createGroupSchema,
  listGroupEndpoint,
  maxGroupRooms,
  type CreateGroupPayload,
} from './booking-groups.endpoint.ts';
export { referenceField } from './booking-fields.schema.ts';
export { bookingSorts, readBookingOrder } from './booking-filters.schema.ts';
export type { BookingFilters, BookingOrder, BookingSort } from './booking-filters.schema.ts';
export {
  bookingSchema,
  type BookedPassenger,
  type Booking,
  type Passenger,
  type StayRoom,
} from './booking.schema.ts';
export {
  getBookingHistoryEndpoint,
  type HistoryChange,
  type HistoryEntry,
} from './booking-history.endpoint.ts';
export {
  addBookingNoteEndpoint,
  deleteBookingNoteEndpoint,
  listBookingNotesEndpoint,
  listPinnedNotesEndpoint,
  newBookingNoteSchema,
  pinBookingNoteEndpoint,
  restoreBookingNoteEndpoint,
  type BookingNote,
  type NewBookingNote,
} from './booking-notes.endpoint.ts';
export type { BookingsEvents } from './bookings-events.ts';
export type { BookingsSlots } from './bookings-slots.ts';
export { createBookingEndpoint, newBookingRules, type NewBookingPayload } from './create-booking.endpoint.ts';
export { createBookingSchema, type CreateBookingPayload } from './create-booking.schema.ts';
export {
  deleteBookingEndpoint,
  getBookingEndpoint,
  getBookingStatsEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
  updateBookingEndpoint,
  type BookingStats,
} from './bookings.endpoint.ts';
export { exportBookingsEndpoint, mayExportBookings, readIds } from './export-bookings.endpoint.ts';
export { getGuestEndpoint, type GuestStay } from './get-guest.endpoint.ts';
export { guestFactsSchema, type GuestFacts } from './guest-facts.schema.ts';
export { guestLanguageNames } from './guest-language-names.ts';
export { guestLanguages, type GuestLanguage } from './guest-languages.ts';
export type { GuestPerson, GuestUserType, OpenFlag } from './guest-person.schema.ts';
export { updateBookingSchema, type UpdateBookingPayload } from './update-booking.schema.ts';
export { deskViews, listArrivalsEndpoint, type DeskCounts, type DeskView } from './list-arrivals.endpoint.ts';
export { listBookingsEndpoint } from './list-bookings.endpoint.ts';
export { legacyBookingSchema, type LegacyBooking } from './legacy-booking.schema.ts';
export { legacyRoomTypes, passengerTypes, roomCapacity, roomTypes } from './room-types.ts';
export { computeNights } from './stay-dates.ts';
export { stayStates, type StayState } from './stay-states.ts';
