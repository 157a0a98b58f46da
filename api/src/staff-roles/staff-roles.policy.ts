import type { PlainCode } from '@suite/contracts/messages';
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

function refuse(code: PlainCode): never {
  throw new DomainError('PERMISSION_DENIED', code);
}

export function requireReader(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayReadStaff)) refuse('STAFF_READ_DENIED');
}

export function requireManager(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayManageStaff)) refuse('STAFF_MANAGE_DENIED');
}

export function requireAssigner(caller: Caller): void {
  if (!holdsAny(caller.permissions, mayAssignRoles)) refuse('ROLES_ASSIGN_DENIED');
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
    throw new DomainError('VALIDATION_ERROR', 'HOTEL_ID_REQUIRED', {}, 'hotel_id');
  }
  if (reached !== null) return reached;
  if (hotel_id !== undefined) throw new DomainError('HOTEL_NOT_FOUND', 'HOTEL_NOT_FOUND');
  return refuse('STAFF_WITHOUT_HOTEL');
}

export function requireGrantable(caller: Caller, permissionNames: readonly string[]): void {
  const missing = permissionNames.filter((name) => !(caller.permissions as readonly string[]).includes(name));
  if (missing.length === 0) return;
  const texts = missing.map((name) => explainPermission(name)?.title ?? name);
  throw new DomainError('PERMISSION_DENIED', 'PERMISSIONS_NOT_HELD', { permissions: { texts } });
}

const runsHotel: PermissionName = 'manage_hotel';

/** Deactivated holders of `manage_hotel` count, too. */
export function requireNotAbove(caller: Caller, carriedByTarget: readonly string[]): void {
  if (carriedByTarget.includes(runsHotel) && !caller.permissions.includes(runsHotel)) {
    refuse('STAFF_ABOVE');
  }
}
