import { holdsAny, type PermissionName } from '@suite/contracts';
import type { Caller } from '../auth/auth.public.ts';
import { ApiError } from '../plugins/errors.ts';

const mayAddStaff: readonly PermissionName[] = ['create_staff', 'manage_hotel'];

function refuse(message: string): never {
  throw new ApiError(403, 'PERMISSION_DENIED', message);
}

/** The hotel whose staff and roles the caller may add to: the own one, and nobody else's. */
export function requireOwnHotel(caller: Caller): number {
  if (!holdsAny(caller.permissions, mayAddStaff)) refuse('You may not manage staff and roles.');
  if (caller.hotel_id === null) refuse('Staff and roles belong to a hotel, and your account has none.');
  return caller.hotel_id;
}

/** Nobody passes on what they do not hold. */
export function requireGrantable(caller: Caller, permissionNames: readonly string[]): void {
  const missing = permissionNames.filter((name) => !(caller.permissions as readonly string[]).includes(name));
  if (missing.length > 0) refuse(`You cannot grant a permission you do not hold: ${missing.join(', ')}.`);
}
