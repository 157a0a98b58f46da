import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';

function inReach(scope: HotelScope): Sql {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'none' ? sql`false` : sql`hotels.id = ${scope.hotel_id}`;
}

export interface HotelFigures {
  total: number;
  approved: number;
  pending: number;
  rejected: number;
  active: number;
  before: number;
}

export async function countHotelStates(
  db: Database,
  scope: HotelScope,
  { before, until }: { before: Date; until: Date },
): Promise<HotelFigures> {
  const [row] = await db.query<HotelFigures>(sql`
    select count(*) as total, count(*) filter (where is_approved) as approved,
      count(*) filter (where is_approved is null) as pending, count(*) filter (where not is_approved) as rejected,
      count(*) filter (where is_approved and is_active) as active,
      count(*) filter (where created_at < ${before}) as before
    from hotels where ${inReach(scope)} and created_at <= ${until}`);
  if (!row) throw new Error('The count query returned no row');
  return row;
}

/** Months are in UTC and formatted as `YYYY-MM`; months without registrations are omitted. */
export function countHotelsByMonth(
  db: Database,
  scope: HotelScope,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<{ month: string; hotels: number }[]> {
  return db.query<{ month: string; hotels: number }>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*) as hotels from hotels
    where ${inReach(scope)} and created_at >= (${from}::date::timestamp at time zone 'UTC')
      and created_at < ((${to}::date + 1)::timestamp at time zone 'UTC')
    group by 1 order by 1`);
}

export function findRunningHotels(db: Database): Promise<{ id: number; time_zone: string }[]> {
  return db.query<{ id: number; time_zone: string }>(
    sql`select id, time_zone from hotels where is_approved and is_active order by id`,
  );
}

export async function findHotelNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; hotel_name: string }>(
    sql`select id, hotel_name from hotels where id = any(${[...ids]}::integer[])`,
  );
  return new Map(rows.map(({ id, hotel_name }) => [id, hotel_name]));
}
