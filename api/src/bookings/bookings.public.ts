export type { BookingEvents, NameChange } from './booking-events.ts';
export { clearCheckIn, noteMoment } from './booking-changes.repository.ts';
export { findCrowdedNight } from './booking-counts.repository.ts';
export {
  countBookingsByDay,
  countBookingsMade,
  countBookingStates,
  countCheckinsByHour,
  countStaying,
  countUpcoming,
  findBookingNames,
  findBookingSpikes,
  findLastCheckins,
  findStaysOf,
  findTopHotels,
  sumRevenueByMonth,
} from './booking-figures.repository.ts';
export type { BookingSpike, Checkin, DueStay } from './booking-figures.repository.ts';
export { conditionsOf, matching, selectionOf, type BookingSelection } from './booking-filters.ts';
export { bookingNotFound, narrowScope, requireManage } from './bookings.policy.ts';
export {
  bookingColumns,
  findDeskBooking,
  inScope,
  toBooking,
  withHotelAndGuests,
} from './bookings.repository.ts';
export type { BookingRow, DeskBooking } from './bookings.repository.ts';
export { guestsSeenBy, seesGuests } from './domain/guest-visibility.ts';
export {
  bookingLink,
  createVerificationToken,
  guestLink,
  hashVerificationToken,
  openToken,
  sealToken,
  shortIdOf,
} from './domain/verification-token.ts';
export { clearVerification, findParty, recordVerification } from './guests.repository.ts';
export type { PartyMember, VerifiedMark } from './guests.repository.ts';
export {
  findBookingByToken,
  findIdsByArrivalKey,
  findLink,
  findLinksWithoutShortId,
  writeGuestLanguage,
  writeLink,
  writeShortId,
  type LinkedBooking,
} from './links.repository.ts';
export { createBooking, type CreateBookingOptions } from './use-cases/create-booking.ts';
export { listBookings } from './use-cases/list-bookings.ts';
export { searchBookings } from './use-cases/search-bookings.ts';
export { updateBooking } from './use-cases/update-booking.ts';
