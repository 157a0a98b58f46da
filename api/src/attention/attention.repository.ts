import type { CalendarDate } from '@suite/contracts/dates';
import type { AttentionItem, AttentionItemKind } from '@suite/contracts/attention';
import { join, sql, type Database, type Sql } from '@suite/database';

/** An item as it is read; the details of checks are codes. */
export interface ItemRow extends Omit<AttentionItem, 'kind'> {
  kind: AttentionItemKind;
  checkin_date: CalendarDate | null;
}

/** An item of a source that is no table of ours. */
export interface GivenItem {
  kind: AttentionItemKind;
  key: string;
  since: Date;
  name: string;
  remote: string;
  details: string[];
}

/** Rows for items that are known already, with the columns of all sources. */
export function selectGivenItems(items: readonly GivenItem[]): Sql {
  return sql`
    select kind, key, since, name, null::integer as hotel_id, null::integer as booking_id, null::integer as task_id, remote, details
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given (kind text, key text, since timestamptz, name text, remote text, details jsonb)`;
}

const columns = sql`kind, key, since, name, hotel_id, booking_id, task_id, remote, details`;

function itemsOf(sources: readonly Sql[]): Sql {
  const selects = sources.map((source) => sql`select ${columns} from (${source}) as source`);
  return join(selects, ' union all ');
}

interface ItemsPage {
  kind: AttentionItemKind | null;
  skip: number;
  take: number;
}

/** A page of all items of the sources, and how many there are of each kind. */
export async function findItems(
  db: Database,
  sources: readonly Sql[],
  { kind, skip, take }: ItemsPage,
): Promise<{ rows: ItemRow[]; counts: { kind: AttentionItemKind; count: number }[] }> {
  const [found] = await db.query<{
    rows: ItemRow[];
    counts: { kind: AttentionItemKind; count: number }[];
  }>(sql`
    with items as materialized (${itemsOf(sources)}),
    page as (
      select items.*, hotels.hotel_name, bookings.name as booked_by, bookings.checkin_date, arrival.days_to_arrival
      from items
      left join hotel_overview as hotels on hotels.id = items.hotel_id
      left join booking_overview as bookings on bookings.id = items.booking_id
      cross join lateral (
        select bookings.checkin_date - (now() at time zone hotels.time_zone)::date as days_to_arrival
      ) as arrival
      where ${kind}::text is null or items.kind = ${kind}
      order by case
          when items.kind in ('release', 'service') or arrival.days_to_arrival <= 0 then 0
          when items.kind in ('hotel', 'permission') or arrival.days_to_arrival = 1 then 1
          else 2
        end, items.since, items.kind, items.key
      limit ${take} offset ${skip}
    )
    select coalesce((select json_agg(page) from page), '[]') as rows, coalesce((
      select json_agg(counted) from (select kind, count(*) as count from items group by kind) as counted
    ), '[]') as counts`);
  return found ?? { rows: [], counts: [] };
}

export async function countItems(db: Database, sources: readonly Sql[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*) as count from (${itemsOf(sources)}) as items`,
  );
  return row?.count ?? 0;
}
