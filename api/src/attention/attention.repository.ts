import type { CalendarDate } from '@suite/contracts/dates';
import type { AttentionItem, AttentionItemKind } from '@suite/contracts/attention';
import { join, sql, type Database, type Sql } from '@suite/database';

export interface ItemRow extends Omit<AttentionItem, 'kind'> {
  kind: AttentionItemKind;
  checkin_date: CalendarDate | null;
}

export interface GivenItem {
  kind: AttentionItemKind;
  key: string;
  since: Date;
  name: string;
  remote: string;
  details: string[];
}

export function selectGivenItems(items: readonly GivenItem[]): Sql {
  return sql`
    select kind, key, since, name, null::integer as hotel_id, null::integer as booking_id, null::integer as task_id, remote, details
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as given (kind text, key text, since timestamptz, name text, remote text, details jsonb)`;
}

const columns = sql`kind, key, since, name, hotel_id, booking_id, task_id, remote, details`;

function itemsOf(sources: readonly Sql[], user_id: number): Sql {
  const selects = sources.map((source) => sql`select ${columns} from (${source}) as source`);
  return sql`
    select ${columns}, exists (
      select from attention_snoozes as snoozes
      where snoozes.user_id = ${user_id} and snoozes.item_key = source.key and snoozes.until > now()
    ) as is_snoozed
    from (${join(selects, ' union all ')}) as source`;
}

interface FoundItems {
  rows: ItemRow[];
  counts: { kind: AttentionItemKind; count: number }[];
  snoozed: number;
}

export async function findItems(
  db: Database,
  sources: readonly Sql[],
  {
    user_id,
    kind,
    skip,
    take,
  }: { user_id: number; kind: AttentionItemKind | 'snoozed' | null; skip: number; take: number },
): Promise<FoundItems> {
  const [found] = await db.query<FoundItems>(sql`
    with items as materialized (${itemsOf(sources, user_id)}),
    page as (
      select items.*, hotels.hotel_name, bookings.name as booked_by, stay.checkin_date, arrival.days_to_arrival
      from items
      left join hotel_overview as hotels on hotels.id = items.hotel_id
      left join booking_overview as bookings on bookings.hotel_id = items.hotel_id and bookings.id = items.booking_id
      cross join lateral (
        select case when items.kind = 'overbooked' then (items.details->>0)::date
          when items.kind = 'calendar' and items.details->>0 = 'conflict' then (items.details->>2)::date
          else bookings.checkin_date end as checkin_date
      ) as stay
      cross join lateral (
        select stay.checkin_date - (now() at time zone hotels.time_zone)::date as days_to_arrival
      ) as arrival
      where ${kind === 'snoozed' ? sql`items.is_snoozed` : sql`not items.is_snoozed and (${kind}::text is null or items.kind = ${kind})`}
      order by case
          when items.kind in ('release', 'service') or arrival.days_to_arrival <= 0 then 0
          when items.kind in ('hotel', 'permission') or arrival.days_to_arrival = 1 then 1
          else 2
        end, items.since, items.kind, items.key
      limit ${take} offset ${skip}
    )
    select coalesce((select json_agg(page) from page), '[]') as rows, coalesce((
      select json_agg(counted) from (select kind, count(*) as count from items where not is_snoozed group by kind) as counted
    ), '[]') as counts, (select count(*) from items where is_snoozed) as snoozed`);
  return found ?? { rows: [], counts: [], snoozed: 0 };
}

export async function countItems(db: Database, sources: readonly Sql[], user_id: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*) as count from (${itemsOf(sources, user_id)}) as items where not is_snoozed`,
  );
  return row?.count ?? 0;
}

export async function storeSnooze(
  db: Database,
  { user_id, key, until }: { user_id: number; key: string; until: Date | null },
): Promise<void> {
  await db.query(sql`
    delete from attention_snoozes where user_id = ${user_id} and (item_key = ${key} or until < now())`);
  if (until) {
    await db.query(sql`
      insert into attention_snoozes (user_id, item_key, until) values (${user_id}, ${key}, ${until})
      on conflict (user_id, item_key) do update set until = excluded.until`);
  }
  await db.query(sql`select announce_personal_change(${user_id})`);
}
