import { sql } from '@suite/database';
import { insertUser } from './insert-user.ts';
import { openVerificationTest } from './open-verification-test.ts';
import type { Answer, LinkedParty, VerificationTest } from './open-verification-test.ts';

export interface DeskTest {
  room: VerificationTest;
  party: LinkedParty;
  book(): Promise<void>;
  call(path: string, body?: object, who?: string, id?: number): Promise<Answer>;
  undo(path: string, who?: string): Promise<Answer>;
  arriveIn(days: number): Promise<void>;
  primary(): { user_type: string; item_id: number };
  other(at?: number): { user_type: string; item_id: number | undefined };
  verify(user_type: object, method?: string, who?: string): Promise<Answer>;
  verifyAll(): Promise<void>;
  records(action: string): Promise<{ actor_user_id: number | null; details: object }[]>;
}

export async function openDeskTest(): Promise<DeskTest> {
  const room = await openVerificationTest();
  const { database, seaview, alpine } = room;
  const staff = [
    ['super admin', null, ['manage_hotel', 'hotel_checkins_manage']],
    ['manager', seaview, ['manage_hotel']],
    ['desk', seaview, ['hotel_checkins_manage']],
    ['clerk', seaview, ['hotel_checkins_create', 'create_staff', 'update_permissions']],
    ['trainee', seaview, []],
    ['night desk', alpine, ['hotel_checkins_manage']],
    ['alpine desk', alpine, ['hotel_checkins_manage', 'manage_hotel']],
  ] as const;
  const desks: Record<string, { cookie: string; origin: string }> = {};
  for (const [name, hotel_id, permissions] of staff) {
    const usr_email = `${name.replace(' ', '.')}@desk.test`;
    await insertUser(database, { usr_email, hotel_id, permissions });
    desks[name] = await room.signIn(usr_email);
  }
  const test: DeskTest = {
    room,
    party: await room.book(),
    async book() {
      test.party = await room.book({ guests: ['Bo Lindqvist', 'Ida Lindqvist'] });
      await database.query(sql`update passengers set type = 'Child' where id = ${test.party.guests[1]?.id}`);
    },
    call: (path, body, who = 'desk', id = test.party.booking_id) =>
      room.app.inject({
        method: body ? 'POST' : 'GET',
        url: path.startsWith('/api') ? path : `/api/bookings/${id}${path}`,
        headers: desks[who] ?? {},
        ...(body && { payload: body }),
      }),
    undo: (path, who = 'desk') =>
      room.app.inject({
        method: 'DELETE',
        url: `/api/bookings/${test.party.booking_id}${path}`,
        headers: desks[who] ?? {},
      }),
    async arriveIn(days) {
      await database.query(sql`
        update bookings set checkin_date = (now() at time zone time_zone)::date + ${days}::integer, checkout_date = null
        from hotels where hotels.id = hotel_id and bookings.id = ${test.party.booking_id}`);
    },
    primary: () => ({ user_type: 'primary', item_id: test.party.booking_id }),
    other: (at = 0) => ({ user_type: 'guest', item_id: test.party.guests[at]?.id }),
    verify: (user_type, method = 'passport', who = 'desk') =>
      test.call('/desk-verification', { user_type, method }, who),
    async verifyAll() {
      for (const person of [test.other(), test.other(1), test.primary()]) await test.verify(person);
    },
    records: (action) =>
      database.query(sql`
        select actor_user_id, details from audit_records
        where action = ${action} and subject_id = ${String(test.party.booking_id)} order by id`),
  };
  return test;
}
