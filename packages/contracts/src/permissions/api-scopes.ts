import type { PermissionName } from './declared-permissions.ts';

/** An API token may do what its scopes name, in its own hotel. `guests:read` adds names and addresses to every answer. */
export const apiScopes = [
  'bookings:read',
  'bookings:write',
  'guests:read',
  'rooms:read',
  'webhooks:manage',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** No scope overbooks a room type or lets two stays of a guest overlap, which needs `manage_hotel`. */
export function permissionsOfScopes(scopes: readonly ApiScope[]): PermissionName[] {
  return scopes.includes('bookings:write') ? ['hotel_checkins_manage'] : [];
}
