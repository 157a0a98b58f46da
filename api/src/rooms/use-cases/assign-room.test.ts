import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { getBooking } from '../../bookings/bookings.public.ts';
import type { People } from '../../testing/contexts/open-bookings-test.ts';
import { openRoomsTest, type RoomsTest } from '../../testing/contexts/open-rooms-test.ts';
import { assignRoom } from './assign-room.ts';
import { listRoomChoices } from './list-room-choices.ts';
import { createBlock } from './room-blocks.ts';

let fixture: RoomsTest;
beforeAll(async () => {
  fixture = await openRoomsTest();
});
afterAll(() => fixture.drop());
beforeEach(() => fixture.clear());

const assign = (
  booking_id: number,
  room_id: number | null,
  fields = {},
  who: keyof People = 'seaviewAdmin',
) =>
  assignRoom(fixture.database, fixture.people[who], booking_id, {
    ...{ room_id, is_fixed: false, upgrade: false },
    ...fields,
  });
const conflict = (message: string | RegExp, field?: string) => ({
  errorType: 'CONFLICT',
  message: typeof message === 'string' ? message : expect.stringMatching(message),
  ...(field && { fields: [expect.objectContaining({ field })] }),
});
const checkedIn = () => ({ checked_in_at: new Date().toISOString() });

