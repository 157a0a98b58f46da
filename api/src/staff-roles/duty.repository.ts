import type { Duty } from '@suite/contracts/dashboard';
import { sql, type Database, type Sql } from '@suite/database';
import { containsWords } from '../text-search/contains-words.ts';

const active = (hotel_id: number): Sql =>
  sql`users.hotel_id = ${hotel_id} and users.removed_at is null and users.is_active`;

const dutyColumns = sql`users.user_id, users.usr_firstname, users.usr_lastname, users.position, users.department,
  users.is_on_duty`;

export type DutyRow = Omit<Duty, 'assigned_rooms' | 'open_tasks'>;

export function countDuty(
  db: Database,
  hotel_id: number,
): Promise<{ department: string | null; available: number; total: number }[]> {
  return db.query<{ department: string | null; available: number; total: number }>(sql`
    select department, count(*) filter (where is_on_duty) as available, count(*) as total
    from account_overview as users where ${active(hotel_id)} group by department`);
}

function named(search: string | undefined): Sql {
  if (!search) return sql`true`;
  return containsWords(sql`search_text(users.usr_firstname || ' ' || users.usr_lastname)`, search);
}

export async function findDuties(
  db: Database,
  { hotel_id, search }: { hotel_id: number; search?: string | undefined },
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: DutyRow[]; total: number }> {
  const found = sql`${active(hotel_id)} and ${named(search)}`;
  const [rows, [counted]] = await Promise.all([
    db.query<DutyRow>(sql`
      select ${dutyColumns} from account_overview as users where ${found}
      order by lower(users.usr_firstname), lower(users.usr_lastname), users.user_id limit ${take} offset ${skip}`),
    db.query<{ total: number }>(sql`select count(*) as total from account_overview as users where ${found}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Locks a staff member of the hotel against removal; returns null for other people. */
export async function lockColleague(
  tx: Database,
  hotel_id: number,
  user_id: number,
): Promise<DutyRow | null> {
  const [row] = await tx.query<DutyRow>(sql`
    select ${dutyColumns} from account_overview as users
    where ${active(hotel_id)} and users.user_id = ${user_id} for no key update`);
  return row ?? null;
}
