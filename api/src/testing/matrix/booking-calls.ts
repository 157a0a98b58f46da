import { randomUUID } from 'node:crypto';
import { calendarDateIn } from '@suite/contracts/dates';
import { sql } from '@suite/database';
import { hashVerificationToken } from '../../bookings/bookings.public.ts';
import { startPhotoServer, type PhotoServer } from '../processes/start-photo-server.ts';
import { arrivalCode } from '../../guest-links/guest-links.public.ts';
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

async function addVerifiedStay(
  { db, hotel_id }: MatrixCall,
  verification_token = randomUUID(),
): Promise<number> {
  return addBooking(db, { hotel_id, checkin_date: '2030-01-01', is_verified: true, verification_token });
}

async function addCheckedInStay(call: MatrixCall): Promise<number> {
  const id = await addVerifiedStay(call);
  await call.db.query(sql`update bookings set checked_in_at = now() where id = ${id}`);
  return id;
}

async function addCloseCheck(call: MatrixCall) {
  const { db, images } = call;
  const [booking_id, photo] = [await addStay(call), randomUUID()];
  const [row] = await db.query<{ id: number }>(sql`
    insert into verification_attempts (booking_id, person_name, token_hash, state, finished_at, similarity_score, reason,
      desk_review)
    select id, name, verification_token_hash, 'refused', now(), 77, 'NO_MATCH', true from bookings
    where id = ${booking_id} returning id`);
  await images.put(`${booking_id}/${photo}`, Buffer.from('photo'));
  await db.query(sql`
    insert into verification_images (id, booking_id, attempt_id, kind, path, delete_at)
    values (${photo}::uuid, ${booking_id}, ${row?.id}::bigint, 'selfie', ${`${booking_id}/${photo}`},
      now() + interval '1 hour')`);
  return { id: booking_id, within: photo, attempt_id: row?.id };
}

async function addDeskChoice(call: MatrixCall): Promise<void> {
  const booking_id = await addStay(call);
  await call.db.query(sql`
    insert into verification_desk_choices (booking_id, person_name, chosen_at)
    select id, name, now() from bookings where id = ${booking_id}`);
}

async function listWaiting(call: MatrixCall): Promise<Sent> {
  await addDeskChoice(call);
  return { query: `?hotelId=${call.hotel_id}` };
}

export const deskCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  'list-attention': listWaiting,
  'list-attention-items': async (call) => {
    const sent = await listWaiting(call);
    await call.db.query(sql`
      update bookings set checkin_date = (now() at time zone time_zone)::date, checkout_date = null
      from hotels where hotels.id = hotel_id and hotel_id = ${call.hotel_id}`);
    return sent;
  },
  'get-verification': async (call) => ({ id: await addStay(call) }),
  'get-desk-image': addCloseCheck,
  'verify-at-desk': async (call) => {
    const id = await addStay(call);
    return { id, body: { user_type: { user_type: 'primary', item_id: id }, method: 'passport' } };
  },
  'undo-desk-verification': async (call) => {
    const id = await addVerifiedStay(call);
    await call.db.query(sql`update bookings set verified_method = 'desk' where id = ${id}`);
    return { id, body: { user_type: { user_type: 'primary', item_id: id } } };
  },
  'review-check': async (call) => {
    const { id, attempt_id } = await addCloseCheck(call);
    return { id, body: { attempt_id, decision: 'approve' } };
  },
  'find-arrival': async (call) => {
    const token = randomUUID();
    await addVerifiedStay(call, token);
    return { body: { code: arrivalCode(hashVerificationToken(token)) } };
  },
  'check-in-booking': async (call) => ({ id: await addVerifiedStay(call), body: { early: true } }),
  'undo-check-in': async (call) => ({ id: await addCheckedInStay(call) }),
  'check-out-booking': async (call) => ({ id: await addCheckedInStay(call) }),
};

let stranger: Promise<PhotoServer> | undefined;

/** The photo server ends with the tests. */
export async function addOwnPhoto({ db, user_id }: MatrixCall): Promise<Sent> {
  const { url } = await (stranger ??= startPhotoServer());
  await db.query(sql`update users set usr_photo = ${`${url}/me.jpg`} where user_id = ${user_id}`);
  return {};
}
