import { sql, type Database, type Sql } from '@suite/database';

const keepDays = 30;
const batch = 1_000;

/**
 * Returns whether there may be more. Each receiver's rows are in the order of their ids, so that old ones are found without an
 * index of days.
 */
export async function deleteOldEvents(db: Database): Promise<boolean> {
  const isOld = (row: Sql) => sql`${row}.created_at < now() - make_interval(days => ${keepDays})`;
  const rows = await db.query(sql`
    delete from webhook_events using (
      select oldest.hotel_id, oldest.id from webhook_endpoints as endpoints cross join lateral (
        select created_at from webhook_events
        where hotel_id = endpoints.hotel_id and endpoint_id = endpoints.id order by id limit 1
      ) as first cross join lateral (
        select hotel_id, id, created_at from webhook_events
        where hotel_id = endpoints.hotel_id and endpoint_id = endpoints.id order by id limit ${batch}
      ) as oldest
      where ${isOld(sql`first`)} and ${isOld(sql`oldest`)} limit ${batch}
    ) as old
    where webhook_events.hotel_id = old.hotel_id and webhook_events.id = old.id
    returning webhook_events.id`);
  return rows.length === batch;
}

export interface WebhookQueueStatus {
  waiting: number;
  failing: number;
  oldest_waiting_s: number;
}

/** Counts what is due; events in back-off wait for their receiver, not for this server. */
export async function selectWebhookQueue(db: Database): Promise<WebhookQueueStatus> {
  const [row] = await db.query<WebhookQueueStatus>(sql`
    select count(*) filter (where next_attempt_at <= now()) as waiting,
      count(*) filter (where next_attempt_at > now()) as failing,
      coalesce(extract(epoch from now() - min(next_attempt_at) filter (where next_attempt_at <= now())), 0)::float as oldest_waiting_s
    from webhook_events as events
    join webhook_endpoints as endpoints on endpoints.hotel_id = events.hotel_id and endpoints.id = events.endpoint_id
    where events.state = 'waiting' and endpoints.state = 'active'`);
  return row ?? { waiting: 0, failing: 0, oldest_waiting_s: 0 };
}
