export { addDays, calendarDateIn, daysBetween, isCalendarDate, type CalendarDate } from './calendar-date.ts';
export { checkForm, type CheckedForm, type FormErrors } from './check-form.ts';
export { defineEndpoint } from './define-endpoint.ts';
export type { Access, BodyOf, Endpoint, FileRule, ParamsOf, QueryOf, ResultOf } from './define-endpoint.ts';
export { errorTypes, type ErrorType, type Failure, type FieldError, type Success } from './envelope.ts';
export { limitField, pageField, paginate, paginationSchema, type Pagination } from './pagination.schema.ts';
export {
  explainPermission,
  groupPermissions,
  permissionExplanations,
  permissionGroups,
  type PermissionExplanation,
  type PermissionGroup,
} from './permission-explanations.ts';
export { menuOfAllUsers, openingsOf } from './permission-openings.ts';
export {
  holdsAny,
  mayAssignRoles,
  mayCreateBooking,
  mayEditBooking,
  mayManageAccounts,
  mayManageBooking,
  mayManageSignIn,
  maySeeGuests,
  mayManageStaff,
  mayReadAudit,
  mayReadStaff,
  permissionNames,
  type PermissionName,
} from './permissions.ts';
export { roleLabelOf } from './role-label.ts';
export { wholeNumberIn } from './whole-number-in.ts';
