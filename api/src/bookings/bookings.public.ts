export { findCrowdedNight } from './booked-nights.repository.ts';
export { findBookingByToken, writeGuestLanguage, type LinkedBooking } from './booking-by-token.repository.ts';
export {
  countBookingsByDay,
  countBookingsMade,
  countBookingStates,
  countCheckinsByHour,
  findBookingNames,
  findBookingSpikes,
  findLastCheckins,
  type Checkin,
} from './booking-figures.repository.ts';
export { bookingNotFound, narrowScope } from './bookings.policy.ts';
export { clearVerification, inScope } from './bookings.repository.ts';
export type { GuestChecks, NameChange } from './guest-checks.ts';
export { seesGuests } from './domain/guest-visibility.ts';
export { isLinkAlive } from './domain/link-expiry.ts';
export { bookingLink, guestLink, hashVerificationToken } from './domain/verification-token.ts';
export type { VerificationEmail } from './domain/verification-email/verification-email-content.ts';
export {
  clearCheckIn,
  findArrivalIds,
  findDeskBooking,
  findParty,
  noteMoment,
  type DeskBooking,
  type PartyMember,
} from './front-desk.repository.ts';
export type { SentLinks } from './guest-links.repository.ts';
export { composeVerificationEmail } from './use-cases/compose-verification-email.ts';
export { createBooking, type CreateBookingOptions } from './use-cases/create-booking.ts';
export { listBookings } from './use-cases/list-bookings.ts';
export { mailGuestLink } from './use-cases/mail-guest-link.ts';
export type { LinkSettings } from './use-cases/mail-verification-link.ts';
export { recordVerification, type Verification } from './use-cases/record-verification.ts';
export { searchBookings } from './use-cases/search-bookings.ts';
export { sendVerification } from './use-cases/send-verification.ts';
export {
  countStaying,
  countUpcoming,
  findStaysOf,
  findTopHotels,
  sumRevenueByMonth,
  type DueStay,
} from './stay-figures.repository.ts';
export { selectUndeliveredEmails } from './undelivered-emails.repository.ts';
