import { daysBetween } from '@suite/contracts/dates';
import type { StayRoom } from '@suite/contracts/bookings';
import type { Message } from '@suite/contracts/http';
import type { AssignStaysPayload } from '@suite/contracts/rooms';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { requireManage } from '../../bookings/bookings.public.ts';
import { codedMessage } from '../../errors/coded-message.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { chooseRoom, type Occupant } from '../domain/choose-room.ts';
import {
  getsRoom,
  moveToRoom,
  nightsToGive,
  spentNights,
  type Nights,
  type RoomStay,
} from '../domain/room-ranges.ts';
import {
  findArrivingWithoutRoom,
  findOccupants,
  findRanges,
  findStays,
  findToday,
  lockRoomNights,
  lockStays,
  type StoredRange,
} from '../room-nights.repository.ts';
import { findAllRooms, type RoomRow } from '../rooms.repository.ts';
import { recordAssignment, stayRoom } from './assign-room.ts';
import { adviceOf } from './list-room-choices.ts';
import { giveRanges } from './refuse-taken.ts';

interface Assigned {
  booking_id: number;
  room: StayRoom | null;
  reason: Message;
}

/** Gives rooms to stays that have none; longer stays choose first. Each hotel is one transaction. */
export async function assignStays(
  db: Database,
  caller: Caller,
  { ids, checkin_date }: AssignStaysPayload,
): Promise<{ assigned: number; results: Assigned[] }> {
  requireManage(caller, 'ROOM_ASSIGN_DENIED');
  const asked = [...new Set(ids ?? (await findArriving(db, caller, checkin_date)))];
  const stays = await findStays(db, caller.scope, asked);
  const results = new Map<number, Assigned>();
  for (const hotel_id of new Set(stays.map((stay) => stay.hotel_id))) {
    const ofHotel = stays.filter((stay) => stay.hotel_id === hotel_id).map(({ booking_id }) => booking_id);
    const given = await db.transaction((tx) => assignInHotel(tx, caller, hotel_id, ofHotel));
    for (const result of given) results.set(result.booking_id, result);
  }
  const unknown = codedMessage('BOOKING_NOT_FOUND', {});
  const advices = Object.values(adviceOf);
  return {
    assigned: [...results.values()].filter(({ reason }) => advices.includes(reason)).length,
    results: asked.map(
      (booking_id) => results.get(booking_id) ?? { booking_id, room: null, reason: unknown },
    ),
  };
}

async function findArriving(
  db: Database,
  { hotel_id }: Caller,
  checkin_date: string | undefined,
): Promise<number[]> {
  if (hotel_id === null) throw new DomainError('PERMISSION_DENIED', 'HOTEL_REQUIRED');
  return findArrivingWithoutRoom(db, hotel_id, checkin_date || (await findToday(db, hotel_id)));
}

async function assignInHotel(
  tx: Database,
  caller: Caller,
  hotel_id: number,
  ids: readonly number[],
): Promise<Assigned[]> {
  const stays = await lockStays(tx, { kind: 'hotel', hotel_id }, ids);
  if (stays.length === 0) return [];
  await lockRoomNights(tx, hotel_id);
  const ranges = await findRanges(tx, hotel_id, ids);
  const hotel = {
    rooms: await findAllRooms(tx, hotel_id),
    occupants: await findOccupants(tx, hotel_id, spanOf(stays)),
  };
  const results: Assigned[] = [];
  for (const stay of stays.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const own = ranges.filter(({ booking_id }) => booking_id === stay.booking_id);
    results.push(await assignBestRoom(tx, caller, stay, own, hotel));
  }
  return results;
}

/** Adds the stay to the occupants when it gets a room. */
async function assignBestRoom(
  tx: Database,
  caller: Caller,
  stay: RoomStay,
  before: readonly StoredRange[],
  { rooms, occupants }: { rooms: readonly RoomRow[]; occupants: Occupant[] },
): Promise<Assigned> {
  const { booking_id, hotel_id, room_type, today } = stay;
  const last = before.at(-1);
  const kept = reasonToKeep(stay, before);
  if (kept) return { booking_id, room: last ? stayRoom(stay, last) : null, reason: kept };
  const nights = nightsToGive(stay);
  const choice = chooseRoom(
    rooms,
    occupants.filter((occupant) => occupant.booking_id !== booking_id),
    { ...nights, room_type, today, room_id: last?.room_id ?? null },
  );
  if (!choice?.fit) return { booking_id, room: null, reason: noneOf(room_type) };
  const room = stayRoom(stay, { ...choice.room, room_id: choice.room.id, is_fixed: false });
  const after = new Map([[booking_id, moveToRoom(before, stay, room)]]);
  await giveRanges(tx, { hotel_id, created_by: caller.user_id }, after);
  await recordAssignment(tx, caller, stay, { before: last, after: room });
  occupants.push({ ...nights, room_id: room.room_id, booking_id, reason: null });
  return { booking_id, room, reason: adviceOf[choice.fit] };
}

const lengthOf = ({ from, to }: RoomStay) => daysBetween(from, to);

function spanOf(stays: readonly RoomStay[]): Nights {
  const days = stays.flatMap(({ from, to }) => [from, to]).toSorted();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

function reasonToKeep(stay: RoomStay, ranges: readonly StoredRange[]): Message | undefined {
  if (!getsRoom(stay)) return codedMessage('STAY_WITHOUT_ROOM', {});
  const last = ranges.at(-1);
  if (last && last.to >= stay.to) {
    return last.is_fixed
      ? codedMessage('STAY_ROOM_FIXED', { room_number: last.room_number })
      : codedMessage('STAY_ROOM_HAS', { room_number: last.room_number });
  }
  const isOver = stay.to <= stay.today && spentNights(ranges, stay).length > 0;
  return isOver ? codedMessage('STAY_OVER_FOR_MOVE', {}) : undefined;
}

function noneOf(room_type: string | null): Message {
  return room_type === null
    ? codedMessage('STAY_ROOM_NONE_FREE', {})
    : codedMessage('STAY_ROOM_NONE', { room_type: { texts: [room_type] } });
}
