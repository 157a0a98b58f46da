import { randomUUID } from 'node:crypto';
import { sql, type Database } from '@suite/database';
import type { EndpointKey } from './webhook-endpoints.repository.ts';
import { claimedColumns, type ClaimedEvent } from './webhook-events.repository.ts';

export interface DeliveryRow {
  id: number;
  event_id: string;
  type: string;
  booking_id: number | null;
  happened_at: Date;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  attempted_at: Date | null;
  next_attempt_at: Date | null;
  status: number | null;
  answer: string | null;
  error: string | null;
  duration_ms: number | null;
}

const deliveryColumns = sql`
  id, event_id, type, booking_id, happened_at, state, attempts, attempted_at,
  case when state = 'waiting' then next_attempt_at end as next_attempt_at, last_status as status, last_answer as answer,
  last_error as error, last_duration_ms as duration_ms`;

export async function findDeliveries(
  db: Database,
  { hotel_id, endpoint_id }: EndpointKey,
  { state, skip, take }: { state: DeliveryRow['state'] | null; skip: number; take: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const isListed = sql`
    hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and (${state}::text is null or state = ${state})`;
  const rows = await db.query<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_events where ${isListed} order by id desc limit ${take} offset ${skip}`);
  const [counted] = await db.query<{ total: number }>(
    sql`select count(*) as total from webhook_events where ${isListed}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

export async function findDelivery(
  db: Database,
  { hotel_id, endpoint_id }: EndpointKey,
  id: number,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.query<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_events
    where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and id = ${id}`);
  return row;
}

/** A new row keeps the answers to the earlier delivery, and waits for no more than the events before it. */
export async function repeatDelivery(
  tx: Database,
  { hotel_id, endpoint_id }: EndpointKey,
  id: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into webhook_events (hotel_id, endpoint_id, event_id, type, booking_id, data, happened_at)
    select hotel_id, endpoint_id, event_id, type, booking_id, data, happened_at from webhook_events
    where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and id = ${id}
    returning id`);
  return row?.id;
}

/** The caller sends the event itself, so that no other process may claim it. */
export async function insertTestEvent(
  tx: Database,
  { hotel_id, endpoint_id }: EndpointKey,
  leaseInMs: number,
): Promise<ClaimedEvent> {
  const [row] = await tx.query<ClaimedEvent>(sql`
    insert into webhook_events as events (hotel_id, endpoint_id, event_id, type, data, happened_at, lease, leased_until)
    values (${hotel_id}, ${endpoint_id}, ${randomUUID()}::uuid, 'webhook.test', '{}', now(), ${randomUUID()}::uuid,
      now() + make_interval(secs => ${leaseInMs / 1000}))
    returning ${claimedColumns}`);
  if (!row) throw new Error('No test event was added');
  return row;
}

/** Includes the events that were given up since then. */
export async function retryEvents(
  tx: Database,
  { hotel_id, endpoint_id }: EndpointKey,
  since: Date | null,
): Promise<number> {
  const rows = await tx.query(sql`
    update webhook_events set next_attempt_at = now(), attempts = 0, given_up_at = null
    where hotel_id = ${hotel_id} and endpoint_id = ${endpoint_id} and type <> 'webhook.test'
      and (state = 'waiting' or given_up_at >= ${since}::timestamptz)
    returning id`);
  return rows.length;
}
