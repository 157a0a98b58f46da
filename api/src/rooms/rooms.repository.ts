import type { Room, RoomFilters, RoomForm } from '@suite/contracts/hotels';
import { join, sql, type Database, type Sql } from '@suite/database';
import type { HousekeepingRoom } from '@suite/contracts/dashboard';
import { laterThan } from '../optimistic-locking/later-than.ts';

export type RoomRow = Omit<Room, 'updated_at'> & { updated_at: Date };

const roomColumns = sql`id, room_number, room_type, status, to_json(inspected_at) #>> '{}' as inspected_at,
  (select concat_ws(' ', usr_firstname, usr_lastname) from account_overview where user_id = inspected_by) as inspected_by,
  updated_at`;

/** Sorts numerically: '9' comes before '10'. */
const byNumber = sql`substring(room_number from '^[0-9]+')::numeric nulls last, lower(room_number)`;

function matching(hotel_id: number, { search, status, room_type }: RoomFilters): Sql {
  const conditions = [sql`hotel_id = ${hotel_id}`];
  if (search) conditions.push(sql`strpos(fold_text(room_number), fold_text(${search})) > 0`);
  if (status) conditions.push(sql`status = ${status}`);
  if (room_type) conditions.push(sql`room_type = ${room_type}`);
  return join(conditions, ' and ');
}

export async function findRooms(
  db: Database,
  hotel_id: number,
  filters: RoomFilters,
  { skip, take }: { skip: number; take: number },
): Promise<RoomRow[]> {
  return db.query<RoomRow>(sql`
    select ${roomColumns} from rooms where ${matching(hotel_id, filters)}
    order by ${byNumber}
    limit ${take} offset ${skip}`);
}

export function findAllRooms(db: Database, hotel_id: number): Promise<RoomRow[]> {
  return db.query<RoomRow>(
    sql`select ${roomColumns} from rooms where hotel_id = ${hotel_id} order by ${byNumber}`,
  );
}

export async function countRooms(
  db: Database,
  hotel_id: number,
  filters: RoomFilters,
): Promise<{ status: string; rooms: number; found: number }[]> {
  return db.query<{ status: string; rooms: number; found: number }>(sql`
    select status, count(*) as rooms, count(*) filter (where ${matching(hotel_id, filters)}) as found
    from rooms where hotel_id = ${hotel_id} group by status order by status`);
}

/** Skips room numbers that are taken; returns the inserted rooms. */
export async function insertRooms(
  tx: Database,
  hotel_id: number,
  rooms: readonly RoomForm[],
): Promise<RoomRow[]> {
  return tx.query<RoomRow>(sql`
    insert into rooms (hotel_id, room_number, room_type, status)
    select distinct on (fold_text(room_number)) ${hotel_id}::integer, room_number, room_type, status
    from json_to_recordset(${JSON.stringify(rooms)}::json) as given (room_number text, room_type text, status text)
    where fold_text(room_number) not in (select fold_text(room_number) from rooms where hotel_id = ${hotel_id})
    order by fold_text(room_number)
    on conflict (hotel_id, lower(room_number)) do nothing
    returning ${roomColumns}`);
}

export async function lockRoom(tx: Database, hotel_id: number, room_id: number): Promise<RoomRow | null> {
  const [row] = await tx.query<RoomRow>(
    sql`select ${roomColumns} from rooms where hotel_id = ${hotel_id} and id = ${room_id} for update`,
  );
  return row ?? null;
}

