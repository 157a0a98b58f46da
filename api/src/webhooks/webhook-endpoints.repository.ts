import type { WebhookForm, WebhookState } from '@suite/contracts/integrations';
import { sql, type Database, type Sql } from '@suite/database';

export interface EndpointKey {
  hotel_id: number;
  endpoint_id: number;
}

export interface EndpointRow extends WebhookForm {
  id: number;
  hotel_id: number;
  state: WebhookState;
  failing_since: Date | null;
  stopped_at: Date | null;
  waiting: number;
  created_at: Date;
}

const columns = sql`
  id, hotel_id, name, url, event_types, includes_personal_data, state, failing_since, stopped_at, created_at, (
    select count(*) from webhook_events as events
    where events.hotel_id = webhook_endpoints.hotel_id and events.endpoint_id = webhook_endpoints.id
      and events.state = 'waiting'
  ) as waiting`;

const isEndpoint = ({ hotel_id, endpoint_id }: EndpointKey): Sql =>
  sql`webhook_endpoints.hotel_id = ${hotel_id} and webhook_endpoints.id = ${endpoint_id}`;

export function findEndpoints(db: Database, hotel_id: number): Promise<EndpointRow[]> {
  return db.query<EndpointRow>(sql`
    select ${columns} from webhook_endpoints where hotel_id = ${hotel_id} order by lower(name), id`);
}

export async function findEndpoint(db: Database, key: EndpointKey): Promise<EndpointRow | undefined> {
  const [row] = await db.query<EndpointRow>(
    sql`select ${columns} from webhook_endpoints where ${isEndpoint(key)}`,
  );
  return row;
}

export type Receiver = Pick<WebhookForm, 'url' | 'includes_personal_data'>;

export async function findReceiver(db: Database, key: EndpointKey): Promise<Receiver | undefined> {
  const [row] = await db.query<Receiver>(
    sql`select url, includes_personal_data from webhook_endpoints where ${isEndpoint(key)}`,
  );
  return row;
}

export async function lockEndpoint(tx: Database, key: EndpointKey): Promise<EndpointRow | undefined> {
  const [row] = await tx.query<EndpointRow>(
    sql`select ${columns} from webhook_endpoints where ${isEndpoint(key)} for no key update of webhook_endpoints`,
  );
  return row;
}

/** Serializes the inserts of one hotel, so that they can be counted. */
export async function countEndpointsLocked(tx: Database, hotel_id: number): Promise<number> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'), ${hotel_id})`);
  const [row] = await tx.query<{ count: number }>(
    sql`select count(*) as count from webhook_endpoints where hotel_id = ${hotel_id}`,
  );
  return row?.count ?? 0;
}

export async function insertEndpoint(tx: Database, hotel_id: number, form: WebhookForm): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into webhook_endpoints (hotel_id, name, url, event_types, includes_personal_data)
    values (${hotel_id}, ${form.name}, ${form.url}, ${form.event_types}, ${form.includes_personal_data})
    returning id`);
  if (!row) throw new Error('No webhook was added');
  return row.id;
}

export async function writeEndpoint(tx: Database, key: EndpointKey, form: WebhookForm): Promise<void> {
  await tx.query(sql`
    update webhook_endpoints set name = ${form.name}, url = ${form.url}, event_types = ${form.event_types},
      includes_personal_data = ${form.includes_personal_data}, updated_at = now()
    where ${isEndpoint(key)}`);
}

export async function deleteEndpointRow(tx: Database, key: EndpointKey): Promise<void> {
  await tx.query(sql`delete from webhook_endpoints where ${isEndpoint(key)}`);
}

export async function startEndpoint(tx: Database, key: EndpointKey): Promise<void> {
  await tx.query(sql`
    update webhook_endpoints set state = 'active', failing_since = null, stopped_at = null, updated_at = now()
    where ${isEndpoint(key)}`);
}

/** Returns false when another process has stopped it already. */
export async function stopEndpoint(
  tx: Database,
  key: EndpointKey,
  { state, now }: { state: Exclude<WebhookState, 'active'>; now: Date },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update webhook_endpoints set state = ${state}, stopped_at = ${now}, updated_at = now()
    where ${isEndpoint(key)} and state = 'active' returning id`);
  return rows.length > 0;
}

/** Writes at the first success after failures only. */
export async function endFailing(db: Database, key: EndpointKey): Promise<void> {
  await db.query(sql`
    update webhook_endpoints set failing_since = null where ${isEndpoint(key)} and failing_since is not null`);
}

/** Writes at the first failure only, and returns when that was. */
export async function beginFailing(db: Database, key: EndpointKey, now: Date): Promise<Date | undefined> {
  await db.query(sql`
    update webhook_endpoints set failing_since = ${now} where ${isEndpoint(key)} and failing_since is null`);
  const [row] = await db.query<{ failing_since: Date | null }>(
    sql`select failing_since from webhook_endpoints where ${isEndpoint(key)}`,
  );
  return row?.failing_since ?? undefined;
}

/** Selects the stopped receivers as items of Needs attention. */
export function selectStoppedWebhooks(hotel_id: number): Sql {
  return sql`
    select 'webhook' as kind, 'webhook ' || id as key, stopped_at as since, name, hotel_id, null::integer as booking_id,
      null::integer as task_id, null::text as remote, jsonb_build_array(state) as details
    from webhook_endpoints where hotel_id = ${hotel_id} and state <> 'active'`;
}
