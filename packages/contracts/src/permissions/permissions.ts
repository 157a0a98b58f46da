import type { PermissionName } from './declared-permissions.ts';

/** Remotes declare such a permission, as `spa.manage`; roles hold it once an operator has accepted it. */
export type OwnPermissionName = `${string}.${string}`;

export type GrantedPermission = PermissionName | OwnPermissionName;

export function holdsAny(held: readonly string[], anyOf: readonly string[]): boolean {
  return anyOf.length === 0 || anyOf.some((name) => held.includes(name));
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

interface Profile {
  sees_every_hotel?: boolean | undefined;
  hotelId: number | null;
  permissions: readonly { permission_name: string }[];
}

/** Older servers do not send `sees_every_hotel`. */
export function seesEveryHotel(user: Profile | null): boolean {
  if (user === null) return false;
  const { sees_every_hotel, hotelId, permissions } = user;
  const held = permissions.map(({ permission_name }) => permission_name);
  return sees_every_hotel ?? (hotelId === null && holdsAny(held, ['approve_hotels']));
}