export async function isNumberTaken(
  tx: Database,
  hotel_id: number,
  room_id: number,
  room_number: string,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 from rooms
    where hotel_id = ${hotel_id} and fold_text(room_number) = fold_text(${room_number}) and id <> ${room_id}`);
  return rows.length > 0;
}

export interface RoomKey {
  hotel_id: number;
  room_id: number;
}

const inspectedBy = (user_id: number | null) => sql`
  inspected_at = case when ${user_id}::integer is not null then now() end, inspected_by = ${user_id}`;

/** Without `user_id`, the mark of an inspection remains until the status changes. */
export async function updateRoomRow(
  tx: Database,
  { hotel_id, room_id }: RoomKey,
  room: RoomForm,
  user_id?: number | null,
): Promise<RoomRow> {
  const kept = (column: Sql) => sql`${column} = case when status = ${room.status} then ${column} end`;
  const inspection =
    user_id === undefined
      ? sql`${kept(sql`inspected_at`)}, ${kept(sql`inspected_by`)}`
      : inspectedBy(user_id);
  const [row] = await tx.query<RoomRow>(sql`
    update rooms set room_number = ${room.room_number}, room_type = ${room.room_type}, status = ${room.status},
      ${inspection}, updated_at = ${laterThan('updated_at')}
    where hotel_id = ${hotel_id} and id = ${room_id} returning ${roomColumns}`);
  if (!row) throw new Error(`There is no room ${room_id}.`);
  return row;
}

/** Without a user, the room is not inspected any more. */
export async function writeInspection(
  tx: Database,
  hotel_id: number,
  { room_id, user_id }: { room_id: number; user_id: number | null },
): Promise<void> {
  await tx.query(sql`
    update rooms set ${inspectedBy(user_id)}, updated_at = ${laterThan('updated_at')}
    where hotel_id = ${hotel_id} and id = ${room_id} and num_nonnulls(inspected_by, ${user_id}::integer) > 0`);
}

/** Returns false if the room is referenced; the transaction is aborted. */
export async function deleteRoomRow(tx: Database, { hotel_id, room_id }: RoomKey): Promise<boolean> {
  try {
    await tx.query(sql`delete from rooms where hotel_id = ${hotel_id} and id = ${room_id}`);
    return true;
  } catch (error) {
    const isReferred = (error as { code?: unknown } | null)?.code === '23503';
    if (isReferred) return false;
    throw error;
  }
}

const housekeepingColumns = sql`rooms.id, rooms.room_number, rooms.room_type, rooms.status,
  rooms.inspected_at is not null as is_inspected, users.user_id, users.usr_firstname,
  users.usr_lastname`;
const withKeeper = sql`left join account_overview as users on users.user_id = rooms.assigned_user_id`;

/** `user_id` null selects unassigned rooms. */
export interface RoomSelection {
  hotel_id: number;
  status?: string | undefined;
  user_id?: number | null | undefined;
}

function selected({ hotel_id, status, user_id }: RoomSelection): Sql {
  const conditions = [sql`rooms.hotel_id = ${hotel_id}`];
  if (status) conditions.push(sql`rooms.status = ${status}`);
  if (user_id === null) conditions.push(sql`rooms.assigned_user_id is null`);
  else if (user_id !== undefined) conditions.push(sql`rooms.assigned_user_id = ${user_id}`);
  return join(conditions, ' and ');
}

export function findHousekeepingRooms(
  db: Database,
  selection: RoomSelection,
  { skip, take }: { skip: number; take: number },
): Promise<HousekeepingRoom[]> {
  return db.query<HousekeepingRoom>(sql`
    select ${housekeepingColumns} from rooms ${withKeeper} where ${selected(selection)}
    order by ${byNumber} limit ${take} offset ${skip}`);
}

/** States without rooms are omitted. */
export function countRoomsByStatus(
  db: Database,
  selection: RoomSelection,
): Promise<{ status: string; rooms: number }[]> {
  return db.query<{ status: string; rooms: number }>(
    sql`select status, count(*) as rooms from rooms where ${selected(selection)} group by status`,
  );
}

export async function findHousekeepingRoom(
  db: Database,
  hotel_id: number,
  room_id: number,
): Promise<HousekeepingRoom | null> {
  const [row] = await db.query<HousekeepingRoom>(
    sql`select ${housekeepingColumns} from rooms ${withKeeper} where rooms.hotel_id = ${hotel_id} and rooms.id = ${room_id}`,
  );
  return row ?? null;
}

/** Returns the changed rooms; without `from`, rooms in any state change. */
export function changeRoomStatus(
  tx: Database,
  hotel_id: number,
  { room_ids, from, to }: { room_ids: readonly number[]; from?: string; to: string },
): Promise<{ id: number; room_number: string }[]> {
  const given = from === undefined ? sql`true` : sql`status = ${from}`;
  return tx.query<{ id: number; room_number: string }>(sql`
    update rooms set status = ${to}, inspected_at = null, inspected_by = null, updated_at = ${laterThan('updated_at')}
    where hotel_id = ${hotel_id} and id = any(${[...room_ids]}::integer[]) and status <> ${to} and ${given}
    returning id, room_number`);
}

/** Returns the number of assigned rooms, which is lower when a room belongs to another hotel. */
export async function assignRoomRows(
  tx: Database,
  hotel_id: number,
  { room_ids, user_id }: { room_ids: readonly number[]; user_id: number | null },
): Promise<number> {
  const rows = await tx.query(sql`
    update rooms set assigned_user_id = ${user_id}
    where hotel_id = ${hotel_id} and id = any(${[...room_ids]}::integer[]) returning id`);
  return rows.length;
}

export async function countAssignedRooms(
  db: Database,
  hotel_id: number,
  user_ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.query<{ user_id: number; rooms: number }>(sql`
    select assigned_user_id as user_id, count(*) as rooms from rooms
    where hotel_id = ${hotel_id} and assigned_user_id = any(${[...user_ids]}::integer[]) group by assigned_user_id`);
  return new Map(rows.map(({ user_id, rooms: held }) => [user_id, held]));
}
