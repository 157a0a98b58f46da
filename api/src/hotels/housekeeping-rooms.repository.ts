import type { HousekeepingRoom } from '@suite/contracts/dashboard';
import { join, sql, type Database, type Sql } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

const columns = sql`rooms.id, rooms.room_number, rooms.room_type, rooms.status, users.user_id, users.usr_firstname,
  users.usr_lastname`;
const withKeeper = sql`left join account_overview as users on users.user_id = rooms.assigned_user_id`;
const byNumber = sql`substring(room_number from '^[0-9]+')::numeric nulls last, lower(room_number)`;

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
    select ${columns} from rooms ${withKeeper} where ${selected(selection)}
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
    sql`select ${columns} from rooms ${withKeeper} where rooms.hotel_id = ${hotel_id} and rooms.id = ${room_id}`,
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
    update rooms set status = ${to}, updated_at = ${laterThan('updated_at')}
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
