import type { Database } from '@suite/database';
import type {
  AssignRoomsPayload,
  HousekeepingRoom,
  HousekeepingRoomFilters,
  SetRoomStatePayload,
} from '@suite/contracts/dashboard';
import { paginate, type Pagination } from '@suite/contracts/http';
import { lockColleague } from '../../staff-roles/staff-roles.public.ts';
import {
  assignRoomRows,
  changeRoomStatus,
  countRoomsByStatus,
  findHousekeepingRoom,
  findHousekeepingRooms,
  lockRoom,
  writeInspection,
} from '../../rooms/rooms.public.ts';
import { notFound, requireOwnHotel, requirePlanner, requireRoomState } from '../dashboard.policy.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';

export async function listHousekeepingRooms(
  db: Database,
  caller: Caller,
  { page, limit, status, assigned, user_id }: HousekeepingRoomFilters & { page: number; limit: number },
): Promise<{ rooms: HousekeepingRoom[]; pagination: Pagination }> {
  const assignee = assigned === 'mine' ? caller.user_id : assigned === 'nobody' ? null : user_id;
  const selection = { hotel_id: requireOwnHotel(caller), status, user_id: assignee };
  const [rooms, counts] = await Promise.all([
    findHousekeepingRooms(db, selection, { skip: (page - 1) * limit, take: limit }),
    countRoomsByStatus(db, selection),
  ]);
  const total = counts.reduce((sum, each) => sum + each.rooms, 0);
  return { rooms, pagination: paginate(page, limit, total) };
}

export async function setRoomState(
  db: Database,
  caller: Caller,
  room_id: number,
  { status, inspected }: SetRoomStatePayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingRoom> {
  const hotel_id = requireOwnHotel(caller);
  return db.transaction(async (tx) => {
    await lockRoom(tx, hotel_id, room_id);
    const room = await findHousekeepingRoom(tx, hotel_id, room_id);
    if (!room) throw notFound('ROOM_NOT_FOUND');
    requireRoomState(caller, room, status);
    const wasInspected = room.status === status && room.is_inspected === true;
    const is_inspected = inspected ?? wasInspected;
    if (room.status === status && is_inspected === wasInspected) return room;
    await changeRoomStatus(tx, hotel_id, { room_ids: [room_id], to: status });
    if (is_inspected !== wasInspected) {
      await writeInspection(tx, hotel_id, { room_id, user_id: is_inspected ? caller.user_id : null });
    }
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'set-room-state',
      subject_type: 'room',
      subject_id: room_id,
      details: {
        ...{ room_number: room.room_number, before: room.status, after: status },
        ...(inspected !== undefined && { inspected }),
      },
      ...(now && { happened_at: now }),
    });
    return { ...room, status, is_inspected };
  });
}

export async function assignRooms(
  db: Database,
  caller: Caller,
  { room_ids, user_id = null }: AssignRoomsPayload,
): Promise<{ assigned: number }> {
  const hotel_id = requirePlanner(caller);
  const wanted = [...new Set(room_ids)];
  return db.transaction(async (tx) => {
    if (user_id !== null && !(await lockColleague(tx, hotel_id, user_id))) throw notFound('STAFF_NOT_FOUND');
    const assigned = await assignRoomRows(tx, hotel_id, { room_ids: wanted, user_id });
    if (assigned < wanted.length) throw notFound('ROOM_NOT_FOUND');
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'assign-rooms',
      subject_type: 'hotel',
      subject_id: hotel_id,
      details: { room_ids: wanted, user_id },
    });
    return { assigned };
  });
}
