import { calendarDateIn } from '@suite/contracts/dates';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { readCaller } from '../../auth/auth.public.ts';
import {
  assignTask,
  createTask,
  findOpenTasks,
  finishTask,
  makeTasks,
  setRoomState,
} from '../../dashboard/dashboard.public.ts';
import { findHousekeepingRooms } from '../../rooms/rooms.public.ts';
import { daysBefore, demoAddress, type DemoLoad } from '../demo-load.ts';
import { notedTasks } from '../domain/noted-tasks.ts';

const daysOfWork = 2;
const minuteInMs = 60_000;

interface Work {
  admin: Caller;
  keepers: readonly number[];
}

export async function loadHousekeeping(tx: Database, load: DemoLoad, work: Work): Promise<void> {
  load.progress('Cleaning the rooms of the last days');
  for (let daysAgo = daysOfWork; daysAgo >= 0; daysAgo -= 1) {
    await workOneDay(tx, work, daysBefore(load.now, daysAgo), daysAgo === 0 ? 0.4 : 1);
  }
  await markUsedRooms(tx, load, work.admin);
  await noteTasks(tx, load, work);
}

/** Marks a share of the clean rooms as dirty, because many past stays name no room. */
async function markUsedRooms(tx: Database, { now }: DemoLoad, admin: Caller): Promise<void> {
  const clean = { hotel_id: admin.hotel_id ?? 0, status: 'Clean' };
  const rooms = await findHousekeepingRooms(tx, clean, { skip: 0, take: 100 });
  for (const { id } of rooms.filter((_, index) => index % 7 === 3)) {
    await setRoomState(
      tx,
      admin,
      id,
      { status: 'Dirty' },
      { now: new Date(now.getTime() - 120 * minuteInMs) },
    );
  }
}

async function workOneDay(tx: Database, { admin, keepers }: Work, now: Date, share: number): Promise<void> {
  const hotel_id = admin.hotel_id ?? 0;
  const day = calendarDateIn(admin.hotel_time_zone ?? 'UTC', now);
  await makeTasks(tx, new Date(Math.min(Date.parse(`${day}T05:00:00Z`), now.getTime())));
  const tasks = await findOpenTasks(tx, hotel_id, day);
  const rooms = await findHousekeepingRooms(tx, { hotel_id }, { skip: 0, take: 100 });
  const taken = new Set<number>();
  for (const [index, { id, kind, room_id, room_type }] of tasks.entries()) {
    if (index >= tasks.length * share) return;
    const free = rooms.find(
      (room) => room.room_type === room_type && room.status === 'Clean' && !taken.has(room.id),
    );
    if (kind === 'arrival' && free) taken.add(free.id);
    const keeper = await readCaller(tx, keepers[index % keepers.length] ?? admin.user_id, demoAddress);
    const named = kind === 'arrival' && room_id === null && free ? { room_id: free.id } : {};
    await finishTask(tx, keeper, id, named, {
      now: new Date(now.getTime() - (tasks.length - index) * minuteInMs),
    });
  }
}

async function noteTasks(tx: Database, { now }: DemoLoad, { admin, keepers }: Work): Promise<void> {
  const due_date = calendarDateIn(admin.hotel_time_zone ?? 'UTC', now);
  const rooms = await findHousekeepingRooms(tx, { hotel_id: admin.hotel_id ?? 0 }, { skip: 0, take: 100 });
  for (const [index, { minutesAgo, isDone, room_number, ...task }] of notedTasks.entries()) {
    const room_id = rooms.find((room) => room.room_number === room_number)?.id ?? null;
    const at = new Date(now.getTime() - minutesAgo * minuteInMs);
    const { id } = await createTask(tx, admin, { ...task, due_date, room_id }, { now: at });
    const user_id = keepers[index % 2];
    if (user_id === undefined) continue;
    await assignTask(tx, admin, id, { user_id }, { now: new Date(at.getTime() + 2 * minuteInMs) });
    if (!isDone) continue;
    const keeper = await readCaller(tx, user_id, demoAddress);
    await finishTask(tx, keeper, id, {}, { now: new Date(at.getTime() + 9 * minuteInMs) });
  }
}
