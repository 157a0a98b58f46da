import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { HotelAdminDashboard, StaffDashboard } from '@suite/contracts/dashboard';
import { sql } from '@suite/database';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { addRoom } from '../testing/contexts/open-dashboard-test.ts';

type Headers = Awaited<ReturnType<TestApp['signIn']>>;
let server: TestApp;
let hotel_id: number;
let staff_id: number;
let admin: Headers;
let staff: Headers;
let other: Headers;

beforeAll(async () => {
  server = await createTestApp();
  const { database } = server;
  hotel_id = await insertHotel(database, 'Seaview');
  const permissions = ['manage_hotel'] as const;
  await insertUser(database, { usr_email: 'admin@seaview.test', hotel_id, permissions });
  staff_id = await insertUser(database, { usr_email: 'staff@seaview.test', hotel_id, permissions: [] });
  await insertUser(database, {
    usr_email: 'other@seaview.test',
    hotel_id,
    permissions: ['hotel_checkins_manage'],
  });
  admin = await server.signIn('admin@seaview.test');
  staff = await server.signIn('staff@seaview.test');
  other = await server.signIn('other@seaview.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.query(sql`delete from housekeeping_tasks`);
  await server.database.query(sql`delete from rooms`);
});

async function call(
  headers: Headers,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const answer = await server.app.inject({
    method,
    url: `/api/dashboard${path}`,
    headers,
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    ...answer.json<{ message: string; result: Record<string, unknown> }>(),
  };
}

/** Removes the time of the answer and the list of activities, which change between calls. */
async function figures() {
  const answers = await Promise.all([call(admin, 'GET', ''), call(staff, 'GET', '')]);
  const [ofAdmin, ofStaff] = answers.map(({ result }) => ({
    ...result,
    generatedAt: '',
    recentActivities: [],
  }));
  return structuredClone({ ofAdmin, ofStaff }) as unknown as {
    ofAdmin: HotelAdminDashboard;
    ofStaff: StaffDashboard;
  };
}

async function activities(headers: Headers) {
  const { result } = await call(headers, 'GET', '');
  const rows = result['recentActivities'] as { type: string; message: string }[];
  return rows.map(({ type, message }) => `${type}: ${message}`);
}

function stateOf({ roomStatus }: StaffDashboard, status: string) {
  const found = roomStatus.find((each) => each.status === status);
  if (!found) throw new Error(`No ${status}`);
  return found;
}

const task = {
  task: 'Bring towels to 101',
  kind: 'guest_request',
  priority: 'High',
  due_date: '2026-07-01',
  due_time: '١٨:٣٠',
};

describe('each action changes the figures that speak of it, and no other', () => {
  test('assigning rooms, and cleaning one', async () => {
    const { database } = server;
    const rooms = [await addRoom(database, hotel_id, { status: 'Dirty' }), await addRoom(database, hotel_id)];
    const expected = await figures();
    expect(
      await call(admin, 'PUT', '/rooms/assignments', { room_ids: rooms, user_id: staff_id }),
    ).toMatchObject({
      status: 200,
      result: { assigned: 2 },
    });
    expected.ofStaff.dailyOverview.totalRoomsAssigned = 2;
    expected.ofStaff.dailyOverview.cleanedRooms = 1;
    expected.ofStaff.assignedRooms = [
      { id: rooms[0] ?? 0, room_number: '100', room_type: 'Double', status: 'Dirty', is_inspected: false },
      { id: rooms[1] ?? 0, room_number: '101', room_type: 'Double', status: 'Clean', is_inspected: false },
    ];
    expect(await figures()).toEqual(expected);

    expect(await call(staff, 'PATCH', `/rooms/${rooms[0]}`, { status: 'Clean' })).toMatchObject({
      status: 200,
    });
    expected.ofStaff.dailyOverview.cleanedRooms = 2;
    Object.assign(expected.ofStaff.assignedRooms[0] ?? {}, { status: 'Clean' });
    stateOf(expected.ofStaff, 'Dirty').count = 0;
    stateOf(expected.ofStaff, 'Clean').count = 2;
    expect(await figures()).toEqual(expected);

    const inspect = (status: string) =>
      call(staff, 'PATCH', `/rooms/${rooms[0]}`, { status, inspected: true });
    expect(await inspect('Dirty')).toMatchObject({ status: 400 });
    expect(await inspect('Clean')).toMatchObject({ status: 200, result: { is_inspected: true } });
    Object.assign(expected.ofStaff.assignedRooms[0] ?? {}, { is_inspected: true });
    expect(await figures()).toEqual(expected);
    const records = await database.query(sql`
      select details from audit_records where action = 'set-room-state' order by id desc limit 1`);
    expect(records).toMatchObject([{ details: { after: 'Clean', inspected: true } }]);

    await call(staff, 'PATCH', `/rooms/${rooms[0]}`, { status: 'Maintenance' });
    const { ofAdmin } = await figures();
    expect(ofAdmin.hotelInfo).toMatchObject({ totalRooms: 2, roomsInService: 1, availableRooms: 1 });
    expect((await activities(admin))[0]).toBe('maintenance: Room 100: Maintenance');
  });

  test('noting, assigning and finishing a task', async () => {
    const [room_id] = [await addRoom(server.database, hotel_id, { status: 'Dirty' })];
    const expected = await figures();
    const made = await call(other, 'POST', '/tasks', { ...task, kind: 'housekeeping', room_id });
    expect(made.status).toBe(201);
    const id = made.result['id'] as number;
    expected.ofStaff.upcomingTasks = [
      {
        ...{ id, task: task.task, kind: 'housekeeping', priority: 'High', room_number: '100' },
        ...{ room_type: null, isMine: false },
        // Lisbon is an hour ahead of UTC in July.
        time: '2026-07-01T17:30:00.000Z',
      },
    ];
    expect(await figures()).toEqual(expected);

    await call(admin, 'PATCH', `/tasks/${id}`, { user_id: staff_id });
    Object.assign(expected.ofStaff.upcomingTasks[0] ?? {}, { isMine: true });
    expect(await figures()).toEqual(expected);
    expect((await activities(staff))[0]).toBe('task_assigned: Bring towels to 101: Test Person');

    expect(await call(staff, 'POST', `/tasks/${id}/finish`, {})).toMatchObject({ status: 200 });
    expected.ofStaff.upcomingTasks = [];
    stateOf(expected.ofStaff, 'Dirty').count = 0;
    stateOf(expected.ofStaff, 'Clean').count = 1;
    expect(await figures()).toEqual(expected);
    expect((await activities(staff))[0]).toBe('task_completed: Done: Bring towels to 101');
    const again = await call(staff, 'POST', `/tasks/${id}/finish`, {});
    expect([again.status, again.message]).toEqual([409, 'This task is done already.']);
  });

  test('a department and being on duty', async () => {
    const expected = await figures();
    const answer = await call(admin, 'PATCH', `/staff/${staff_id}`, {
      department: 'Housekeeping',
      is_on_duty: true,
    });
    expect(answer.result).toMatchObject({ department: 'Housekeeping', is_on_duty: true });
    expected.ofAdmin.hotelInfo.activeStaff += 1;
    Object.assign(expected.ofAdmin.staffAvailability[1] ?? {}, { available: 1, total: 1 });
    expect(await figures()).toEqual(expected);
    await call(admin, 'PATCH', `/staff/${staff_id}`, { is_on_duty: false });
    const listed = await call(admin, 'GET', `/staff?search=${encodeURIComponent('ＴＥＳＴ')}`);
    expect(listed.result['staff']).toContainEqual(
      expect.objectContaining({ user_id: staff_id, department: 'Housekeeping', is_on_duty: false }),
    );
    const removed = await call(admin, 'PATCH', `/staff/${staff_id}`, { department: null });
    expect(removed.result).toMatchObject({ department: null });
  });
});

describe('who may do what', () => {
  test("a room is only its keeper's, and out of order only by who runs the hotel", async () => {
    const room = await addRoom(server.database, hotel_id, { user_id: staff_id });
    expect((await call(other, 'PATCH', `/rooms/${room}`, { status: 'Dirty' })).message).toBe(
      'This room is not assigned to you.',
    );
    expect((await call(staff, 'PATCH', `/rooms/${room}`, { status: 'Out of Order' })).status).toBe(403);
    expect((await call(admin, 'PATCH', `/rooms/${room}`, { status: 'Out of Order' })).status).toBe(200);
    expect((await call(staff, 'PATCH', `/rooms/${room}`, { status: 'Clean' })).status).toBe(403);
    expect((await call(admin, 'PATCH', `/rooms/${room}`, { status: 'Shiny' })).status).toBe(400);
  });

  test('a task is finished by its assignee, and assigned only by managers', async () => {
    const refused = await call(other, 'POST', '/tasks', { ...task, user_id: staff_id });
    expect(refused.status).toBe(403);
    expect((await call(staff, 'POST', '/tasks', task)).status).toBe(403);
    const made = await call(admin, 'POST', '/tasks', { ...task, user_id: staff_id });
    const id = made.result['id'] as number;
    expect((await call(other, 'POST', `/tasks/${id}/finish`, {})).message).toBe(
      'This task is assigned to another staff member.',
    );
    expect((await call(admin, 'DELETE', `/tasks/${id}`)).status).toBe(200);
    expect((await call(admin, 'DELETE', `/tasks/${id}`)).status).toBe(404);
    expect((await activities(staff))[0]).toBe('guest_request: Bring towels to 101');
  });

  test('nothing of another hotel can be named, and nothing is half done', async () => {
    const { database } = server;
    const away = await insertHotel(database, 'Alpine');
    const stranger = await insertUser(database, {
      usr_email: 'x@alpine.test',
      hotel_id: away,
      permissions: [],
    });
    const foreign = await addRoom(database, away);
    const own = await addRoom(database, hotel_id);
    const both = { room_ids: [own, foreign], user_id: staff_id };
    expect((await call(admin, 'PUT', '/rooms/assignments', both)).message).toBe('Room not found');
    expect(
      (await call(admin, 'PUT', '/rooms/assignments', { room_ids: [own], user_id: stranger })).status,
    ).toBe(404);
    expect((await call(admin, 'POST', '/tasks', { ...task, room_id: foreign })).status).toBe(404);
    expect((await call(admin, 'POST', '/tasks', { ...task, user_id: stranger })).status).toBe(404);
    expect((await call(admin, 'GET', '/rooms?assigned=nobody')).result['rooms']).toHaveLength(1);
    expect((await call(admin, 'GET', '/tasks?status=all')).result['tasks']).toEqual([]);
  });

  test("a removed staff member's tasks and rooms are unassigned", async () => {
    const { database } = server;
    const leaving = await insertUser(database, {
      usr_email: 'leaving@seaview.test',
      hotel_id,
      permissions: [],
    });
    await addRoom(database, hotel_id, { user_id: leaving });
    await call(admin, 'POST', '/tasks', { ...task, user_id: leaving });
    await database.query(sql`update users set is_on_duty = true where user_id = ${leaving}`);
    await database.query(sql`update users set removed_at = now() where user_id = ${leaving}`);
    expect((await call(admin, 'GET', '/rooms?assigned=nobody')).result['rooms']).toHaveLength(1);
    expect((await call(staff, 'GET', '/tasks?assigned=nobody')).result['tasks']).toMatchObject([
      { may_finish: true },
    ]);
    expect((await figures()).ofAdmin.hotelInfo.activeStaff).toBe(0);
  });
});
