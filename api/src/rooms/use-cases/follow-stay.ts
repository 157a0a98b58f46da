import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import {
  endToday,
  followStay,
  getsRoom,
  nightsToGive,
  type RoomRange,
  type RoomStay,
} from '../domain/room-ranges.ts';
import {
  hasReleasedRoom,
  insertReleasedRoom,
  takeReleasedRoom,
  type StayKey,
} from '../released-rooms.repository.ts';
import {
  findChangedStay,
  findRanges,
  findToday,
  isRoomTaken,
  lockRoomNights,
  writeRanges,
} from '../room-nights.repository.ts';
import { changeRoomStatus } from '../rooms.repository.ts';
import { giveRanges } from './refuse-taken.ts';

/**
 * Moves the room of a booking to its new nights. Frees it when the stay is deleted, cancelled or a no-show, and gives it back
 * when that is undone and the room is free. The caller must have locked the booking.
 * @throws DomainError CONFLICT if the room is not free for the new nights
 */
export async function stayChanged(tx: Database, { booking_id, hotel_id }: StayKey): Promise<void> {
  const before = await findRanges(tx, hotel_id, [booking_id]);
  if (before.length === 0 && !(await hasReleasedRoom(tx, { booking_id, hotel_id }))) return;
  await lockRoomNights(tx, hotel_id);
  const stay = await findChangedStay(tx, { booking_id, hotel_id });
  const released = getsRoom(stay) ? await takeReleasedRoom(tx, stay) : undefined;
  const hasRoom = before.some(({ to }) => to > stay.today);
  if (released && !hasRoom && stay.to > stay.today) return returnRoom(tx, stay, before, released);
  const after = followStay(before, stay);
  await giveRanges(tx, { hotel_id, created_by: null }, new Map([[booking_id, after]]));
  const last = before.at(-1);
  if (!stay.is_active && last && last.to > stay.today) await insertReleasedRoom(tx, stay, last);
}

/** The stay comes back without the room if that is taken by now. */
async function returnRoom(
  tx: Database,
  stay: RoomStay,
  before: readonly RoomRange[],
  released: Pick<RoomRange, 'room_id' | 'is_fixed'>,
): Promise<void> {
  const [last, nights] = [before.at(-1), nightsToGive(stay)];
  const isContinued = last?.room_id === released.room_id && last.to >= nights.from;
  const after = followStay(isContinued ? before : [...before, { ...released, ...nights }], stay);
  try {
    await tx.transaction((savepoint) =>
      writeRanges(
        savepoint,
        { hotel_id: stay.hotel_id, created_by: null },
        new Map([[stay.booking_id, after]]),
      ),
    );
  } catch (error) {
    if (!isRoomTaken(error)) throw error;
  }
}

/** Frees the room from today on, and marks it as dirty if the guests were in it until today. */
export async function leaveRoom(
  tx: Database,
  { booking_id, hotel_id, now }: StayKey & { now: Date },
): Promise<void> {
  const before = await findRanges(tx, hotel_id, [booking_id]);
  const last = before.at(-1);
  if (!last) return;
  await lockRoomNights(tx, hotel_id);
  const today = await findToday(tx, hotel_id, now);
  await writeRanges(tx, { hotel_id, created_by: null }, new Map([[booking_id, endToday(before, today)]]));
  if (last.to > today) await insertReleasedRoom(tx, { booking_id, hotel_id }, last);
  const left = before.filter(({ from, to }) => from <= today && to >= today).at(-1);
  if (left) await markDirty(tx, hotel_id, [left.room_id], now);
}

const itself = { user_id: null, address: '' };

/** Changes clean rooms only. */
export async function markDirty(
  tx: Database,
  hotel_id: number,
  room_ids: readonly number[],
  now: Date,
): Promise<void> {
  const dirtied = await changeRoomStatus(tx, hotel_id, { room_ids, from: 'Clean', to: 'Dirty' });
  for (const { id, room_number } of dirtied) {
    await recordAudit(tx, {
      actor: itself,
      hotel_id,
      action: 'set-room-state',
      subject_type: 'room',
      subject_id: id,
      details: { room_number, before: 'Clean', after: 'Dirty' },
      happened_at: now,
    });
  }
}
