import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { addApiToken } from '../contexts/add-api-token.ts';
import { unique, type MatrixCall, type Sent } from './matrix-call.ts';

const addToken = ({ db, hotel_id, user_id }: MatrixCall) =>
  addApiToken(db, { hotel_id, created_by: user_id });

export const integrationCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
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
