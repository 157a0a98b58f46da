export { changePasswordFormSchema, type ChangePasswordForm } from './auth/change-password.schema.ts';
export { createPasskeyOptionsEndpoint } from './auth/create-passkey-options.endpoint.ts';
export { createPasskeyEndpoint } from './auth/create-passkey.endpoint.ts';
export { deletePasskeyEndpoint } from './auth/delete-passkey.endpoint.ts';
export { endOtherSessionsEndpoint } from './auth/end-other-sessions.endpoint.ts';
export { endSessionEndpoint } from './auth/end-session.endpoint.ts';
export { getUserProfileEndpoint } from './auth/get-user-profile.endpoint.ts';
export { listPasskeysEndpoint } from './auth/list-passkeys.endpoint.ts';
export { listSessionsEndpoint, type AccountSession } from './auth/list-sessions.endpoint.ts';
export { loginPasskeyOptionsEndpoint } from './auth/login-passkey-options.endpoint.ts';
export { loginPasskeyEndpoint } from './auth/login-passkey.endpoint.ts';
export { loginEndpoint, loginSchema, type LoginCredentials } from './auth/login.endpoint.ts';
export { logoutEndpoint } from './auth/logout.endpoint.ts';
export { newEmailField } from './auth/new-email.schema.ts';
export { newPasswordField } from './auth/new-password.schema.ts';
export type { Passkey } from './auth/passkey.schema.ts';
export { genders, profileFormSchema, type ProfileForm } from './auth/profile-fields.schema.ts';
export { renamePasskeyEndpoint, renamePasskeySchema } from './auth/rename-passkey.endpoint.ts';
export { sendEmailVerificationEndpoint } from './auth/send-email-verification.endpoint.ts';
export { updateUserProfileEndpoint, type ProfileChange } from './auth/update-user-profile.endpoint.ts';
export { userProfileSchema, type UserProfile } from './auth/user-profile.schema.ts';
export { verificationCodeFormSchema } from './auth/verification-code.schema.ts';
export type { BookingFilters } from './bookings/booking-filters.schema.ts';
export { bookingSorts, readBookingOrder } from './bookings/booking-order.schema.ts';
export type { BookingOrder, BookingSort, SortDirection } from './bookings/booking-order.schema.ts';
export { bookingSchema, passengerSchema, type Booking, type Passenger } from './bookings/booking.schema.ts';
export { createBookingEndpoint, newBookingRules } from './bookings/create-booking.endpoint.ts';
export type { NewBookingPayload } from './bookings/create-booking.endpoint.ts';
export { createBookingSchema, type CreateBookingPayload } from './bookings/create-booking.schema.ts';
export { deleteBookingEndpoint } from './bookings/delete-booking.endpoint.ts';
export { exportBookingsEndpoint, mayExportBookings, readIds } from './bookings/export-bookings.endpoint.ts';
export { bookingStatsSchema, getBookingStatsEndpoint } from './bookings/get-booking-stats.endpoint.ts';
export type { BookingStats } from './bookings/get-booking-stats.endpoint.ts';
export { getBookingEndpoint } from './bookings/get-booking.endpoint.ts';
export { guestLanguages, type GuestLanguage } from './bookings/guest-languages.ts';
export { restoreBookingEndpoint } from './bookings/restore-booking.endpoint.ts';
export { sendVerificationEndpoint } from './bookings/send-verification.endpoint.ts';
export { updateBookingEndpoint } from './bookings/update-booking.endpoint.ts';
export { updateBookingSchema, type UpdateBookingPayload } from './bookings/update-booking.schema.ts';
export { listArrivalsEndpoint } from './bookings/list-arrivals.endpoint.ts';
export { listBookingsEndpoint } from './bookings/list-bookings.endpoint.ts';
export { leftoverBookingSchema, type LeftoverBooking } from './bookings/leftover-booking.schema.ts';
export {
  leftoverRoomTypes,
  passengerTypes,
  roomCapacities,
  roomCapacity,
  roomTypes,
} from './bookings/room-types.ts';
export { computeNights, nightsTolerance } from './bookings/stay-dates.ts';
export { addDays, calendarDateIn, daysBetween, isCalendarDate, type CalendarDate } from './calendar-date.ts';
export { checkForm, type CheckedForm, type FormErrors } from './check-form.ts';
export { assignRoomsEndpoint, type AssignRoomsPayload } from './dashboard/assign-rooms.endpoint.ts';
export { assignTaskEndpoint, type AssignTaskPayload } from './dashboard/assign-task.endpoint.ts';
export { createTaskEndpoint } from './dashboard/create-task.endpoint.ts';
export type {
  CurrencyRevenue,
  DailyBookings,
  DashboardActivity,
} from './dashboard/dashboard-parts.schema.ts';
export { dashboardRangeSchema, mostDashboardDays } from './dashboard/dashboard-range.schema.ts';
export type { DashboardRange } from './dashboard/dashboard-range.schema.ts';
export { deleteTaskEndpoint } from './dashboard/delete-task.endpoint.ts';
export { departments, setDutySchema, type Duty, type SetDutyPayload } from './dashboard/duty.schema.ts';
export { finishTaskEndpoint, type FinishTaskPayload } from './dashboard/finish-task.endpoint.ts';
export { getDashboardEndpoint, type Dashboard } from './dashboard/get-dashboard.endpoint.ts';
export { getRealtimeEndpoint, type RealTimeStats } from './dashboard/get-realtime.endpoint.ts';
export type { HotelAdminDashboard } from './dashboard/hotel-admin-dashboard.schema.ts';
export type { HousekeepingRoom } from './dashboard/housekeeping-room.schema.ts';
export { listDutyEndpoint, type DutyFilters } from './dashboard/list-duty.endpoint.ts';
export { listHousekeepingRoomsEndpoint } from './dashboard/list-housekeeping-rooms.endpoint.ts';
export type { HousekeepingRoomFilters } from './dashboard/list-housekeeping-rooms.endpoint.ts';
export { listTasksEndpoint, type TaskFilters } from './dashboard/list-tasks.endpoint.ts';
export { setDutyEndpoint } from './dashboard/set-duty.endpoint.ts';
export { setRoomStateEndpoint, type SetRoomStatePayload } from './dashboard/set-room-state.endpoint.ts';
export type { StaffDashboard } from './dashboard/staff-dashboard.schema.ts';
export type { SuperAdminDashboard } from './dashboard/super-admin-dashboard.schema.ts';
export { createTaskSchema, taskKinds, taskPriorities } from './dashboard/task.schema.ts';
export type { CreateTaskPayload, HousekeepingTask } from './dashboard/task.schema.ts';
export { defineEndpoint } from './define-endpoint.ts';
export type { Access, BodyOf, Endpoint, FileRule, ParamsOf, QueryOf, ResultOf } from './define-endpoint.ts';
export { errorTypes, type ErrorType, type Failure, type FieldError, type Success } from './envelope.ts';
export { approveHotelEndpoint } from './hotels/approve-hotel.endpoint.ts';
export { createRoomsEndpoint } from './hotels/create-rooms.endpoint.ts';
export { deleteRoomEndpoint } from './hotels/delete-room.endpoint.ts';
export { getHotelProfileEndpoint } from './hotels/get-hotel-profile.endpoint.ts';
export { getHotelEndpoint } from './hotels/get-hotel.endpoint.ts';
export { getRatesEndpoint } from './hotels/get-rates.endpoint.ts';
export {
  hotelProfileFormSchema,
  isTimeZone,
  longestRetention,
  type HotelProfile,
  type HotelProfileForm,
  type UpdateHotelProfilePayload,
} from './hotels/hotel-profile.schema.ts';
export { hotelRegistrationSchema, type HotelRegistration } from './hotels/hotel-registration.schema.ts';
export { hotelRejectionSchema, type HotelRejection } from './hotels/hotel-rejection.schema.ts';
export type { Hotel } from './hotels/hotel.schema.ts';
export { hotelStatuses, listHotelsEndpoint, type HotelFilters } from './hotels/list-hotels.endpoint.ts';
export { listRoomsEndpoint, type RoomFilters } from './hotels/list-rooms.endpoint.ts';
export { ratesFormSchema } from './hotels/rates.schema.ts';
export type { Rates, RatesForm, UpdateRatesPayload } from './hotels/rates.schema.ts';
export { registerHotelEndpoint } from './hotels/register-hotel.endpoint.ts';
export { rejectHotelEndpoint } from './hotels/reject-hotel.endpoint.ts';
export { createRoomsSchema, mostRoomsAtOnce, roomFormSchema, roomStatuses } from './hotels/room.schema.ts';
export type { CreateRoomsPayload, Room, RoomForm, UpdateRoomPayload } from './hotels/room.schema.ts';
export { updateHotelProfileEndpoint } from './hotels/update-hotel-profile.endpoint.ts';
export { updateRatesEndpoint } from './hotels/update-rates.endpoint.ts';
export { updateRoomEndpoint } from './hotels/update-room.endpoint.ts';
export {
  capturedEmailSchema,
  listMailboxEndpoint,
  mailboxQuerySchema,
  type CapturedEmail,
} from './mail/list-mailbox.endpoint.ts';
export { limitField, pageField, paginate, paginationSchema, type Pagination } from './pagination.schema.ts';
export {
  explainPermission,
  groupPermissions,
  permissionExplanations,
  permissionGroups,
  type PermissionExplanation,
  type PermissionGroup,
} from './permission-explanations.ts';
export { menuOfEverybody, openingsOf } from './permission-openings.ts';
export {
  holdsAny,
  mayAssignRoles,
  mayCreateBooking,
  mayEditBooking,
  mayManageBooking,
  mayManageStaff,
  mayReadStaff,
  permissionNames,
  type PermissionName,
} from './permissions.ts';
export { roleLabelOf } from './role-label.ts';
export { addStaffEndpoint } from './staff-roles/add-staff.endpoint.ts';
export { createRoleEndpoint } from './staff-roles/create-role.endpoint.ts';
export { deleteRoleEndpoint } from './staff-roles/delete-role.endpoint.ts';
export { getStaffEndpoint, type StaffDetails } from './staff-roles/get-staff.endpoint.ts';
export { listPermissionsEndpoint } from './staff-roles/list-permissions.endpoint.ts';
export { listRolesEndpoint } from './staff-roles/list-roles.endpoint.ts';
export { listStaffEndpoint, type StaffFilters } from './staff-roles/list-staff.endpoint.ts';
export { removeStaffEndpoint } from './staff-roles/remove-staff.endpoint.ts';
export {
  createRoleSchema,
  roleFormSchema,
  updateRoleSchema,
  type CreateRolePayload,
  type Permission,
  type Role,
  type RoleForm,
  type UpdateRolePayload,
} from './staff-roles/role.schema.ts';
export {
  addStaffSchema,
  staffRolesSchema,
  updateStaffSchema,
  type AddStaffPayload,
  type Staff,
  type StaffRolesPayload,
  type UpdateStaffPayload,
} from './staff-roles/staff.schema.ts';
export { updateRoleEndpoint } from './staff-roles/update-role.endpoint.ts';
export { updateStaffRolesEndpoint } from './staff-roles/update-staff-roles.endpoint.ts';
export { updateStaffEndpoint } from './staff-roles/update-staff.endpoint.ts';
export { accompanyGuestEndpoint, type AccompanyPayload } from './verification/accompany-guest.endpoint.ts';
export { checkInBookingEndpoint } from './verification/check-in-booking.endpoint.ts';
export { checkOutBookingEndpoint } from './verification/check-out-booking.endpoint.ts';
export { chooseDeskEndpoint } from './verification/choose-desk.endpoint.ts';
export { consentVersionOf, type ConsentTerms, type FaceEngine } from './verification/consent-version.ts';
export { createVerificationAttemptEndpoint } from './verification/create-verification-attempt.endpoint.ts';
export type { VerificationAttemptPayload } from './verification/create-verification-attempt.endpoint.ts';
export { deleteVerificationDataEndpoint } from './verification/delete-verification-data.endpoint.ts';
export {
  deskMethods,
  type DeskCheck,
  type DeskDecision,
  type DeskMethod,
  type DeskPerson,
  type DeskVerification,
  type VerificationMethod,
} from './verification/desk.schema.ts';
export { drawChallengeEndpoint } from './verification/draw-challenge.endpoint.ts';
export type { ChallengePayload, HeadTurn } from './verification/draw-challenge.endpoint.ts';
export { findArrivalEndpoint } from './verification/find-arrival.endpoint.ts';
export { getDeskImageEndpoint } from './verification/get-desk-image.endpoint.ts';
export { getVerificationEndpoint } from './verification/get-verification.endpoint.ts';
export { getVerificationImageEndpoint } from './verification/get-verification-image.endpoint.ts';
export { getUserByTokenEndpoint } from './verification/get-user-by-token.endpoint.ts';
export { giveConsentEndpoint } from './verification/give-consent.endpoint.ts';
export type { ConsentPayload } from './verification/give-consent.endpoint.ts';
export type { GuestPerson, GuestUserType } from './verification/guest-person.schema.ts';
export { checkReasons, matchThreshold } from './verification/identity-check.schema.ts';
export type {
  CheckedPhoto,
  CheckReason,
  DocumentData,
  IdentityCheckResult,
} from './verification/identity-check.schema.ts';
export { rateStayEndpoint, type RatingPayload } from './verification/rate-stay.endpoint.ts';
export { reviewCheckEndpoint, type DeskReviewPayload } from './verification/review-check.endpoint.ts';
export { sendVerificationEmailEndpoint } from './verification/send-verification-email.endpoint.ts';
export type { VerificationBooking } from './verification/verification-booking.schema.ts';
export {
  verifyAtDeskEndpoint,
  type DeskVerificationPayload,
} from './verification/verify-at-desk.endpoint.ts';
export { verifyIdentityEndpoint } from './verification/verify-identity.endpoint.ts';
export { wholeNumberIn } from './whole-number-in.ts';
