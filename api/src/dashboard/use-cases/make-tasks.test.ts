import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createTestDatabase, type TestDatabase } from '@suite/database/test-database';
import type { Caller } from '../../access/caller.ts';
import { schemaSources } from '../../bootstrap/open-storage.ts';
import { addPerson, addRoom, addStay, openHotel } from '../../testing/contexts/open-dashboard-test.ts';
import type { TestHotel } from '../../testing/contexts/open-dashboard-test.ts';
import { finishTask } from './tasks.ts';
import { makeTasks } from './make-tasks.ts';

let fixture: TestDatabase;
let seaview: TestHotel;
let admin: Caller;

beforeAll(async () => {
  fixture = await createTestDatabase({ migrations: schemaSources });
  seaview = await openHotel(fixture.database, 'Seaview', { time_zone: 'Europe/Lisbon' });
  admin = await addPerson(fixture.database, seaview, ['manage_hotel']);
});
afterAll(() => fixture.drop());
beforeEach(async () => {
  await fixture.database.query(sql`delete from bookings`);
  await fixture.database.query(sql`delete from rooms`);
});

const morning = new Date('2026-07-15T08:00:00Z');
const nextMorning = new Date('2026-07-17T08:00:00Z');

interface Task {
  id: number;
  booking_id: number;
  kind: string;
  task: string;
  due_at: Date;
  room_id: number | null;
}

function tasks(): Promise<Task[]> {
  return fixture.database.query<Task>(
    sql`select id, booking_id, kind, task, due_at, room_id from housekeeping_tasks order by booking_id, kind`,
  );
}

function recordsOf(action: string, subject_id: number) {
  return fixture.database.query(
    sql`select hotel_id from audit_records where action = ${action} and subject_id = ${String(subject_id)}`,
  );
}

describe('the tasks of a day', () => {
  test('are made of its arrivals and departures, each once however many processes make them', async () => {
    const { database } = fixture;
    const arriving = await addStay(database, {
      hotel_id: seaview.id,
      checkin_date: '2026-07-15',
      room_type: 'Suite',
    });
    const leaving = await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-13', nights: 2 });
    const open = await addStay(database, {
      ...{ hotel_id: seaview.id, checkin_date: '2026-07-10', nights: 5 },
      ...{ isOpen: true, room_type: null },
    });
    await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-15', cancelled: true });
    await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-14', nights: 2 });
    await Promise.all(Array.from({ length: 6 }, () => makeTasks(database, morning)));
    await makeTasks(database, morning);
    expect(await tasks()).toMatchObject([
      {
        ...{ booking_id: arriving, kind: 'arrival' },
        task: `Prepare a Suite room for the arrival of booking ${arriving}`,
        due_at: new Date('2026-07-15T14:00:00Z'),
      },
      {
        ...{ booking_id: leaving, kind: 'departure' },
        task: `Clean a Double room after the departure of booking ${leaving}`,
        due_at: new Date('2026-07-15T11:00:00Z'),
      },
      { booking_id: open, kind: 'departure', task: `Clean a room after the departure of booking ${open}` },
    ]);
    expect(await recordsOf('note-arrival', arriving)).toEqual([{ hotel_id: seaview.id }]);
    expect(await recordsOf('note-departure', leaving)).toHaveLength(1);
  });

  test("begin when the hotel's own day does", async () => {
    const { database } = fixture;
    const atoll = await openHotel(database, 'Atoll', { time_zone: 'Pacific/Kiritimati' });
    const lagoon = await openHotel(database, 'Lagoon', { time_zone: 'Pacific/Pago_Pago' });
    const asleep = await openHotel(database, 'Asleep', { is_active: false });
    for (const { id } of [atoll, lagoon, asleep]) {
      await addStay(database, { hotel_id: id, checkin_date: '2026-07-16' });
    }
    const hotels = async () => {
      const rows = await database.query<{ hotel_id: number }>(
        sql`select hotel_id from housekeeping_tasks order by id`,
      );
      return rows.map(({ hotel_id }) => hotel_id);
    };
    await makeTasks(database, new Date('2026-07-15T09:59:59Z'));
    expect(await hotels()).toEqual([]);
    await makeTasks(database, new Date('2026-07-15T10:00:00Z'));
    expect(await hotels()).toEqual([atoll.id]);
    await makeTasks(database, new Date('2026-07-16T10:59:59Z'));
    expect(await hotels()).toEqual([atoll.id]);
    await makeTasks(database, new Date('2026-07-16T11:00:00Z'));
    expect(await hotels()).toEqual([atoll.id, lagoon.id]);
  });

  test('follow a stay that is moved, and leave one that is cancelled', async () => {
    const { database } = fixture;
    const moved = await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-15' });
    const cancelled = await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-15' });
    await makeTasks(database, morning);
    const [first, second] = await tasks();
    await database.query(sql`update bookings set checkin_date = '2026-07-16' where id = ${moved}`);
    await database.query(sql`update bookings set deleted_at = now() where id = ${cancelled}`);
    await makeTasks(database, morning);
    expect(await tasks()).toEqual([]);
    expect(await recordsOf('delete-task', first?.id ?? 0)).toHaveLength(1);
    expect(await recordsOf('delete-task', second?.id ?? 0)).toHaveLength(1);
    await makeTasks(database, new Date('2026-07-16T08:00:00Z'));
    expect(await tasks()).toMatchObject([{ booking_id: moved, kind: 'arrival' }]);
  });
});

