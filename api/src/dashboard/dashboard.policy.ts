import type { PlainCode } from '@suite/contracts/messages';
import { holdsAny, mayManageBooking } from '@suite/contracts/permissions';
import type { HousekeepingRoom } from '@suite/contracts/dashboard';
import type { Caller, HotelScope } from '../access/caller.ts';
import { DomainError } from '../errors/domain-error.ts';

function refuse(code: PlainCode): never {
  throw new DomainError('PERMISSION_DENIED', code);
}

const runsHotel = ['manage_hotel'] as const;

export function ownHotelScope({ hotel_id }: Caller): HotelScope {
  return hotel_id === null ? { kind: 'none' } : { kind: 'hotel', hotel_id };
}

export function requireOwnHotel({ hotel_id }: Caller): number {
  return hotel_id ?? refuse('HOTEL_REQUIRED');
}

export function requirePlanner(caller: Caller): number {
  if (!holdsAny(caller.permissions, runsHotel)) refuse('PLAN_DENIED');
  return requireOwnHotel(caller);
}

/** A task for another person requires the permission to plan work. */
export function requireNoteTask(caller: Caller, user_id: number | null): number {
  if (user_id !== null) return requirePlanner(caller);
  if (!holdsAny(caller.permissions, mayManageBooking)) refuse('TASK_NOTE_DENIED');
  return requireOwnHotel(caller);
}

export function mayFinish(caller: Caller, { user_id }: { user_id: number | null }): boolean {
  return user_id === null || user_id === caller.user_id || holdsAny(caller.permissions, runsHotel);
}

export function requireFinish(caller: Caller, task: { user_id: number | null }): void {
  if (!mayFinish(caller, task)) refuse('TASK_OF_OTHER');
}

const outOfOrder = 'Out of Order';

/** Only managers may put a room out of order; its assigned staff member may set the other states. */
export function requireRoomState(
  caller: Caller,
  room: Pick<HousekeepingRoom, 'user_id' | 'status'>,
  status: string,
): void {
  if (holdsAny(caller.permissions, runsHotel)) return;
  if (room.user_id !== caller.user_id) refuse('ROOM_OF_OTHER');
  if ([room.status, status].includes(outOfOrder)) {
    refuse('ROOM_OUT_OF_ORDER_DENIED');
  }
}

export function notFound(code: 'TASK_NOT_FOUND' | 'ROOM_NOT_FOUND' | 'STAFF_NOT_FOUND'): DomainError {
  return new DomainError('NOT_FOUND', code);
}
