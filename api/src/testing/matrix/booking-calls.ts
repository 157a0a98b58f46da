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
  'get-availability': async ({ hotel_id }) => ({
    query: `?from=2030-01-01&to=2030-01-03&hotelId=${hotel_id}`,
  }),
  'get-calendar': async (call) => {
    await addStay(call);
    return { query: `?from=2030-01-01&to=2030-01-31&hotelId=${call.hotel_id}` };
  },
  'move-stay': async (call) => {
    const dates = { checkin_date: '2030-01-02', checkout_date: '2030-01-04' };
    return { id: await addStay(call), body: { ...dates, room_id: null } };
  },
  'search-everywhere': async (call) => ({ query: `?q=%23${await addStay(call)}` }),
  'create-booking': async (call) => ({ body: payload(naming(call)) }),
  'create-group': async (call) => {
    const { room_type, passengers, ...fields } = payload(naming(call));
    return { body: { ...fields, rooms: [1, 2].map(() => ({ room_type, passengers })) } };
  },
  'list-group': async (call) => {
    const id = await addStay(call);
    await call.db.query(sql`update bookings set group_id = id where id = ${id}`);
    return { id };
  },
  'get-booking': async (call) => ({ id: await addStay(call) }),
  'update-booking': async (call) => ({ id: await addStay(call), body: payload() }),
  'get-guest': async (call) => ({ id: await addStay(call) }),
  'get-booking-history': async (call) => ({ id: await addStay(call) }),
  'list-pinned-notes': async (call) => {
    const { id } = await addNote(call, { is_pinned: true });
    await call.db.query(sql`update bookings set checkin_date = current_date - 1 where id = ${id}`);
    return { query: `?hotelId=${call.hotel_id}` };
  },
  'list-booking-notes': addNote,
  'add-booking-note': async (call) => ({ id: await addStay(call), body: { text: 'Late arrival' } }),
  'pin-booking-note': async (call) => ({ ...(await addNote(call)), body: { is_pinned: true } }),
  'delete-booking-note': addNote,
  'restore-booking-note': async (call) => {
    const note = await addNote(call);
    await call.db.query(sql`update booking_notes set deleted_at = now() where id = ${note.within}::bigint`);
    return { ...note, body: {} };
  },
  'delete-booking': async (call) => ({ id: await addStay(call) }),
  'restore-booking': async (call) => {
    const id = await addStay(call);
    await call.db.query(sql`update bookings set deleted_at = now() where id = ${id}`);
    return { id, body: {} };
  },
  'list-room-choices': async (call) => ({ id: await addStay(call) }),
  'assign-room': async (call) => ({ id: await addStay(call), body: { room_id: null } }),
  'assign-stays': async (call) => ({ body: { ids: [await addStay(call)] } }),
  'send-verification': async (call) => ({ id: await addStay(call), body: {} }),
  'get-user-by-token': async ({ db, hotel_id }) => {
    const verification_token = randomUUID();
    await addBooking(db, { hotel_id, checkin_date: '2030-01-01', verification_token });
    return { id: verification_token };
  },
};

async function addNote(call: MatrixCall, { is_pinned = false } = {}) {
  const booking_id = await addStay(call);
  const [row] = await call.db.query<{ id: number }>(sql`
    insert into booking_notes (hotel_id, booking_id, text, is_pinned, created_by)
    values (${call.hotel_id}, ${booking_id}, 'Late arrival', ${is_pinned}, ${call.user_id}) returning id`);
  return { id: booking_id, within: String(row?.id) };
}

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
  const [row] = await db.query<{ id: number; hotel_id: number }>(sql`
    insert into verification_attempts (hotel_id, booking_id, person_name, token_hash, state, finished_at, similarity_score,
      reason, desk_review)
    select hotel_id, id, name, verification_token_hash, 'refused', now(), 77, 'NO_MATCH', true from bookings
    where id = ${booking_id} returning id, hotel_id`);
  await images.put(`${booking_id}/${photo}`, Buffer.from('photo'));
  await db.query(sql`
    insert into verification_images (id, hotel_id, booking_id, attempt_id, kind, path, delete_at)
    values (${photo}::uuid, ${row?.hotel_id}::integer, ${booking_id}, ${row?.id}::bigint, 'selfie', ${`${booking_id}/${photo}`},
      now() + interval '1 hour')`);
  return { id: booking_id, within: photo, attempt_id: row?.id };
}

async function addDeskChoice(call: MatrixCall): Promise<void> {
  const booking_id = await addStay(call);
  await call.db.query(sql`
    insert into verification_desk_choices (hotel_id, booking_id, person_name, chosen_at)
    select hotel_id, id, name, now() from bookings where id = ${booking_id}`);
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
  'change-stay': async (call) => ({ id: await addCheckedInStay(call), body: { action: 'check-out' } }),
  'change-stays': async (call) => ({
    body: { ids: [await addStay(call)], action: 'cancel', reason: 'The flight is cancelled' },
  }),
};

let stranger: Promise<PhotoServer> | undefined;

/** The photo server ends with the tests. */
export async function addOwnPhoto({ db, user_id }: MatrixCall): Promise<Sent> {
  const { url } = await (stranger ??= startPhotoServer());
  await db.query(sql`update users set usr_photo = ${`${url}/me.jpg`} where user_id = ${user_id}`);
  return {};
}
