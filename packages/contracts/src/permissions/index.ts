export { apiScopes, permissionsOfScopes, type ApiScope } from './api-scopes.ts';
export {
  declaredPermissions,
  defaultPermissionsOf,
  explainPermission,
  groupPermissions,
  isPowerful,
  permissionNames,
} from './declared-permissions.ts';
export type { PermissionGroup, PermissionName } from './declared-permissions.ts';
export { menuOfAllUsers, openingsOf } from './permission-openings.ts';
export {
  holdsAny,
  mayAssignRoles,
  mayCreateBooking,
  mayEditBooking,
  mayManageBooking,
  mayManageStaff,
  mayReadAudit,
  mayReadStaff,
  maySeeGuests,
  seesEveryHotel,
} from './permissions.ts';
export type { GrantedPermission, OwnPermissionName } from './permissions.ts';
export { isOwnRoleName, roleLabelOf, type OwnRoleName } from './role-label.ts';
