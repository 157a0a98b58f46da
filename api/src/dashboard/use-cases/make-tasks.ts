import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { findStaysOf, type DueStay } from '../../bookings/bookings.public.ts';
import { findRunningHotels } from '../../hotels/hotels.public.ts';
import { markDirty } from '../../rooms/rooms.public.ts';
import { describeStayTask, stayTaskRules, type StayTaskKind } from '../domain/stay-task.ts';
import {
  deleteOutdatedTasks,
  findStaysWithoutTask,
  tryLockTaskMaking,
  insertStayTasks,
} from '../stay-tasks.repository.ts';

const itself = { user_id: null, address: '' };
interface HotelDay {
  hotel_id: number;
  day: string;
  onlyKnownRooms?: boolean;
}

/**
 * Creates each task once, also with several processes. Missed days add departures with a known room, which is dirty.
 */
export async function makeTasks(db: Database, now = new Date(), missedDays = 0): Promise<void> {
  await takeBackOutdated(db, now);
  for (const { id: hotel_id, time_zone } of await findRunningHotels(db)) {
    const day = calendarDateIn(time_zone, now);
    await makeTasksOf(db, { hotel_id, day }, 'arrival', now);
    await makeTasksOf(db, { hotel_id, day }, 'departure', now);
    for (let back = 1; back <= missedDays; back += 1) {
      await makeTasksOf(db, { hotel_id, day: addDays(day, -back), onlyKnownRooms: true }, 'departure', now);
    }
  }
}

async function takeBackOutdated(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, hotel_id, task, kind } of await deleteOutdatedTasks(tx)) {
      await recordAudit(tx, {
        actor: itself,
        hotel_id,
        action: 'delete-task',
        subject_type: 'task',
        subject_id: id,
        details: { task, kind },
        happened_at: now,
      });
    }
  });
}

async function makeTasksOf(db: Database, of: HotelDay, kind: StayTaskKind, now: Date): Promise<void> {
  const stays = await findStaysOf(db, { ...of, what: kind });
  if (stays.length === 0) return;
  const byId = new Map(stays.map((stay) => [stay.booking_id, stay]));
  const without = await findStaysWithoutTask(db, of.hotel_id, [...byId.keys()], kind);
  const missing = without.filter(({ room_id }) => !of.onlyKnownRooms || room_id !== null);
  if (missing.length === 0) return;
  await db.transaction(async (tx) => {
    if (!(await tryLockTaskMaking(tx))) return;
    const { priority, due_time } = stayTaskRules[kind];
    const tasks = missing.map(({ booking_id, room_id, room_number }) => {
      const { room_type = null } = byId.get(booking_id) ?? {};
      return {
        booking_id,
        kind,
        priority,
        room_id,
        task: describeStayTask(kind, { booking_id, room_type, room_number }).message,
      };
    });
    const made = await insertStayTasks(tx, tasks, { ...of, due_time });
    const left = tasks.flatMap(({ booking_id, room_id }) =>
      kind === 'departure' && room_id !== null && made.has(booking_id) ? [room_id] : [],
    );
    await noteMade(
      tx,
      of,
      kind,
      stays.filter(({ booking_id }) => made.has(booking_id)),
      now,
    );
    await markDirty(tx, of.hotel_id, left, now);
  });
}

async function noteMade(
  tx: Database,
  { hotel_id, day }: HotelDay,
  kind: StayTaskKind,
  stays: readonly DueStay[],
  now: Date,
): Promise<void> {
  for (const { booking_id } of stays) {
    await recordAudit(tx, {
      actor: itself,
      hotel_id,
      action: `note-${kind}`,
      subject_type: 'booking',
      subject_id: booking_id,
      details: { day },
      happened_at: now,
    });
  }
}
