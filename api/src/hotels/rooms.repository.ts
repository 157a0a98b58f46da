import type { Room, RoomFilters, RoomForm } from '@suite/contracts/hotels';
import { join, sql, type Database, type Sql } from '@suite/database';
import { laterThan } from '../optimistic-locking/later-than.ts';

export type RoomRow = Omit<Room, 'updated_at'> & { updated_at: Date };

const roomColumns = sql`id, room_number, room_type, status, updated_at`;

function matching(hotel_id: number, { search, status, room_type }: RoomFilters): Sql {
  const conditions = [sql`hotel_id = ${hotel_id}`];
  if (search) conditions.push(sql`strpos(fold_text(room_number), fold_text(${search})) > 0`);
  if (status) conditions.push(sql`status = ${status}`);
  if (room_type) conditions.push(sql`room_type = ${room_type}`);
  return join(conditions, ' and ');
}

/** Sorts numerically: '9' comes before '10'. */
export async function findRooms(
  db: Database,
  hotel_id: number,
  filters: RoomFilters,
  { skip, take }: { skip: number; take: number },
): Promise<RoomRow[]> {
  return db.query<RoomRow>(sql`
    select ${roomColumns} from rooms where ${matching(hotel_id, filters)}
    order by substring(room_number from '^[0-9]+')::numeric nulls last, lower(room_number)
    limit ${take} offset ${skip}`);
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

export async function updateRoomRow(tx: Database, room_id: number, room: RoomForm): Promise<RoomRow> {
  const [row] = await tx.query<RoomRow>(sql`
    update rooms set room_number = ${room.room_number}, room_type = ${room.room_type}, status = ${room.status},
      updated_at = ${laterThan('updated_at')}
    where id = ${room_id} returning ${roomColumns}`);
  if (!row) throw new Error(`There is no room ${room_id}.`);
  return row;
}

export async function countOtherRooms(
  tx: Database,
  hotel_id: number,
  { id, room_type }: Pick<Room, 'id' | 'room_type'>,
): Promise<number> {
  const [row] = await tx.query<{ rooms: number }>(sql`
    select count(*) as rooms from rooms
    where hotel_id = ${hotel_id} and room_type = ${room_type} and id <> ${id}`);
  return row?.rooms ?? 0;
}

/** Returns false if the room is referenced; the transaction is aborted. */
export async function deleteRoomRow(tx: Database, room_id: number): Promise<boolean> {
  try {
    await tx.query(sql`delete from rooms where id = ${room_id}`);
    return true;
  } catch (error) {
    const isReferred = (error as { code?: unknown } | null)?.code === '23503';
    if (isReferred) return false;
    throw error;
  }
}
