import { sql } from '@suite/database';
import { sealAddress } from '../../calendars/calendars.public.ts';
import { addRoom, idOf, unique, type MatrixCall, type Sent } from './matrix-call.ts';

/** Nothing listens there. */
const address = 'http://127.0.0.1:9/room.ics';
const fields = { name: 'Bay Stays', address, interval_minutes: 60 };
const secretKey = [Buffer.alloc(32)] as const;

async function addFeed({ db, hotel_id }: MatrixCall): Promise<{ id: number; token: string }> {
  const token = unique().padEnd(43, 'x');
  const id = await idOf(
    db.query(sql`
      insert into calendar_feeds (hotel_id, name, token_hash, includes_names)
      values (${hotel_id}, 'Bay Stays', sha256(${token}::bytea), false) returning id`),
  );
  return { id, token };
}

async function addCalendar(call: MatrixCall): Promise<number> {
  const { db, hotel_id } = call;
  const room_id = await addRoom(call);
  return idOf(
    db.query(sql`
      insert into external_calendars (hotel_id, room_id, name, host, url_encrypted, interval_minutes)
      values (${hotel_id}, ${room_id}, 'Bay Stays', '127.0.0.1:9', ${sealAddress(secretKey, hotel_id, address)}, 60)
      returning id`),
  );
}

export const calendarCalls: Record<string, (call: MatrixCall) => Promise<Sent>> = {
  'create-calendar-feed': async (call) => ({
    body: { name: 'Bay Stays', room_id: await addRoom(call), includes_names: false },
  }),
  'revoke-calendar-feed': async (call) => ({ id: (await addFeed(call)).id }),
  'get-calendar-feed': async (call) => ({ id: `${(await addFeed(call)).token}.ics` }),
  'create-external-calendar': async (call) => ({ body: { ...fields, room_id: await addRoom(call) } }),
  'update-external-calendar': async (call) => ({ id: await addCalendar(call), body: fields }),
  'delete-external-calendar': async (call) => ({ id: await addCalendar(call) }),
  'read-external-calendar': async (call) => ({ id: await addCalendar(call), body: {} }),
};
