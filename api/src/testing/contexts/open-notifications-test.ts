import type { Notification } from '@suite/contracts/notifications';
import { permissionNames, type PermissionName } from '@suite/contracts/permissions';
import { sql } from '@suite/database';
import { notifyPeople } from '../../notifications/notifications.public.ts';
import { insertUser } from './insert-user.ts';
import { openDeskTest, type DeskTest } from './open-desk-test.ts';
import type { Answer, VerificationTest } from './open-verification-test.ts';

export interface NotificationsPage {
  notifications: Notification[];
  next: number | null;
}

export interface NotificationsTest {
  desk: DeskTest;
  room: VerificationTest;
  id(who: string): number;
  call(who: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object): Promise<Answer>;
  list(who: string, query?: string): Promise<NotificationsPage>;
  kinds(who: string): Promise<string[]>;
  count(who: string): Promise<number>;
  notified(): Promise<Record<string, string[]>>;
  choosesDesk(): Promise<Answer>;
  notifyOfDesk(actor_id?: number | null, happened_at?: Date): Promise<void>;
  signInAgain(who: string): Promise<void>;
  begin(): Promise<void>;
}

export const notifiedPeople: readonly {
  name: string;
  hotel: 'seaview' | 'alpine' | null;
  permissions: readonly PermissionName[];
}[] = [
  { name: 'manager', hotel: 'seaview', permissions: ['manage_hotel'] },
  { name: 'desk', hotel: 'seaview', permissions: ['hotel_checkins_manage'] },
  { name: 'clerk', hotel: 'seaview', permissions: ['create_staff'] },
  { name: 'trainee', hotel: 'seaview', permissions: [] },
  { name: 'alpine', hotel: 'alpine', permissions: permissionNames },
  { name: 'reviewer', hotel: null, permissions: ['approve_hotels', 'manage_hotel'] },
  { name: 'operator', hotel: null, permissions: ['manage_releases'] },
];

export async function openNotificationsTest(): Promise<NotificationsTest> {
  const desk = await openDeskTest();
  const { room } = desk;
  const { database } = room;
  const emailOf = (name: string) => `${name}@notified.test`;
  const people: Record<string, { user_id: number; headers: Awaited<ReturnType<typeof room.signIn>> }> = {};
  for (const { name, hotel, permissions } of notifiedPeople) {
    const hotel_id = hotel && room[hotel];
    const user_id = await insertUser(database, { usr_email: emailOf(name), hotel_id, permissions });
    people[name] = { user_id, headers: await room.signIn(emailOf(name)) };
  }
  const test: NotificationsTest = {
    desk,
    room,
    id: (who) => people[who]?.user_id ?? 0,
    call: (who, method, path, payload) =>
      room.app.inject({
        ...{ method, url: `/api${path}`, headers: people[who]?.headers ?? {} },
        ...(payload && { payload }),
      }),
    list: async (who, query = '') =>
      (await test.call(who, 'GET', `/notifications${query}`)).json<{ result: NotificationsPage }>().result,
    kinds: async (who) => (await test.list(who)).notifications.map(({ kind }) => kind),
    count: async (who) =>
      (await test.call(who, 'GET', '/notifications/count')).json<{ result: { count: number } }>().result
        .count,
    async notified() {
      const found: Record<string, string[]> = {};
      for (const { name } of notifiedPeople) {
        const seen = await test.kinds(name);
        if (seen.length > 0) found[name] = seen;
      }
      return found;
    },
    choosesDesk: () => room.call(desk.party.token, '/verification/desk', {}),
    notifyOfDesk: (actor_id = null, happened_at) =>
      notifyPeople(database, {
        ...{ kind: 'desk', hotel_id: room.seaview, actor_id, happened_at },
        booking_id: desk.party.booking_id,
      }),
    async signInAgain(who) {
      const person = people[who];
      if (person) person.headers = await room.signIn(emailOf(who));
    },
    async begin() {
      room.engine.answer = {};
      await database.query(sql`delete from bookings`);
      await database.query(sql`delete from notifications`);
      await database.query(sql`delete from notification_preferences`);
      await desk.book();
    },
  };
  return test;
}
