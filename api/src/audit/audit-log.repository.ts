import type { AuditFilters } from '@suite/contracts/audit';
import { join, sql, type Database, type Sql } from '@suite/database';
import { containsWords } from '../text-search/contains-words.ts';
import type { AuditReach } from './domain/audit-chain.ts';

export interface AuditEntryRow {
  id: number;
  happened_at: Date;
  actor_user_id: number | null;
  usr_firstname: string | null;
  usr_lastname: string | null;
  usr_email: string | null;
  actor_token_id: number | null;
  token_name: string | null;
  hotel_id: number | null;
  hotel_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  address: string;
  details: Record<string, unknown>;
  is_redacted: boolean;
}

export interface AuditSelection {
  reach: AuditReach;
  filters: Omit<AuditFilters, 'hotelId'>;
  timeZone: string;
}

function inReach(reach: AuditReach): Sql {
  if (reach === 'all') return sql`true`;
  return reach === 'none' ? sql`false` : sql`hotel_id = ${reach}`;
}

function conditions({ reach, filters, timeZone }: AuditSelection): Sql {
  const { actor, action, subject_type, subject_id, address, dateFrom, dateTo } = filters;
  const midnight = (day: Sql) => sql`(${day}::timestamp at time zone ${timeZone})`;
  return join(
    [
      inReach(reach),
      ...(actor
        ? [
            sql`(actor_user_id = any(array(
                select user_id from audit_actors where ${containsWords(sql`search`, actor)}))
              or (hotel_id, actor_token_id) = any(
                select tokens.hotel_id, tokens.id from api_token_overview as tokens
                where ${containsWords(sql`search_text(name)`, actor)}))`,
          ]
        : []),
      ...(action ? [sql`action = ${action}`] : []),
      ...(subject_type ? [sql`subject_type = ${subject_type}`] : []),
      ...(subject_id ? [sql`subject_id = ${subject_id}`] : []),
      ...(address ? [sql`address = ${address}`] : []),
      ...(dateFrom ? [sql`happened_at >= ${midnight(sql`${dateFrom}::date`)}`] : []),
      ...(dateTo ? [sql`happened_at < ${midnight(sql`(${dateTo}::date + 1)`)}`] : []),
    ],
    ' and ',
  );
}

export function findEntries(
  db: Database,
  selection: AuditSelection,
  { skip = 0, take, after }: { skip?: number; take: number; after?: AuditEntryRow | undefined },
): Promise<AuditEntryRow[]> {
  // Compares by id, because the timestamp loses its microseconds in JavaScript.
  const behind = after
    ? sql`(happened_at, id) < (select happened_at, id from audit_records where id = ${after.id})`
    : sql`true`;
  return db.query<AuditEntryRow>(sql`
    select entries.*, seals.redacted_by is not null as is_redacted
    from (
      select * from audit_entries where ${conditions(selection)} and ${behind}
      order by happened_at desc, id desc limit ${take} offset ${skip}
    ) as entries left join audit_seals as seals on seals.record_id = entries.id
    order by happened_at desc, entries.id desc`);
}

export async function countEntries(db: Database, selection: AuditSelection): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    sql`select count(*) as total from audit_records where ${conditions(selection)}`,
  );
  return row?.total ?? 0;
}

/** Reads one index entry per action, however many records it has. */
export async function findActions(db: Database, reach: AuditReach): Promise<string[]> {
  const next = (more: Sql) => sql`
    (select action from audit_records where ${inReach(reach)} and ${more} order by action limit 1)`;
  const rows = await db.query<{ action: string }>(sql`
    with recursive found (action) as (
      ${next(sql`true`)} union all select ${next(sql`action > found.action`)} from found where found.action is not null
    ) select action from found where action is not null`);
  return rows.map(({ action }) => action);
}
