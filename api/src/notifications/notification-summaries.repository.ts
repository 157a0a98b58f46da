import { sql, type Database } from '@suite/database';
import { isShownTo, type Reader } from './notifications.repository.ts';

export interface DueSummary {
  user_id: number;
  usr_email: string;
  usr_firstname: string;
  day: string;
  until: Date;
}

/** Applies in the hotel's time zone, and in UTC for people without a hotel. */
const beginningOfDay = '07:00';

/** Selects people with unread notifications from before their last 07:00 that no summary has covered. */
export function findDueSummaries(db: Database, now: Date): Promise<DueSummary[]> {
  return db.query<DueSummary>(sql`
    select accounts.user_id, accounts.usr_email, accounts.usr_firstname, today.day, today.until
    from account_overview as accounts
    left join hotel_overview as hotels on hotels.id = accounts.hotel_id
    cross join lateral (select coalesce(hotels.time_zone, 'UTC') as name) as zone
    cross join lateral (
      select ((${now}::timestamptz at time zone zone.name) - ${beginningOfDay}::interval)::date as day
    ) as local
    cross join lateral (
      select local.day, (local.day + ${beginningOfDay}::interval) at time zone zone.name as until
    ) as today
    left join lateral (
      select max(mailed.day) as day, max(mailed.until) as until from notification_summaries as mailed
      where mailed.user_id = accounts.user_id
    ) as last on true
    where accounts.is_active and accounts.is_approved and accounts.removed_at is null
      and (accounts.hotel_id is null or hotels.is_active) and (last.day is null or last.day < today.day)
      and exists (
        select from notification_preferences as chosen
        join notifications on notifications.user_id = chosen.user_id and notifications.kind = chosen.kind
        where chosen.user_id = accounts.user_id and chosen.daily_mail and notifications.read_at is null
          and notifications.created_at < today.until
          and notifications.created_at >= coalesce(last.until, '-infinity'))
    order by accounts.user_id`);
}

/** Returns false when another process sends this summary. */
export async function claimSummary(
  tx: Database,
  { user_id, day, until }: Pick<DueSummary, 'user_id' | 'day' | 'until'>,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into notification_summaries (user_id, day, until) values (${user_id}, ${day}, ${until})
    on conflict do nothing returning user_id`);
  return rows.length > 0;
}

export function countForSummary(
  tx: Database,
  reader: Reader,
  { day, until }: Pick<DueSummary, 'day' | 'until'>,
): Promise<{ kind: string; count: number }[]> {
  return tx.query(sql`
    select kind, count(*) as count from notifications
    where ${isShownTo(reader)} and read_at is null and created_at < ${until} and created_at >= coalesce((
      select max(earlier.until) from notification_summaries as earlier
      where earlier.user_id = ${reader.user_id} and earlier.day < ${day}), '-infinity')
    group by kind`);
}
