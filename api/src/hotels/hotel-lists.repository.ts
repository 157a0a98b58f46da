import type { HotelFilters, HotelSort } from '@suite/contracts/hotels';
import type { ListOrder } from '@suite/contracts/http';
import { join, raw, sql, type Database, type Sql } from '@suite/database';
import type { CalendarDate } from '@suite/contracts/dates';
import { beginsWith, containsWords } from '../text-search/contains-words.ts';
import type { HotelScope } from '../access/caller.ts';
import type { HotelRow } from './hotels.repository.ts';

export interface HotelWithAdmin extends HotelRow {
  admin_firstname: string | null;
  admin_lastname: string | null;
  admin_user_email: string | null;
  admin_user_phone: string | null;
  admin_approved: boolean;
}

const hotelWithAdmin = sql`
  select hotels.*, admins.usr_firstname as admin_firstname, admins.usr_lastname as admin_lastname,
    admins.usr_email as admin_user_email, admins.usr_phone as admin_user_phone,
    coalesce(admins.is_approved, false) as admin_approved
  from hotels left join account_overview as admins on admins.user_id = hotels.admin_user_id and admins.removed_at is null`;

const conditionOf: Record<string, Sql> = {
  approved: sql`is_approved`,
  pending: sql`is_approved is null`,
  rejected: sql`not is_approved`,
  active: sql`is_active`,
  inactive: sql`not is_active`,
};

function matching({ status, search }: HotelFilters): Sql {
  const condition = conditionOf[status ?? ''];
  const conditions = [sql`true`, ...(condition ? [condition] : [])];
  if (search) conditions.push(containsWords(sql`search`, search));
  return join(conditions, ' and ');
}

function orderBy({ sort, order }: ListOrder<HotelSort>): Sql {
  const newest = sql`hotels.created_at desc, hotels.id desc`;
  const by = (key: Sql) => sql`${key} ${raw(order || 'asc')}, ${newest}`;
  switch (sort) {
    case 'hotel_name':
      return by(sql`name_order(hotels.hotel_name)`);
    case 'contact_person_name':
      return by(sql`name_order(hotels.contact_person_name)`);
    case 'registration_number':
      return by(sql`lower(hotels.registration_number)`);
    case 'status':
      return by(sql`not hotels.is_active`);
    case 'approval':
      return by(sql`case when hotels.is_approved is null then 0 when hotels.is_approved then 1 else 2 end`);
    default:
      return newest;
  }
}

export async function findHotels(
  db: Database,
  { order, ...filters }: HotelFilters & { order: ListOrder<HotelSort> },
  { skip, take }: { skip: number; take: number },
): Promise<HotelWithAdmin[]> {
  return db.query<HotelWithAdmin>(sql`
    with page as (
      select id from hotels where ${matching(filters)} order by ${orderBy(order)} limit ${take} offset ${skip}
    )
    ${hotelWithAdmin} join page on page.id = hotels.id
    order by ${orderBy(order)}`);
}

export type HotelHit = Pick<HotelRow, 'id' | 'hotel_name' | 'hotel_city' | 'hotel_country'>;

export function findHotelHits(db: Database, text: string, take: number): Promise<HotelHit[]> {
  return db.query<HotelHit>(sql`
    select id, hotel_name, hotel_city, hotel_country from hotels where ${containsWords(sql`search`, text)}
    order by ${beginsWith(sql`search`, text)} desc, hotel_name, id limit ${take}`);
}

export async function countHotels(db: Database, filters: HotelFilters): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    sql`select count(*) as total from hotels where ${matching(filters)}`,
  );
  return row?.total ?? 0;
}

export async function findHotel(db: Database, hotel_id: number): Promise<HotelWithAdmin | null> {
  const [row] = await db.query<HotelWithAdmin>(sql`${hotelWithAdmin} where hotels.id = ${hotel_id}`);
  return row ?? null;
}

export function selectHotelsToReview(hotel_id: number | undefined): Sql {
  return sql`
    select 'hotel' as kind, 'hotel ' || id as key, created_at as since, hotel_name as name, id as hotel_id,
      null::integer as booking_id, null::integer as task_id, null::text as remote, '[]'::jsonb as details
    from hotels where is_approved is null and ${hotel_id === undefined ? sql`true` : sql`id = ${hotel_id}`}`;
}

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
