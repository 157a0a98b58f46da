import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  notificationKinds,
  notificationPermissions,
  type NotificationPreference,
} from '@suite/contracts/notifications';
import { sql } from '@suite/database';
import {
  notifiedPeople,
  openNotificationsTest,
  type NotificationsTest,
} from '../testing/contexts/open-notifications-test.ts';
import { deleteOldNotifications } from './notifications.repository.ts';

let open: NotificationsTest;
let desk: NotificationsTest['desk'];
let room: NotificationsTest['room'];
let { id, call, list, kinds, count, choosesDesk, notifyOfDesk, signInAgain } = {} as NotificationsTest;

beforeAll(async () => {
  open = await openNotificationsTest();
  ({ desk, room } = open);
  ({ id, call, list, kinds, count, choosesDesk, notifyOfDesk, signInAgain } = open);
});
afterAll(() => room.close());
beforeEach(() => open.begin());

const preferencesOf = async (who: string) =>
  (await call(who, 'GET', '/notifications/preferences')).json<{
    result: { preferences: NotificationPreference[] };
  }>().result.preferences;

test.each(notificationKinds)(
  'who holds no permission for %s neither sees it nor is asked about it',
  async (kind) => {
    for (const { name: who, hotel, permissions } of notifiedPeople) {
      await room.database.query(sql`
      insert into notifications (user_id, kind, hotel_id, booking_id)
      values (${id(who)}, ${kind}, ${hotel && room[hotel]}, ${desk.party.booking_id})`);
      const isPlatform = kind === 'hotel' || kind === 'release';
      const holds = permissions.some((name) => notificationPermissions[kind].includes(name));
      const isShown = holds && (isPlatform || hotel !== null);
      expect([who, await kinds(who), await count(who)]).toEqual([
        who,
        isShown ? [kind] : [],
        isShown ? 1 : 0,
      ]);
      const preferences = await preferencesOf(who);
      expect([who, preferences.some((one) => one.kind === kind)]).toEqual([who, isShown]);
    }
  },
);

describe('a reader', () => {
  test('who lost the right, or moved to another hotel, no longer reads the name of the guest', async () => {
    await choosesDesk();
    expect(await count('desk')).toBe(1);
    const roles = sql`select role_id from user_roles where user_id = ${id('desk')}`;
    const [lost] = await room.database.query<{ permission_id: number; role_id: number }>(
      sql`delete from role_permissions where role_id in (${roles}) returning permission_id, role_id`,
    );
    await signInAgain('desk');
    const answers = [(await call('desk', 'GET', '/notifications')).body, await count('desk')];
    await room.database.query(
      sql`insert into role_permissions (role_id, permission_id) values (${lost?.role_id}, ${lost?.permission_id})`,
    );
    await signInAgain('desk');
    expect(answers).toEqual([expect.not.stringContaining('Duarte'), 0]);

    await room.database.query(sql`update users set hotel_id = ${room.alpine} where user_id = ${id('desk')}`);
    await signInAgain('desk');
    const moved = await kinds('desk');
    await room.database.query(sql`update users set hotel_id = ${room.seaview} where user_id = ${id('desk')}`);
    await signInAgain('desk');
    expect([moved, await kinds('desk')]).toEqual([[], ['desk']]);
  });

  test('finds neither name nor link of a booking that was deleted', async () => {
    await choosesDesk();
    await room.database.query(sql`update bookings set deleted_at = now()`);
    expect((await list('desk')).notifications).toMatchObject([{ name: null, booking_id: null }]);
  });

  test('leafs through pages, newest first, without a gap when something comes meanwhile', async () => {
    for (let made = 0; made < 5; made += 1) await notifyOfDesk();
    const first = await list('desk', '?limit=2');
    await notifyOfDesk();
    const second = await list('desk', `?limit=2&before=${first.next}`);
    const third = await list('desk', `?limit=2&before=${second.next}`);
    const ids = [first, second, third].flatMap(({ notifications }) => notifications.map((one) => one.id));
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
    expect(third.next).toBeNull();
    expect(await count('desk')).toBe(6);
  });

  test('marks one as read, twice if they like, and never that of another person', async () => {
    await notifyOfDesk();
    const [mine] = (await list('desk')).notifications;
    expect((await call('manager', 'POST', `/notifications/${mine?.id}/read`)).statusCode).toBe(404);
    expect(await count('desk')).toBe(1);
    for (let times = 0; times < 2; times += 1)
      expect((await call('desk', 'POST', `/notifications/${mine?.id}/read`)).statusCode).toBe(200);
    expect([await count('desk'), await count('manager')]).toEqual([0, 1]);
    expect((await list('desk')).notifications).toMatchObject([{ id: mine?.id, is_read: true }]);
  });

  test('marks all that they have seen as read, not what came after', async () => {
    await notifyOfDesk();
    await notifyOfDesk();
    const newest = (await list('desk')).notifications[0]?.id;
    await notifyOfDesk();
    const marked = await call('desk', 'POST', '/notifications/read', { newest });
    expect(marked.json()).toMatchObject({ result: { count: 2 } });
    expect([await count('desk'), await count('manager')]).toEqual([1, 3]);
  });

  test('has those in the app alone, until they choose otherwise, for themselves', async () => {
    expect(await preferencesOf('clerk')).toEqual([{ kind: 'staff', in_app: true, daily_mail: false }]);
    await notifyOfDesk();
    const chosen = { in_app: false, daily_mail: true };
    expect((await call('desk', 'PUT', '/notifications/preferences/desk', chosen)).statusCode).toBe(200);
    expect(await preferencesOf('desk')).toContainEqual({ kind: 'desk', ...chosen });
    expect([await kinds('desk'), await count('desk'), await count('manager')]).toEqual([[], 0, 1]);
    await call('desk', 'PUT', '/notifications/preferences/desk', { in_app: true, daily_mail: true });
    expect(await kinds('desk')).toEqual(['desk']);
    expect((await call('desk', 'PUT', '/notifications/preferences/desk', { in_app: true })).statusCode).toBe(
      400,
    );
    expect((await call('desk', 'PUT', '/notifications/preferences/secrets', chosen)).statusCode).toBe(400);
  });
});

test('what is older than 90 days is deleted, read or not', async () => {
  for (const days of [89, 91]) {
    const happened_at = new Date(Date.now() - days * 86_400_000);
    await notifyOfDesk(null, happened_at);
  }
  await deleteOldNotifications(room.database, 90);
  expect([await count('desk'), await count('manager')]).toEqual([1, 1]);
});
