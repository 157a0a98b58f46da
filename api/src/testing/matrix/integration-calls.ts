import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { addApiToken } from '../integrations/add-api-token.ts';
import { payload } from '../contexts/open-bookings-test.ts';
import { addStay, unique, type MatrixCall, type Sent } from './matrix-call.ts';

const addToken = ({ db, hotel_id, user_id }: MatrixCall) =>
  addApiToken(db, { hotel_id, created_by: user_id });

async function addReferenced(call: MatrixCall): Promise<Sent> {
  const [id, reference] = [await addStay(call), unique()];
  await call.db.query(sql`update bookings set external_reference = ${reference} where id = ${id}`);
  return { id: reference };
}

export const integrationCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  'get-referenced-booking': addReferenced,
  'put-referenced-booking': async () => ({ id: unique(), body: payload() }),
  'cancel-referenced-booking': addReferenced,
  'put-bookings': async () => ({ body: { bookings: [{ ...payload(), external_reference: unique() }] } }),
  'list-api-tokens': async (call) => {
    await addToken(call);
    return { query: `?hotelId=${call.hotel_id}` };
  },
  'create-api-token': async () => {
    const expires_on = addDays(calendarDateIn('UTC'), 30);
    return { body: { name: unique(), scopes: ['bookings:read'], expires_on } };
  },
  'revoke-api-token': async (call) => ({ id: (await addToken(call)).id }),
};
