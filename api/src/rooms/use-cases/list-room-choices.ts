import type { Message } from '@suite/contracts/http';
import type { ListRoomChoicesQuery, RoomChoice } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { bookingNotFound, requireManage } from '../../bookings/bookings.public.ts';
import { codedMessage } from '../../errors/coded-message.ts';
import type { DomainError } from '../../errors/domain-error.ts';
import { rankRooms, type RankedRoom, type RoomFit } from '../domain/choose-room.ts';
import { nightsToGive } from '../domain/room-ranges.ts';
import { findOccupants, findRanges, findRoomsInUse, findStays } from '../room-nights.repository.ts';
import { findAllRooms, type RoomRow } from '../rooms.repository.ts';
import { notLeft, outOfUse, requireComing, stayRoom } from './assign-room.ts';
import { occupiedBy } from './refuse-taken.ts';

/** For a check-in the guests must be able to enter the room now, also if they come before their check-in date. */
export async function listRoomChoices(
  db: Database,
  caller: Caller,
  booking_id: number,
  { purpose }: ListRoomChoicesQuery = {},
) {
  requireManage(caller, 'ROOM_ASSIGN_DENIED');
  const [stay] = await findStays(db, caller.scope, [booking_id]);
  if (!stay) throw bookingNotFound();
  requireComing(stay);
  const { hotel_id, room_type, today } = stay;
  const isCheckIn = purpose === 'check-in';
  const nights = nightsToGive(isCheckIn && stay.from > today ? { ...stay, from: today } : stay);
  const [rooms, occupants, ranges, inUse] = await Promise.all([
    findAllRooms(db, hotel_id),
    findOccupants(db, hotel_id, nights, { without: [booking_id] }),
    findRanges(db, hotel_id, [booking_id]),
    isCheckIn ? findRoomsInUse(db, stay) : [],
  ]);
  const last = ranges.at(-1);
  const wanted = { ...nights, room_type, today, room_id: last?.room_id ?? null, inUse };
  return {
    room: last ? stayRoom(stay, last) : null,
    choices: rankRooms(rooms, occupants, wanted).map(toChoice),
  };
}

function toChoice({ room, is_upgrade, refusal, fit }: RankedRoom<RoomRow>): RoomChoice {
  const { id, room_number, room_type, status, inspected_at } = room;
  return {
    ...{ room_id: id, room_number, room_type, status, is_inspected: Boolean(inspected_at), is_upgrade },
    refusal: refusal && refusalOf(room, refusal),
    advice: fit && adviceOf[fit],
  };
}

type Refusal = NonNullable<RankedRoom<RoomRow>['refusal']>;

function refusalOf(room: RoomRow, refusal: Refusal): Message {
  const { message, code, params } = describeRefusal(room, refusal);
  return { message, ...(code && { code }), ...(params && { params }) };
}

function describeRefusal(room: RoomRow, refusal: Refusal): DomainError {
  if (refusal === 'out of use') return outOfUse(room);
  return 'from' in refusal ? occupiedBy(room.room_number, refusal) : notLeft(room, refusal);
}

export const adviceOf: Readonly<Record<RoomFit, Message>> = {
  same: codedMessage('STAY_ROOM_SAME', {}),
  best: codedMessage('STAY_ROOM_BEST', {}),
  free: codedMessage('STAY_ROOM_FREE', {}),
  gap: codedMessage('STAY_ROOM_GAP', {}),
};