test('the room that was prepared for a stay is the one that is dirty after it', async () => {
  const { database } = fixture;
  const room_id = await addRoom(database, seaview.id, { status: 'Dirty' });
  const status = async () =>
    (await database.query<{ status: string }>(sql`select status from rooms where id = ${room_id}`))[0]
      ?.status;
  const stay = await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-15', nights: 2 });
  await makeTasks(database, morning);
  const [arrival] = await tasks();
  await finishTask(database, admin, arrival?.id ?? 0, { room_id });
  expect(await status()).toBe('Clean');

  const twoDaysLate = new Date('2026-07-19T08:00:00Z');
  await addStay(database, {
    hotel_id: seaview.id,
    checkin_date: '2026-07-15',
    nights: 2,
    name: 'In no known room',
  });
  await makeTasks(database, twoDaysLate, 1);
  expect(await status()).toBe('Clean');
  await makeTasks(database, twoDaysLate, 2);
  expect(await status()).toBe('Dirty');
  expect(await tasks()).toHaveLength(2);
  await makeTasks(database, nextMorning);
  const [, departure] = await tasks();
  expect(departure).toMatchObject({
    room_id,
    task: `Clean room 100 after the departure of booking ${stay}`,
  });
  await makeTasks(database, nextMorning);
  expect(await recordsOf('set-room-state', room_id)).toHaveLength(1);
  await finishTask(database, admin, departure?.id ?? 0, {});
  expect(await status()).toBe('Clean');
});

test('a departure dirties the room that the booking has last', async () => {
  const { database } = fixture;
  const [first, last] = [await addRoom(database, seaview.id), await addRoom(database, seaview.id)];
  const stay = await addStay(database, { hotel_id: seaview.id, checkin_date: '2026-07-11', nights: 4 });
  await database.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id)
    values (${seaview.id}, ${first}, '[2026-07-11,2026-07-13)', ${stay}), (${seaview.id}, ${last}, '[2026-07-13,2026-07-15)', ${stay})`);
  await makeTasks(database, morning);
  expect(await tasks()).toMatchObject([
    { kind: 'departure', room_id: last, task: `Clean room 101 after the departure of booking ${stay}` },
  ]);
  expect(await database.query(sql`select status from rooms order by id`)).toEqual([
    { status: 'Clean' },
    { status: 'Dirty' },
  ]);
});
