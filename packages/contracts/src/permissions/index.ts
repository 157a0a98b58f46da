export {
  declaredPermissions,
  defaultPermissionsOf,
  explainPermission,
  groupPermissions,
  isPowerful,
  permissionNames,
  type PermissionDeclaration,
  type PermissionGroup,
  type PermissionName,
} from './declared-permissions.ts';
export { menuOfAllUsers, openingsOf } from './permission-openings.ts';
export {
  holdsAny,
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
  type GrantedPermission,
  type OwnPermissionName,
} from './permissions.ts';
export { isOwnRoleName, roleLabelOf, type OwnRoleName } from './role-label.ts';
export { seesEveryHotel } from './sees-every-hotel.ts';
