import type { StayRoom } from '@suite/contracts/bookings';
import type { AssignRoomPayload } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { bookingNotFound, requireManage } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isOutOfUse } from '../domain/choose-room.ts';
import {
  followStay,
  getsRoom,
  moveToRoom,
  nightsToGive,
  spentNights,
  withoutComingRoom,
  type RoomRange,
  type RoomStay,
} from '../domain/room-ranges.ts';
import { findRanges, lockRoomNights, lockStays, type StoredRange } from '../room-nights.repository.ts';
import { lockRoom, writeInspection, type RoomRow } from '../rooms.repository.ts';
import { giveRanges } from './refuse-taken.ts';

type Assignment = Partial<AssignRoomPayload> & Pick<AssignRoomPayload, 'room_id'>;

/** @throws DomainError PERMISSION_DENIED, BOOKING_NOT_FOUND, NOT_FOUND, CONFLICT */
export async function assignRoom(
  db: Database,
  caller: Caller,
  booking_id: number,
  assignment: AssignRoomPayload,
): Promise<{ room: StayRoom | null }> {
  requireManage(caller, 'ROOM_ASSIGN_DENIED');
  return db.transaction(async (tx) => {
    const [stay] = await lockStays(tx, caller.scope, [booking_id]);
    if (!stay) throw bookingNotFound();
    requireComing(stay);
    const [changed] = await changeRooms(tx, caller, [{ ...assignment, stay }]);
    await recordAssignment(tx, caller, stay, { before: changed?.before, after: changed?.after });
    return { room: changed?.after ? stayRoom(stay, changed.after) : null };
  });
}

export function requireComing(stay: RoomStay): void {
  if (!getsRoom(stay)) throw new DomainError('CONFLICT', 'STAY_WITHOUT_ROOM');
}

export interface RoomChange extends Assignment {
  stay: RoomStay;
}

/** Changes the rooms of one hotel's stays at once, and returns the last ranges of each stay. The stays must be locked. */
export async function changeRooms<Change extends RoomChange>(
  tx: Database,
  { user_id }: Caller,
  changes: readonly [Change, ...Change[]],
): Promise<(Change & { before: StoredRange | undefined; after: StoredRange | undefined })[]> {
  const { hotel_id } = changes[0].stay;
  await lockRoomNights(tx, hotel_id);
  const ids = changes.map(({ stay }) => stay.booking_id);
  const before = await findRanges(tx, hotel_id, ids);
  const after = new Map<number, readonly RoomRange[]>();
  // Rooms are locked in the order of their ids.
  for (const change of changes.toSorted((one, other) => (one.room_id ?? 0) - (other.room_id ?? 0))) {
    const { booking_id } = change.stay;
    const own = before.filter((range) => range.booking_id === booking_id);
    after.set(booking_id, await rangesAfter(tx, own, change));
  }
  await giveRanges(tx, { hotel_id, created_by: user_id, field: 'room_id' }, after);
  const written = await findRanges(tx, hotel_id, ids);
  const lastOf = (ranges: readonly StoredRange[], { booking_id }: RoomStay) =>
    ranges.findLast((range) => range.booking_id === booking_id);
  return changes.map((change) => ({
    ...change,
    before: lastOf(before, change.stay),
    after: lastOf(written, change.stay),
  }));
}

async function rangesAfter(
  tx: Database,
  before: readonly StoredRange[],
  { stay, room_id, is_fixed, upgrade = false }: RoomChange,
): Promise<readonly RoomRange[]> {
  if (room_id === null) return withoutComingRoom(before, stay);
  const room = await lockRoom(tx, stay.hotel_id, room_id);
  if (!room) throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND', {}, 'room_id');
  const last = before.at(-1);
  if (last?.room_id === room_id) {
    return followStay(before, stay).map((range) =>
      range.id === last.id ? { ...range, is_fixed: is_fixed ?? last.is_fixed } : range,
    );
  }
  requireFit(stay, room, upgrade);
  if (stay.to <= stay.today && spentNights(before, stay).length > 0) {
    throw new DomainError('CONFLICT', 'STAY_OVER_FOR_MOVE');
  }
  if (stay.stay_state === 'in_house') await writeInspection(tx, stay.hotel_id, { room_id, user_id: null });
  return moveToRoom(before, stay, { room_id, is_fixed: is_fixed ?? false });
}

function requireFit(stay: RoomStay, room: RoomRow, upgrade: boolean): void {
  const { room_number, room_type } = room;
  if (isOutOfUse(room, { ...nightsToGive(stay), today: stay.today })) throw outOfUse(room);
  if (stay.room_type === null || stay.room_type === room_type || upgrade) return;
  const types = { room_type: { texts: [room_type] }, booked_type: { texts: [stay.room_type] } };
  throw new DomainError('CONFLICT', 'ROOM_IS_UPGRADE', { room_number, ...types }, 'upgrade');
}

export function outOfUse({ room_number, status }: RoomRow): DomainError {
  const state = { room_number, status: { texts: [status] } };
  return new DomainError('CONFLICT', 'ROOM_OUT_OF_USE', state, 'room_id');
}

export function notLeft({ room_number }: RoomRow, { booking_id }: { booking_id: number }): DomainError {
  return new DomainError('CONFLICT', 'ROOM_NOT_LEFT', { room_number, id: booking_id }, 'room_id');
}

export function stayRoom(
  stay: Pick<RoomStay, 'room_type'>,
  { room_id, room_number, room_type, is_fixed }: Omit<StayRoom, 'is_upgrade'>,
): StayRoom {
  const is_upgrade = stay.room_type !== null && stay.room_type !== room_type;
  return { room_id, room_number, room_type, is_upgrade, is_fixed };
}

export async function recordAssignment(
  tx: Database,
  actor: Caller,
  { hotel_id, booking_id }: RoomStay,
  { before, after }: { before?: StoredRange | undefined; after: Omit<StayRoom, 'is_upgrade'> | undefined },
): Promise<void> {
  const rooms = { before: before?.room_number ?? null, after: after?.room_number ?? null };
  if (rooms.before === rooms.after && before?.is_fixed === after?.is_fixed) return;
  await recordAudit(tx, {
    ...{ actor, hotel_id, action: 'assign-room', subject_type: 'booking', subject_id: booking_id },
    details: { ...rooms, is_fixed: after?.is_fixed ?? false },
  });
}
