import { randomUUID } from 'node:crypto';
import { sql, type Database, type Sql } from '@suite/database';
import type { WebhookEvent } from './domain/events-of-record.ts';
import type { EndpointKey } from './webhook-endpoints.repository.ts';

export interface ClaimedEvent extends EndpointKey {
  id: number;
  lease: string;
  event_id: string;
  type: string;
  booking_id: number | null;
  data: object;
  happened_at: Date;
  attempts: number;
}

/** Without an error there was an answer with a status. */
export interface Attempt {
  status: number | null;
  answer: string | null;
  error: string | null;
  duration_ms: number;
}

/**
 * Writes nothing when no receiver of the hotel wants the event. Locks the receivers, because a change of a booking must not fail
 * by one that is deleted at the same time. An event waits as long as the earlier ones of its booking, so
 * that the search for due events does not find it before.
 */
export async function insertEvents(
  tx: Database,
  hotel_id: number,
  { type, booking_id, data }: WebhookEvent,
  happened_at: Date,
): Promise<void> {
  await tx.query(sql`
    insert into webhook_events (hotel_id, endpoint_id, event_id, type, booking_id, data, happened_at, next_attempt_at)
    select hotel_id, id, ${randomUUID()}::uuid, ${type}, ${booking_id}::integer, ${JSON.stringify(data)}::jsonb,
      ${happened_at}::timestamptz, coalesce((
        select max(next_attempt_at) from webhook_events as earlier
        where earlier.hotel_id = webhook_endpoints.hotel_id and earlier.endpoint_id = webhook_endpoints.id
          and earlier.booking_id = ${booking_id}::integer and earlier.state = 'waiting'
      ), now())
    from webhook_endpoints where hotel_id = ${hotel_id} and state <> 'off' and ${type} = any(event_types)
    for key share`);
}

export const claimedColumns = sql`
  events.hotel_id, events.endpoint_id, events.id, events.lease, events.event_id, events.type, events.booking_id, events.data,
  events.happened_at, events.attempts`;

const isFree = (events: Sql) =>
  sql`${events}.state = 'waiting' and (${events}.leased_until is null or ${events}.leased_until < now())`;

/** A failing receiver gets one event at a time, so that it takes few places from the others. */
const eventsOfEndpoint = 4;

/**
 * Claims due events, in order for each booking of a receiver. The first one is found by a subquery, because a join was planned as
 * a comparison of all events of a receiver with each other. Receivers with few deliveries under way come first, whichever
 * hotel they are of; parallel claims skip locked rows.
 */
export function claimEvents(
  db: Database,
  { limit, leaseInMs }: { limit: number; leaseInMs: number },
): Promise<ClaimedEvent[]> {
  const lease = randomUUID();
  return db.query<ClaimedEvent>(sql`
    with recursive waiting as (
      (select hotel_id, endpoint_id from webhook_events where state = 'waiting' order by endpoint_id limit 1)
      union all
      select next.hotel_id, next.endpoint_id from waiting cross join lateral (
        select hotel_id, endpoint_id from webhook_events
        where state = 'waiting' and endpoint_id > waiting.endpoint_id order by endpoint_id limit 1
      ) as next
    ), heads as materialized (
      select head.hotel_id, head.id from waiting
      join webhook_endpoints as endpoints
        on endpoints.hotel_id = waiting.hotel_id and endpoints.id = waiting.endpoint_id and endpoints.state = 'active'
      cross join lateral (
        select count(*) as count from webhook_events as busy
        where busy.hotel_id = waiting.hotel_id and busy.endpoint_id = waiting.endpoint_id and busy.state = 'waiting'
          and busy.leased_until > now()
      ) as under_way
      cross join lateral (
        select events.hotel_id, events.id, row_number() over (order by events.next_attempt_at, events.id) as turn
        from webhook_events as events
        where events.hotel_id = waiting.hotel_id and events.endpoint_id = waiting.endpoint_id
          and events.next_attempt_at <= now() and ${isFree(sql`events`)}
          and (events.booking_id is null or events.id = (
            select id from webhook_events
            where hotel_id = events.hotel_id and endpoint_id = events.endpoint_id and booking_id = events.booking_id
              and state = 'waiting' order by id limit 1))
        order by events.next_attempt_at, events.id
        limit greatest(0, case when endpoints.failing_since is null then ${eventsOfEndpoint} else 1 end - under_way.count)
      ) as head
      order by under_way.count + head.turn, head.id limit ${limit}
    ), free as materialized (
      select events.hotel_id, events.id from webhook_events as events join heads using (hotel_id, id)
      where ${isFree(sql`events`)} for update of events skip locked
    )
    update webhook_events as events
    set lease = ${lease}::uuid, leased_until = now() + make_interval(secs => ${leaseInMs / 1000})
    from free where events.hotel_id = free.hotel_id and events.id = free.id
    returning ${claimedColumns}`);
}

const attempted = ({ status, answer, error, duration_ms }: Attempt): Sql => sql`
  attempts = attempts + 1, attempted_at = now(), lease = null, leased_until = null, last_status = ${status},
  last_answer = ${answer}, last_error = ${error}, last_duration_ms = ${duration_ms}`;

/** Applies regardless of the lease, because the receiver has the event. */
export async function markDelivered(
  db: Database,
  { hotel_id, id }: ClaimedEvent,
  attempt: Attempt,
): Promise<void> {
  await db.query(sql`
    update webhook_events set ${attempted(attempt)}, delivered_at = now()
    where hotel_id = ${hotel_id} and id = ${id} and state = 'waiting'`);
}

/** Gives up without a delay. The later events of the booking wait as long. */
export async function markFailed(
  db: Database,
  { hotel_id, endpoint_id, booking_id, id, lease }: ClaimedEvent,
  attempt: Attempt,
  delayMs: number | null,
): Promise<void> {
  await db.query(sql`
    with failed as (
      update webhook_events set ${attempted(attempt)}, given_up_at = case when ${delayMs === null} then now() end,
        next_attempt_at = now() + make_interval(secs => ${(delayMs ?? 0) / 1000})
      where hotel_id = ${hotel_id} and id = ${id} and lease = ${lease}::uuid and state = 'waiting'
      returning next_attempt_at
    )
    update webhook_events as later set next_attempt_at = failed.next_attempt_at from failed
    where later.hotel_id = ${hotel_id} and later.endpoint_id = ${endpoint_id}
      and later.booking_id = ${booking_id}::integer and later.id > ${id} and later.state = 'waiting'`);
}
