import { randomUUID } from 'node:crypto';
import { calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { addBooking, payload } from '../contexts/open-bookings-test.ts';
import { addStay, naming, type MatrixCall, type Sent } from './matrix-call.ts';

export const bookingCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  'list-bookings': async ({ db, hotel_id }) => {
    await addBooking(db, { hotel_id, checkin_date: '2030-01-01' });
    return { query: `?hotelId=${hotel_id}` };
  },
  'export-bookings': async (call) => {
    await addStay(call);
    return { query: `?hotelId=${call.hotel_id}` };
  },
  'list-arrivals': async ({ db, hotel_id }) => {
    await addBooking(db, { hotel_id, checkin_date: calendarDateIn('Europe/Lisbon') });
    return { query: `?hotelId=${hotel_id}` };
  },
  'search-everywhere': async (call) => ({ query: `?q=%23${await addStay(call)}` }),
  'create-booking': async (call) => ({ body: payload(naming(call)) }),
  'get-booking': async (call) => ({ id: await addStay(call) }),
  'update-booking': async (call) => ({ id: await addStay(call), body: payload() }),
  'delete-booking': async (call) => ({ id: await addStay(call) }),
  'restore-booking': async (call) => {
    const id = await addStay(call);
    await call.db.query(sql`update bookings set deleted_at = now() where id = ${id}`);
    return { id, body: {} };
  },
  'send-verification': async (call) => ({ id: await addStay(call), body: {} }),
  'get-user-by-token': async ({ db, hotel_id }) => {
    const verification_token = randomUUID();
    await addBooking(db, { hotel_id, checkin_date: '2030-01-01', verification_token });
    return { id: verification_token };
  },
};
