/** The product's permission names. The first five come from part 1 of the specification, the next two from part 2. */
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

/** A permission of a remote, such as `spa.manage`: roles hold it once an operator has accepted it. */
export type OwnPermissionName = `${string}.${string}`;

/** What users hold: permissions of the product, and those of remotes. */
export type GrantedPermission = PermissionName | OwnPermissionName;

/** True when `held` contains at least one of `anyOf`, or `anyOf` is empty. */
export function holdsAny(held: readonly string[], anyOf: readonly string[]): boolean {
  return anyOf.length === 0 || anyOf.some((name) => held.includes(name));
}

const bookingPermissions: readonly string[] = ['hotel_checkins_manage', 'hotel_checkins_create'];

/** Whether a permission gives power over a hotel, its people or the platform: giving it to a person needs a confirmation. */
export function isPowerful(name: string): boolean {
  return (permissionNames as readonly string[]).includes(name) && !bookingPermissions.includes(name);
}

/** Who may create a booking. */
export const mayCreateBooking = ['hotel_checkins_create', 'hotel_checkins_manage', 'manage_hotel'] as const;
/** Who may edit a booking. */
export const mayEditBooking = [...mayCreateBooking, 'update_permissions'] as const;
/** Who is shown guests' names and e-mail addresses: all who may act on bookings. For others they are masked. */
export const maySeeGuests = [...mayEditBooking] as const;
/** Who may delete a booking, and send or record verifications. */
export const mayManageBooking = ['hotel_checkins_manage', 'manage_hotel'] as const;

/** Who may decide anything that waits for a decision. */
export const mayDecide = [...mayManageBooking, 'approve_hotels', 'manage_releases'] as const;

/** Who may see and change the accounts that belong to no hotel. */
export const mayManageAccounts = ['manage_users'] as const;

/** Who may see staff, and roles with the permissions they bundle. */
export const mayReadStaff = ['create_staff', 'manage_hotel', 'update_permissions'] as const;
/** Who may add, edit and remove staff, and create roles. */
export const mayManageStaff = ['create_staff', 'manage_hotel'] as const;
/** Who may assign roles to staff; others than the above see the staff screen in roles-only mode. */
export const mayAssignRoles = [...mayManageStaff, 'update_permissions'] as const;

/** Who may read the audit log: of the own hotel, or of all where every hotel is in reach. */
export const mayReadAudit = ['manage_hotel'] as const;

/** Who may set with which provider people sign in: of their hotel, or of the platform. */
export const mayManageSignIn = ['manage_hotel', 'manage_users'] as const;
