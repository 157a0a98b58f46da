import {
  explainPermission,
  holdsAny,
  mayAssignRoles,
  mayManageStaff,
  mayReadStaff,
  type PermissionName,
} from '@suite/contracts/permissions';
import type { Caller } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

function refuse(message: string): never {
  throw new DomainError('PERMISSION_DENIED', message);
}

export function requireReader(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayReadStaff)) refuse('You may not see staff and roles.');
}

export function requireManager(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayManageStaff)) refuse('You may not manage staff and roles.');
}

export function requireAssigner(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayAssignRoles)) refuse('You may not assign roles.');
}

/** Returns null when no hotel is in reach. */
export function hotelsInReach({ scope }: Caller, hotel_id?: number): number | 'all' | null {
  if (scope.kind === 'all') return hotel_id ?? 'all';
  if (scope.kind === 'none') return null;
  return hotel_id === undefined || hotel_id === scope.hotel_id ? scope.hotel_id : null;
}

export function isInReach(caller: Caller, hotel_id: number | null): boolean {
  return hotel_id !== null && hotelsInReach(caller, hotel_id) === hotel_id;
}

export function hotelToStaff(caller: Caller, hotel_id: number | undefined): number {
  requireManager(caller);
  const reached = hotelsInReach(caller, hotel_id);
  if (reached === 'all') {
    const message = 'Hotel ID is required';
    throw new DomainError('VALIDATION_ERROR', message, [{ field: 'hotel_id', message }]);
  }
  if (reached !== null) return reached;
  if (hotel_id !== undefined) throw new DomainError('HOTEL_NOT_FOUND', 'Hotel not found');
  return refuse('Staff and roles belong to a hotel, and your account has none.');
}

export function requireGrantable(caller: Caller, permissionNames: readonly string[]): void {
  const missing = permissionNames.filter((name) => !(caller.permissions as readonly string[]).includes(name));
  if (missing.length === 0) return;
  const titles = missing.map((name) => explainPermission(name)?.title ?? name);
  refuse(`You cannot give or take away permissions that you do not hold: ${titles.join(', ')}.`);
}

const runsHotel: PermissionName = 'manage_hotel';

/** Deactivated holders of `manage_hotel` count, too. */
export function requireNotAbove(caller: Caller, carriedByTarget: readonly string[]): void {
  if (carriedByTarget.includes(runsHotel) && !caller.permissions.includes(runsHotel)) {
    refuse('Only a user who manages the hotel may change this person.');
  }
}