describe('before the arrival', () => {
  test('a booking gets a room of its type, another one, and none, and the booking shows it', async () => {
    const [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
    const id = await fixture.addStay(3, 2);
    expect(await assign(id, one, { is_fixed: true })).toEqual({
      room: { room_id: one, room_number: '100', room_type: 'Double', is_upgrade: false, is_fixed: true },
    });
    expect(await fixture.nightsOf(id)).toEqual(['100: 3..5*']);
    const { room } = await getBooking(fixture.database, fixture.people.seaviewAdmin, id);
    expect(room).toEqual({
      room_id: one,
      room_number: '100',
      room_type: 'Double',
      is_upgrade: false,
      is_fixed: true,
    });
    await assign(id, two);
    expect(await fixture.nightsOf(id)).toEqual(['101: 3..5']);
    expect(await assign(id, null)).toEqual({ room: null });
    expect(await fixture.nightsOf(id)).toEqual([]);
    const records = await fixture.database.query(sql`
      select details from audit_records where action = 'assign-room' and subject_id = ${String(id)} order by id`);
    expect(records).toEqual([
      { details: { before: null, after: '100', is_fixed: true } },
      { details: { before: '100', after: '101', is_fixed: false } },
      { details: { before: '101', after: null, is_fixed: false } },
    ]);
  });

  test('a room of another type needs the confirmation of an upgrade', async () => {
    const suite = await fixture.addRoom({ room_type: 'Deluxe' });
    const id = await fixture.addStay(3, 2);
    await expect(assign(id, suite)).rejects.toMatchObject(
      conflict('Room 100 is of type Deluxe, and Double was booked. Please confirm the upgrade.', 'upgrade'),
    );
    expect(await assign(id, suite, { upgrade: true })).toMatchObject({ room: { is_upgrade: true } });
    expect(await assign(id, suite, { is_fixed: true })).toMatchObject({
      room: { is_upgrade: true, is_fixed: true },
    });
    const { room } = await getBooking(fixture.database, fixture.people.seaviewAdmin, id);
    expect(room).toMatchObject({ is_upgrade: true, is_fixed: true });
    const untyped = await fixture.addStay(8, 2, { room_type: null });
    expect(await assign(untyped, suite)).toMatchObject({ room: { is_upgrade: false } });
  });

  test.each<[string, number, boolean]>([
    ['Out of Order', 5, true],
    ['Maintenance', 0, true],
    ['Maintenance', 5, false],
    ['Dirty', 0, false],
  ])('a room that is %s is refused for a stay in %i days: %s', async (status, from, isRefused) => {
    const room = await fixture.addRoom({ status });
    const given = assign(await fixture.addStay(from, 2), room);
    if (!isRefused) return expect(given).resolves.toMatchObject({ room: { room_id: room } });
    return expect(given).rejects.toMatchObject(
      conflict(`Room 100 is set to ${status}. Please choose another room.`, 'room_id'),
    );
  });

  test('a taken or blocked room is refused, and the room of before remains', async () => {
    const [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
    const [first, second, next] = [
      await fixture.addStay(3, 2),
      await fixture.addStay(4, 3),
      await fixture.addStay(5, 1),
    ];
    await assign(first, one);
    await assign(second, two);
    await expect(assign(second, one)).rejects.toMatchObject(
      conflict(new RegExp(String.raw`^Room 100 is taken by booking #${first} from \S+ to \S+\.$`), 'room_id'),
    );
    expect(await fixture.nightsOf(second)).toEqual(['101: 4..7']);
    await assign(next, one);
    const block = {
      room_id: one,
      from: fixture.day(6),
      to: fixture.day(8),
      kind: 'out_of_order' as const,
      reason: 'Shower',
    };
    await createBlock(fixture.database, fixture.people.seaviewAdmin, block);
    await expect(assign(await fixture.addStay(7, 2), one)).rejects.toMatchObject(
      conflict(/^Room 100 is blocked from \S+ to \S+: Shower$/, 'room_id'),
    );
  });
});

describe('during the stay', () => {
  test('the guests move today, and the nights in the first room remain', async () => {
    const [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
    const id = await fixture.addStay(-2, 5);
    await assign(id, one);
    await fixture.database.query(
      sql`update room_nights set during = daterange(${fixture.day(-2)}::date, upper(during))`,
    );
    await fixture.database.query(sql`update bookings set checked_in_at = now() - interval '2 days'`);
    await assign(id, two);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..0', '101: 0..3']);
    expect(await assign(id, null)).toMatchObject({ room: { room_id: one } });
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..0']);
    await assign(id, one);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..3']);
  });

  test('nights that are over are not changed', async () => {
    const [one, two] = [await fixture.addRoom(), await fixture.addRoom()];
    const id = await fixture.addStay(-2, 2, checkedIn());
    await assign(id, one);
    expect(await fixture.nightsOf(id)).toEqual(['100: -2..0']);
    await expect(assign(id, two)).rejects.toMatchObject(conflict('Nights that are over cannot be changed.'));
  });
});

test.each([
  ['cancelled', sql`cancelled_at = now()`],
  ['a no-show', sql`no_show_at = now()`],
  ['checked out', sql`checked_in_at = now(), checked_out_at = now()`],
])('a booking that is %s gets no room', async (_state, change) => {
  const room = await fixture.addRoom();
  const id = await fixture.addStay(0, 2);
  await fixture.database.query(sql`update bookings set ${change} where id = ${id}`);
  const refusal = conflict('This booking has left or is cancelled, so that it gets no room.');
  await expect(assign(id, room)).rejects.toMatchObject(refusal);
  await expect(choices(id)).rejects.toMatchObject(refusal);
});

test('bookings and rooms of other hotels are not found, and clerks assign none', async () => {
  const room = await fixture.addRoom();
  const id = await fixture.addStay(0, 2);
  const foreign = await fixture.database.query<{ id: number }>(sql`
    insert into rooms (hotel_id, room_number, room_type, status) values (${fixture.alpine}, '1', 'Double', 'Clean')
    returning id`);
  await expect(assign(id, room, {}, 'alpineAdmin')).rejects.toMatchObject({ errorType: 'BOOKING_NOT_FOUND' });
  await expect(assign(id, foreign[0]?.id ?? 0, {}, 'superAdmin')).rejects.toMatchObject({
    errorType: 'NOT_FOUND',
  });
  await expect(assign(id, room, {}, 'seaviewStaff')).rejects.toMatchObject({
    ...{ errorType: 'PERMISSION_DENIED', message: 'You may not assign rooms.' },
  });
  await fixture.database.query(sql`update bookings set deleted_at = now()`);
  await expect(assign(id, room)).rejects.toMatchObject({ errorType: 'BOOKING_NOT_FOUND' });
});

const choices = (id: number) => listRoomChoices(fixture.database, fixture.people.seaviewAdmin, id);

test('the choices name the best rooms first, and why the others cannot be chosen', async () => {
  const [free, own, taken] = [await fixture.addRoom(), await fixture.addRoom(), await fixture.addRoom()];
  const suite = await fixture.addRoom({ room_type: 'Deluxe' });
  const broken = await fixture.addRoom({ status: 'Out of Order' });
  const [id, other] = [await fixture.addStay(3, 2), await fixture.addStay(4, 2)];
  await assign(id, own);
  await assign(other, taken);
  const { room, choices: listed } = await choices(id);
  expect(room).toMatchObject({ room_id: own });
  expect(
    listed.map(({ room_id, is_upgrade, advice, refusal }) => [
      room_id,
      is_upgrade,
      advice?.code,
      refusal?.code,
    ]),
  ).toEqual([
    [own, false, 'STAY_ROOM_SAME', undefined],
    [free, false, 'STAY_ROOM_FREE', undefined],
    [suite, true, undefined, undefined],
    [taken, false, undefined, 'ROOM_TAKEN'],
    [broken, false, undefined, 'ROOM_OUT_OF_USE'],
  ]);
  expect(listed[3]?.refusal?.params).toMatchObject({ id: other, checkin: { date: fixture.day(4) } });
});
