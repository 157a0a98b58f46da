import type { SortDirection } from '@suite/contracts/forms';
import type { ListOrder } from '@suite/contracts/http';
import type { Permission, Staff, StaffFilters, StaffSort } from '@suite/contracts/staff-roles';
import { join, raw, sql, type Database, type Sql } from '@suite/database';
import { beginsWith, containsWords } from '../text-search/contains-words.ts';
import { phoneDigits } from '../text-search/phone-digits.ts';
import { acceptedWording, permissionJson } from './permission-json.ts';

export interface StaffRow extends Omit<Staff, 'staff_joined_at' | 'last_login' | 'updated_at'> {
  staff_joined_at: Date;
  last_login: Date | null;
  updated_at: Date;
}

export type Reach = number | 'all';

const mostPositions = 200;

const staffColumns = sql`
  users.user_id, users.usr_firstname, users.usr_lastname, users.usr_email, users.usr_phone, users.position,
  users.is_active, users.must_change_password,
  (select has_app or has_passkey from account_second_factors as factors where factors.user_id = users.user_id) as has_second_factor,
  coalesce(users.staff_joined_at, users.created_at) as staff_joined_at, users.last_login,
  users.updated_at, users.hotel_id, hotels.hotel_name, (
    select coalesce(json_agg(json_build_object('id', roles.id, 'role_name', roles.role_name,
      'role_description', roles.role_description) order by roles.is_seeded desc, roles.id), '[]')
    from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.user_id
  ) as roles`;

function within(reach: Reach): Sql {
  const hotel = reach === 'all' ? sql`users.hotel_id is not null` : sql`users.hotel_id = ${reach}`;
  return sql`users.removed_at is null and ${hotel}`;
}

function found(text: string): Sql {
  const digits = phoneDigits(text);
  const contained = containsWords(sql`users.search`, text);
  if (digits === null) return contained;
  const phone = sql`regexp_replace(fold_text(users.usr_phone), '[^0-9]', '', 'g')`;
  return sql`(${contained} or strpos(${phone}, ${digits}) > 0)`;
}

function matching({ search, position, status }: Omit<StaffFilters, 'hotelId'>): Sql {
  const conditions = [sql`true`];
  if (search) conditions.push(found(search));
  if (position) conditions.push(sql`users.position = ${position}`);
  if (status === 'active') conditions.push(sql`users.is_active`);
  if (status === 'inactive') conditions.push(sql`not users.is_active`);
  return join(conditions, ' and ');
}

function orderBy({ sort, order }: ListOrder<StaffSort>): Sql {
  const name = sql`name_order(users.usr_firstname || ' ' || users.usr_lastname)`;
  const newest = sql`users.created_at desc, users.user_id desc`;
  const by = (key: Sql, direction: SortDirection = order || 'asc') =>
    sql`${key} ${raw(direction)} nulls last`;
  switch (sort) {
    case 'name':
      return sql`${by(name)}, ${newest}`;
    case 'usr_email':
      return sql`${by(sql`lower(users.usr_email)`)}, ${newest}`;
    case 'position':
      return sql`${by(sql`name_order(nullif(users.position, ''))`)}, ${name}, ${newest}`;
    case 'status':
      return sql`${by(sql`not users.is_active`)}, ${name}, ${newest}`;
    default:
      return newest;
  }
}

export async function findStaff(
  db: Database,
  reach: Reach,
  { order, ...filters }: StaffFilters & { order: ListOrder<StaffSort> },
  { skip, take }: { skip: number; take: number },
): Promise<StaffRow[]> {
  return db.query<StaffRow>(sql`
    with page as (
      select users.user_id from account_overview as users where ${within(reach)} and ${matching(filters)}
      order by ${orderBy(order)} limit ${take} offset ${skip}
    )
    select ${staffColumns}
    from page join account_overview as users on users.user_id = page.user_id
    join hotel_overview as hotels on hotels.id = users.hotel_id
    order by ${orderBy(order)}`);
}

export type StaffHit = Pick<
  StaffRow,
  'user_id' | 'usr_firstname' | 'usr_lastname' | 'position' | 'hotel_name' | 'is_active'
>;

export function findStaffHits(db: Database, reach: Reach, text: string, take: number): Promise<StaffHit[]> {
  return db.query<StaffHit>(sql`
    select users.user_id, users.usr_firstname, users.usr_lastname, users.position, hotels.hotel_name, users.is_active
    from account_overview as users join hotel_overview as hotels on hotels.id = users.hotel_id
    where ${within(reach)} and ${found(text)}
    order by ${beginsWith(sql`users.search`, text)} or ${beginsWith(sql`search_text(users.usr_lastname)`, text)} desc,
      users.is_active desc, lower(users.usr_lastname), lower(users.usr_firstname), users.user_id
    limit ${take}`);
}

export interface StaffCounts {
  total: number;
  active_staff: number;
  inactive_staff: number;
  recent_activity: number;
  positions: string[];
}

export async function countStaff(db: Database, reach: Reach, filters: StaffFilters): Promise<StaffCounts> {
  const [row] = await db.query<StaffCounts>(sql`
    with reached as materialized (
      select users.is_active, users.last_login, users.position, ${matching(filters)} as is_found
      from account_overview as users where ${within(reach)}
    )
    select count(*) filter (where is_found) as total, count(*) filter (where is_active) as active_staff,
      count(*) filter (where not is_active) as inactive_staff,
      count(*) filter (where last_login > now() - interval '24 hours') as recent_activity,
      array(
        select distinct position from reached where position is not null order by position limit ${mostPositions}
      ) as positions
    from reached`);
  if (!row) throw new Error('The staff was not counted');
  return row;
}

export async function findStaffMember(db: Database, user_id: number): Promise<StaffRow | null> {
  const [row] = await db.query<StaffRow>(sql`
    select ${staffColumns} from account_overview as users join hotel_overview as hotels on hotels.id = users.hotel_id
    where users.user_id = ${user_id} and users.removed_at is null`);
  return row ?? null;
}

export async function findStaffRights(db: Database, user_id: number): Promise<{ permissions: Permission[] }> {
  const [row] = await db.query<{ permissions: Permission[] }>(sql`
    select coalesce((
      select json_agg(${permissionJson} order by permissions.id)
      from permissions ${acceptedWording} where exists (
        select 1 from user_roles join role_permissions on role_permissions.role_id = user_roles.role_id
        where user_roles.user_id = users.user_id and role_permissions.permission_id = permissions.id)
    ), '[]') as permissions
    from account_overview as users where user_id = ${user_id}`);
  if (!row) throw new Error(`There is no user ${user_id}.`);
  return row;
}

/** Serializes changes of this person, so that later reads return the current state. */
export async function lockStaffRow(tx: Database, user_id: number): Promise<void> {
  await tx.query(sql`select 1 from account_overview where user_id = ${user_id} for no key update`);
}
