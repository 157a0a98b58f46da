import type { CalendarDate } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { compareNights, freeNightsOf, type ExternalEvent } from '../domain/plan-external-nights.ts';
import {
  deleteExternalNights,
  findExternalNights,
  findTakenNights,
  insertExternalNights,
} from '../external-nights.repository.ts';
import { lockRoomNights } from '../room-nights.repository.ts';

interface RoomKey {
  hotel_id: number;
  room_id: number;
}

export interface NamedEvent extends ExternalEvent {
  /** The name of the calendar. */
  reason: string;
}

/** Makes the external nights of a room those of its events, and leaves stays and blocks of people as they are. */
export async function followExternalEvents(
  tx: Database,
  room: RoomKey,
  { events, today }: { events: readonly NamedEvent[]; today: CalendarDate },
): Promise<void> {
  await lockRoomNights(tx, room.hotel_id);
  const wanted = freeNightsOf(events, await findTakenNights(tx, room, today));
  const { add, remove } = compareNights(await findExternalNights(tx, room, today), wanted, today);
  const removed = remove.flatMap(({ id }) => id ?? []);
  await deleteExternalNights(tx, room.hotel_id, removed, today);
  const reasons = new Map(events.map(({ event_id, reason }) => [event_id, reason]));
  await insertExternalNights(
    tx,
    room,
    add.map((range) => ({ ...range, reason: reasons.get(range.event_id) ?? '' })),
  );
}
