import type { Database } from '@suite/database';
import type {
  AssignTaskPayload,
  CreateTaskPayload,
  FinishTaskPayload,
  HousekeepingTask,
  TaskFilters,
} from '@suite/contracts/dashboard';
import { paginate, type Pagination } from '@suite/contracts/http';
import { lockColleague } from '../../staff-roles/staff-roles.public.ts';
import { changeRoomStatus, findHousekeepingRoom } from '../../rooms/rooms.public.ts';
import {
  notFound,
  requireFinish,
  requireNoteTask,
  requireOwnHotel,
  requirePlanner,
} from '../dashboard.policy.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Caller } from '../../access/caller.ts';
import {
  countTasks,
  deleteTaskRow,
  findTasks,
  insertTask,
  lockTask,
  markDone,
  updateAssignee,
  type TaskRow,
} from '../tasks.repository.ts';
import { toTask } from './to-task.ts';

export async function listTasks(
  db: Database,
  caller: Caller,
  { page, limit, ...filters }: TaskFilters & { page: number; limit: number },
): Promise<{ tasks: HousekeepingTask[]; pagination: Pagination }> {
  const selection = { ...filters, hotel_id: requireOwnHotel(caller), user_id: caller.user_id };
  const [rows, total] = await Promise.all([
    findTasks(db, selection, { skip: (page - 1) * limit, take: limit }),
    countTasks(db, selection),
  ]);
  return { tasks: rows.map((row) => toTask(caller, row)), pagination: paginate(page, limit, total) };
}

export async function createTask(
  db: Database,
  caller: Caller,
  { task, kind, priority, due_date, due_time, room_id = null, user_id = null }: CreateTaskPayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingTask> {
  const hotel_id = requireNoteTask(caller, user_id);
  return db.transaction(async (tx) => {
    if (room_id !== null && !(await findHousekeepingRoom(tx, hotel_id, room_id)))
      throw notFound('ROOM_NOT_FOUND');
    if (user_id !== null && !(await lockColleague(tx, hotel_id, user_id))) throw notFound('STAFF_NOT_FOUND');
    const id = await insertTask(tx, {
      ...{ hotel_id, task, kind, priority, due_date, due_time, room_id, user_id },
      created_by: caller.user_id,
      created_at: now ?? null,
    });
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'create-task',
      subject_type: 'task',
      subject_id: id,
      details: { task, kind, room_id, user_id },
      ...(now && { happened_at: now }),
    });
    const row = await lockTask(tx, hotel_id, id);
    if (!row) throw new Error(`Task ${id} was written and cannot be read`);
    return toTask(caller, row);
  });
}

export async function assignTask(
  db: Database,
  caller: Caller,
  id: number,
  { user_id = null }: AssignTaskPayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingTask> {
  const hotel_id = requirePlanner(caller);
  return db.transaction(async (tx) => {
    const colleague = user_id === null ? null : await lockColleague(tx, hotel_id, user_id);
    if (user_id !== null && !colleague) throw notFound('STAFF_NOT_FOUND');
    const task = await lockOpenTask(tx, hotel_id, id);
    await updateAssignee(tx, { hotel_id, id }, user_id);
    const name = colleague && `${colleague.usr_firstname} ${colleague.usr_lastname}`.trim();
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'assign-task',
      subject_type: 'task',
      subject_id: id,
      details: { task: task.task, before: task.user_id, after: user_id, name },
      ...(now && { happened_at: now }),
    });
    return toTask(caller, {
      ...task,
      user_id,
      usr_firstname: colleague?.usr_firstname ?? null,
      usr_lastname: colleague?.usr_lastname ?? null,
    });
  });
}

const cleaning = ['departure', 'arrival', 'housekeeping'];

/** A finished cleaning task also sets its room from Dirty to Clean. */
export async function finishTask(
  db: Database,
  caller: Caller,
  id: number,
  { room_id: named }: FinishTaskPayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingTask> {
  const hotel_id = requireOwnHotel(caller);
  return db.transaction(async (tx) => {
    const task = await lockOpenTask(tx, hotel_id, id);
    requireFinish(caller, task);
    const room_id = task.room_id ?? named ?? null;
    const room = room_id === null ? null : await findHousekeepingRoom(tx, hotel_id, room_id);
    if (room_id !== null && !room) throw notFound('ROOM_NOT_FOUND');
    const done_at = now ?? new Date();
    await markDone(tx, { hotel_id, id }, { room_id, done_by: caller.user_id, done_at });
    const cleaned = room && (await cleanRoom(tx, hotel_id, task, room.id));
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'finish-task',
      subject_type: 'task',
      subject_id: id,
      details: { task: task.task, room_number: room?.room_number ?? null, cleaned: cleaned ?? false },
      ...(now && { happened_at: now }),
    });
    return toTask(caller, { ...task, room_id, room_number: room?.room_number ?? null, done_at });
  });
}

async function cleanRoom(
  tx: Database,
  hotel_id: number,
  { kind }: TaskRow,
  room_id: number,
): Promise<boolean> {
  if (!cleaning.includes(kind)) return false;
  const changed = await changeRoomStatus(tx, hotel_id, { room_ids: [room_id], from: 'Dirty', to: 'Clean' });
  return changed.length > 0;
}

/** Refuses tasks of stays, because they would be created again. */
export async function deleteTask(db: Database, caller: Caller, id: number): Promise<void> {
  const hotel_id = requirePlanner(caller);
  await db.transaction(async (tx) => {
    const { task, kind, booking_id } = await lockOpenTask(tx, hotel_id, id);
    if (booking_id !== null) throw new DomainError('CONFLICT', 'TASK_OF_STAY');
    await deleteTaskRow(tx, { hotel_id, id });
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'delete-task',
      subject_type: 'task',
      subject_id: id,
      details: { task, kind },
    });
  });
}

async function lockOpenTask(tx: Database, hotel_id: number, id: number): Promise<TaskRow> {
  const task = await lockTask(tx, hotel_id, id);
  if (!task) throw notFound('TASK_NOT_FOUND');
  if (task.done_at) throw new DomainError('CONFLICT', 'TASK_DONE_ALREADY');
  return task;
}
