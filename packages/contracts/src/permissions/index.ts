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
  isPowerful,
  mayAssignRoles,
  mayCreateBooking,
  mayDecide,
  mayEditBooking,
  mayManageAccounts,
  mayManageBooking,
  mayManageSignIn,
  maySeeGuests,
  mayManageStaff,
  mayReadAudit,
  mayReadStaff,
  permissionNames,
  type GrantedPermission,
  type OwnPermissionName,
  type PermissionName,
} from './permissions.ts';
export { isOwnRoleName, roleLabelOf } from './role-label.ts';
export { seesEveryHotel } from './sees-every-hotel.ts';
