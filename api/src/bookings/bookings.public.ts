export type {
  BookingEvents,
  BookingKey,
  NameChange,
  OpenSales,
  PlannedStay,
  SoldStay,
} from './booking-events.ts';
export {
  clearMoment,
  findChangedSinceCreation,
  findStay,
  noteMoment,
  writeCancelReason,
  writeLeftOn,
  writeOverbooked,
  writeStayDates,
} from './booking-changes.repository.ts';
export {
  countBookingsByDay,
  countBookingsMade,
  countBookingStates,
  countCheckinsByHour,
  countInHouse,
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
export { stayStateNames } from './booking-record.ts';
export {
  bookingNotFound,
  mayOverbook,
  narrowScope,
  refuseEnded,
  requireManage,
  requireOverbookingRight,
} from './bookings.policy.ts';
export {
  bookingColumns,
  findBooking,
  findDeskBooking,
  inScope,
  isActive,
  isAmong,
  ofHotels,
  lockGuest,
  toBooking,
  withHotelAndGuests,
} from './bookings.repository.ts';
export type { BookingRef, BookingRow, DeskBooking } from './bookings.repository.ts';
export { openRehearsal, type Rehearsal } from './domain/open-rehearsal.ts';
export { changeGuestFacts, type StoredGuestFacts } from './domain/guest-facts.ts';
export { guestsSeenBy, nameSeenBy, seesGuests } from './domain/guest-visibility.ts';
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
export type { LinkHolder } from './links.repository.ts';
export {
  findBookingByToken,
  findIdByReference,
  findReference,
  findIdsByArrivalKey,
  findLink,
  findLinksWithoutShortId,
  lockReference,
  writeGuestFacts,
  writeGuestLanguage,
  writeLink,
  writeShortId,
  type LinkedBooking,
} from './links.repository.ts';
export { createBooking, type CreateBookingOptions } from './use-cases/create-booking.ts';
export { createEachBooking, type RefusedRow } from './use-cases/create-each-booking.ts';
export { createGroup } from './use-cases/create-group.ts';
export { deleteBooking, markBookingDeleted, restoreBooking } from './use-cases/delete-booking.ts';
export { getBooking, listGroup } from './use-cases/get-booking.ts';
export { listBookings } from './use-cases/list-bookings.ts';
export { refuseOverlap } from './use-cases/refuse-overlap.ts';
export { searchBookings } from './use-cases/search-bookings.ts';
export { updateBooking } from './use-cases/update-booking.ts';
