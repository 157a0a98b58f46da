export { getUserProfileEndpoint } from './auth/get-user-profile.endpoint.ts';
export { loginEndpoint, loginSchema, type LoginCredentials } from './auth/login.endpoint.ts';
export { logoutEndpoint } from './auth/logout.endpoint.ts';
export { userProfileSchema, type UserProfile } from './auth/user-profile.schema.ts';
export { bookingSchema, passengerSchema, type Booking, type Passenger } from './bookings/booking.schema.ts';
export {
  createBookingEndpoint,
  createBookingSchema,
  type CreateBookingPayload,
} from './bookings/create-booking.endpoint.ts';
export {
  bookingStatsSchema,
  getBookingStatsEndpoint,
  type BookingStats,
} from './bookings/get-booking-stats.endpoint.ts';
export { listBookingsEndpoint, type BookingFilters } from './bookings/list-bookings.endpoint.ts';
export { passengerTypes, roomCapacities, roomCapacity, roomTypes } from './bookings/room-types.ts';
export { computeNights, nightsTolerance } from './bookings/stay-dates.ts';
export { addDays, calendarDateIn, daysBetween, isCalendarDate, type CalendarDate } from './calendar-date.ts';
export {
  defineEndpoint,
  type Access,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from './define-endpoint.ts';
export { errorTypes, type ErrorType, type Failure, type FieldError, type Success } from './envelope.ts';
export { hotelRegistrationSchema, type HotelRegistration } from './hotels/hotel-registration.schema.ts';
export { hotelRejectionSchema, type HotelRejection } from './hotels/hotel-rejection.schema.ts';
export {
  capturedEmailSchema,
  listMailboxEndpoint,
  mailboxQuerySchema,
  type CapturedEmail,
} from './mail/list-mailbox.endpoint.ts';
export { limitField, pageField, paginate, paginationSchema, type Pagination } from './pagination.schema.ts';
export {
  holdsAny,
  mayCreateBooking,
  mayEditBooking,
  mayManageBooking,
  permissionNames,
  type PermissionName,
} from './permissions.ts';
export { roleLabelOf } from './role-label.ts';
export { newPasswordField } from './staff-roles/new-password.schema.ts';
export { createRoleSchema, type CreateRolePayload } from './staff-roles/role.schema.ts';
export { addStaffSchema, type AddStaffPayload } from './staff-roles/staff.schema.ts';
