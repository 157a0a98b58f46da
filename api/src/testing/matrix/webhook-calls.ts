import { sql } from '@suite/database';
import { idOf, type MatrixCall, type Sent } from './matrix-call.ts';

/** Nothing listens there, so that a test event ends at once. */
const url = 'http://127.0.0.1:1/hooks';
const form = { name: 'PMS', url, event_types: ['booking.created'], includes_personal_data: false };

function addWebhook({ db, hotel_id }: MatrixCall): Promise<number> {
  return idOf(
    db.query(sql`
      insert into webhook_endpoints (hotel_id, name, url, event_types, includes_personal_data)
      values (${hotel_id}, 'PMS', ${url}, array['booking.created'], false) returning id`),
  );
}

async function addDelivery(call: MatrixCall): Promise<Sent> {
  const id = await addWebhook(call);
  const delivery = call.db.query<{ id: number }>(sql`
    insert into webhook_events (hotel_id, endpoint_id, event_id, type, data, happened_at)
    values (${call.hotel_id}, ${id}, gen_random_uuid(), 'booking.created', '{}', now()) returning id`);
  return { id, within: String(await idOf(delivery)) };
}

/** A hotel may have twenty. */
async function createWebhook({ db, hotel_id }: MatrixCall): Promise<Sent> {
  await db.query(sql`delete from webhook_endpoints where hotel_id = ${hotel_id}`);
  return { body: form };
}

const withId = async (call: MatrixCall): Promise<Sent> => ({ id: await addWebhook(call) });

export const webhookCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  'create-webhook': createWebhook,
  'update-webhook': async (call) => ({ id: await addWebhook(call), body: form }),
  'delete-webhook': withId,
  'rotate-webhook-secret': withId,
  'resume-webhook': withId,
  'test-webhook': withId,
  'list-webhook-deliveries': withId,
  'repeat-webhook-delivery': addDelivery,
};
