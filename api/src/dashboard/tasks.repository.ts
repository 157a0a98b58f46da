import type { CalendarDate } from '@suite/contracts/dates';
import type { HousekeepingTask, TaskFilters } from '@suite/contracts/dashboard';
import { join, raw, sql, type Database, type Sql } from '@suite/database';

export interface TaskRow extends Omit<HousekeepingTask, 'due_at' | 'done_at' | 'may_finish'> {
  due_at: Date;
  done_at: Date | null;
  /** Null for tasks without a stay and for cancelled stays. */
  guest_name: string | null;
  room_type: string | null;
}

const columns = sql`tasks.id, tasks.task, tasks.kind, tasks.priority, tasks.due_at, tasks.room_id, rooms.room_number,
  tasks.booking_id, tasks.user_id, users.usr_firstname, users.usr_lastname, tasks.done_at,
  bookings.name as guest_name, bookings.room_type`;
const tasksWithNames = sql`
  housekeeping_tasks as tasks left join room_overview as rooms on rooms.hotel_id = tasks.hotel_id and rooms.id = tasks.room_id
  left join account_overview as users on users.user_id = tasks.user_id
  left join booking_overview as bookings
    on bookings.hotel_id = tasks.hotel_id and bookings.id = tasks.booking_id and bookings.deleted_at is null`;

export interface TaskSelection extends TaskFilters {
  hotel_id: number;
  user_id: number;
}

function selected({ hotel_id, user_id, status, assigned }: TaskSelection): Sql {
  const conditions = [sql`tasks.hotel_id = ${hotel_id}`];
  if (status === 'done') conditions.push(sql`tasks.done_at is not null`);
  else if (status !== 'all') conditions.push(sql`tasks.done_at is null`);
  if (assigned === 'mine') conditions.push(sql`tasks.user_id = ${user_id}`);
  if (assigned === 'nobody') conditions.push(sql`tasks.user_id is null`);
  return join(conditions, ' and ');
}

export function findTasks(
  db: Database,
  selection: TaskSelection,
  { skip, take }: { skip: number; take: number },
): Promise<TaskRow[]> {
  const order = raw(
    selection.status === 'done' ? 'tasks.done_at desc, tasks.id desc' : 'tasks.due_at, tasks.id',
  );
  return db.query<TaskRow>(sql`
    select ${columns} from ${tasksWithNames} where ${selected(selection)}
    order by ${order} limit ${take} offset ${skip}`);
}

export async function countTasks(db: Database, selection: TaskSelection): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    sql`select count(*) as total from housekeeping_tasks as tasks where ${selected(selection)}`,
  );
  return row?.total ?? 0;
}

export function findUpcomingTasks(
  db: Database,
  { hotel_id, user_id, take }: { hotel_id: number; user_id: number; take: number },
): Promise<TaskRow[]> {
  return db.query<TaskRow>(sql`
    select ${columns} from ${tasksWithNames}
    where tasks.hotel_id = ${hotel_id} and tasks.done_at is null and (tasks.user_id is null or tasks.user_id = ${user_id})
    order by tasks.due_at, tasks.id limit ${take}`);
}

export async function countOpenTasks(
  db: Database,
  hotel_id: number,
  user_ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.query<{ user_id: number; tasks: number }>(sql`
    select user_id, count(*) as tasks from housekeeping_tasks
    where hotel_id = ${hotel_id} and done_at is null and user_id = any(${[...user_ids]}::integer[]) group by user_id`);
  return new Map(rows.map(({ user_id, tasks }) => [user_id, tasks]));
}

export interface TaskKey {
  hotel_id: number;
  id: number;
}

export interface NewTask {
  hotel_id: number;
  task: string;
  kind: string;
  priority: string;
  due_date: CalendarDate;
  due_time: string;
  room_id: number | null;
  user_id: number | null;
  created_by: number;
  created_at: Date | null;
}

export async function insertTask(tx: Database, task: NewTask): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into housekeeping_tasks (hotel_id, kind, task, priority, day, due_at, room_id, user_id, created_by, created_at)
    select hotels.id, ${task.kind}, ${task.task}, ${task.priority}, ${task.due_date},
      (${task.due_date}::date + ${task.due_time}::time) at time zone hotels.time_zone, ${task.room_id}, ${task.user_id},
      ${task.created_by}, coalesce(${task.created_at}::timestamptz, now())
    from hotel_overview as hotels where hotels.id = ${task.hotel_id} returning id`);
  if (!row) throw new Error(`There is no hotel ${task.hotel_id}.`);
  return row.id;
}

export async function lockTask(tx: Database, hotel_id: number, id: number): Promise<TaskRow | null> {
  const [row] = await tx.query<TaskRow>(sql`
    select ${columns} from ${tasksWithNames} where tasks.hotel_id = ${hotel_id} and tasks.id = ${id}
    for no key update of tasks`);
  return row ?? null;
}

export async function updateAssignee(
  tx: Database,
  { hotel_id, id }: TaskKey,
  user_id: number | null,
): Promise<void> {
  await tx.query(
    sql`update housekeeping_tasks set user_id = ${user_id} where hotel_id = ${hotel_id} and id = ${id}`,
  );
}

export async function markDone(
  tx: Database,
  { hotel_id, id }: TaskKey,
  done: { room_id: number | null; done_by: number; done_at: Date | null },
): Promise<void> {
  await tx.query(sql`
    update housekeeping_tasks set room_id = ${done.room_id}, done_by = ${done.done_by},
      done_at = coalesce(${done.done_at}::timestamptz, now())
    where hotel_id = ${hotel_id} and id = ${id}`);
}

export async function deleteTaskRow(tx: Database, { hotel_id, id }: TaskKey): Promise<void> {
  await tx.query(sql`delete from housekeeping_tasks where hotel_id = ${hotel_id} and id = ${id}`);
}

export function findOpenTasks(
  db: Database,
  hotel_id: number,
  day: CalendarDate,
): Promise<{ id: number; kind: string; room_id: number | null; room_type: string | null }[]> {
  return db.query<{ id: number; kind: string; room_id: number | null; room_type: string | null }>(sql`
    select tasks.id, tasks.kind, tasks.room_id, bookings.room_type
    from housekeeping_tasks as tasks join booking_overview as bookings
      on bookings.hotel_id = tasks.hotel_id and bookings.id = tasks.booking_id
    where tasks.hotel_id = ${hotel_id} and tasks.done_at is null and tasks.day <= ${day} order by tasks.kind desc, tasks.id`);
}
