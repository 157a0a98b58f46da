/** The first five come from part 1 of the specification, the next two from part 2. */
export const permissionNames = [
  'manage_users',
  'approve_hotels',
  'manage_hotel',
  'create_staff',
  'update_permissions',
  'hotel_checkins_manage',
  'hotel_checkins_create',
  'manage_releases',
] as const;

export type PermissionName = (typeof permissionNames)[number];

/** Remotes declare such a permission, as `spa.manage`; roles hold it once an operator has accepted it. */
export type OwnPermissionName = `${string}.${string}`;

export type GrantedPermission = PermissionName | OwnPermissionName;

export function holdsAny(held: readonly string[], anyOf: readonly string[]): boolean {
  return anyOf.length === 0 || anyOf.some((name) => held.includes(name));
}

const bookingPermissions: readonly string[] = ['hotel_checkins_manage', 'hotel_checkins_create'];

/** Giving such a permission to a person needs a confirmation. */
export function isPowerful(name: string): boolean {
  return (permissionNames as readonly string[]).includes(name) && !bookingPermissions.includes(name);
}

export const mayCreateBooking = ['hotel_checkins_create', 'hotel_checkins_manage', 'manage_hotel'] as const;
export const mayEditBooking = [...mayCreateBooking, 'update_permissions'] as const;
/** Names and e-mail addresses are masked for other users. */
export const maySeeGuests = [...mayEditBooking] as const;
export const mayManageBooking = ['hotel_checkins_manage', 'manage_hotel'] as const;

export const mayDecide = [...mayManageBooking, 'approve_hotels', 'manage_releases'] as const;

export const mayManageAccounts = ['manage_users'] as const;

export const mayReadStaff = ['create_staff', 'manage_hotel', 'update_permissions'] as const;
export const mayManageStaff = ['create_staff', 'manage_hotel'] as const;
export const mayAssignRoles = [...mayManageStaff, 'update_permissions'] as const;

export const mayReadAudit = ['manage_hotel'] as const;

export const mayManageSignIn = ['manage_hotel', 'manage_users'] as const;
