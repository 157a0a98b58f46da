import { addDays, calendarDateIn } from '@suite/contracts/dates';
import type { ExternalCalendar } from '@suite/contracts/integrations';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { startPhotoServer, type PhotoServer } from '../processes/start-photo-server.ts';
import { insertHotel, insertUser } from '../contexts/insert-user.ts';
import { addRoom, addStay } from '../contexts/open-dashboard-test.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Days are counted from today; the hotels' clocks are in UTC. */
export interface CalendarsTest {
  server: TestApp;
  hotel_id: number;
  room_id: number;
  foreign: ForeignCalendar;
  day(offset: number): string;
  call(method: Method, path: string, body?: object, who?: 'admin' | 'stranger'): ReturnType<typeof send>;
  subscribe(fields?: object): Promise<ExternalCalendar>;
  read(id: number, body?: object): Promise<ExternalCalendar>;
  /** Returns the external nights of the room as days from today, such as `5..7`. */
  nights(room_id?: number): Promise<string[]>;
  /** Gives a stay the room for its nights. */
  stayInRoom(from: number, nights: number): Promise<number>;
  close(): Promise<void>;
}

interface ForeignCalendar extends PhotoServer {
  text: string;
  status: number;
  headers: Record<string, string>;
  /** Sets events of these nights. */
  events(...nights: [from: number, to: number][]): void;
}

const send = (server: TestApp, method: Method, path: string, headers: object, body?: object) =>
  server.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...headers },
    ...(body && { payload: body }),
  });

export async function openCalendarsTest(): Promise<CalendarsTest> {
  const server = await createTestApp();
  const { database } = server;
  const hotel_id = await insertHotel(database, 'Seaview');
  const other = await insertHotel(database, 'Alpine');
  await insertUser(database, { usr_email: 'admin@suite.test', hotel_id, permissions: ['manage_hotel'] });
  await insertUser(database, {
    usr_email: 'else@suite.test',
    hotel_id: other,
    permissions: ['manage_hotel'],
  });
  const headers = {
    admin: await server.signIn('admin@suite.test'),
    stranger: await server.signIn('else@suite.test'),
  };
  const room_id = await addRoom(database, hotel_id);
  const today = calendarDateIn('UTC');
  const day = (offset: number) => addDays(today, offset);
  const foreign = await startForeignCalendar(day);
  const call: CalendarsTest['call'] = (method, path, body, who = 'admin') =>
    send(server, method, path, headers[who], body);
  const path = '/integrations/external-calendars';
  let subscribed = 0;
  return {
    server,
    hotel_id,
    room_id,
    foreign,
    day,
    call,
    async subscribe(fields = {}) {
      subscribed += 1;
      const address = `${foreign.url}/room.ics?${subscribed}`;
      const body = { room_id, name: 'Bay Stays', address, interval_minutes: 60, ...fields };
      const answer = await call('POST', path, body);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().result;
    },
    async read(id, body = {}) {
      const answer = await call('POST', `${path}/${id}/read`, body);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().result;
    },
    async nights(of = room_id) {
      const rows = await database.query<{ text: string }>(sql`
        select (lower(during) - ${today}::date) || '..' || (upper(during) - ${today}::date) as text from room_nights
        where hotel_id = ${hotel_id} and room_id = ${of} and block_kind = 'external' order by during`);
      return rows.map(({ text }) => text);
    },
    async stayInRoom(from, nights) {
      const id = await addStay(database, { hotel_id, checkin_date: day(from), nights });
      await database.query(sql`
        insert into room_nights (hotel_id, room_id, during, booking_id)
        values (${hotel_id}, ${room_id}, daterange(${day(from)}::date, ${day(from + nights)}::date), ${id})`);
      return id;
    },
    async close() {
      foreign.close();
      await server.close();
    },
  };
}

async function startForeignCalendar(day: (offset: number) => string): Promise<ForeignCalendar> {
  const answered = { text: '', status: 200, headers: {} as Record<string, string> };
  const http = await startPhotoServer((request, response) => {
    const { etag } = answered.headers;
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : answered.status, answered.headers).end(isKnown ? '' : answered.text);
  });
  const eventOf = ([from, to]: [number, number], index: number) => [
    ...['BEGIN:VEVENT', `UID:${index}@bay.test`, `DTSTART;VALUE=DATE:${day(from).replaceAll('-', '')}`],
    ...[`DTEND;VALUE=DATE:${day(to).replaceAll('-', '')}`, 'SUMMARY:Reserved', 'END:VEVENT'],
  ];
  return Object.assign(answered, http, {
    events(...nights: [number, number][]) {
      const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...nights.flatMap(eventOf), 'END:VCALENDAR', ''];
      Object.assign(answered, { text: lines.join('\r\n'), status: 200, headers: {} });
    },
  });
}
