import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openNotificationsTest,
  type NotificationsTest,
} from '../testing/contexts/open-notifications-test.ts';

let open: NotificationsTest;
beforeAll(async () => {
  open = await openNotificationsTest();
  await open.begin();
});
afterAll(() => open.room.close());

test('notifications with numbers beyond 32 bits are listed, paged and read', async () => {
  const { room, desk, call, id } = open;
  const first = 3_000_000_000;
  for (const number of [first, first + 1]) {
    await room.database.query(sql`
      insert into notifications (id, user_id, kind, hotel_id, booking_id) overriding system value
      values (${number}, ${id('desk')}, 'desk', ${room.seaview}, ${desk.party.booking_id})`);
  }
  const earlier = await call('desk', 'GET', `/notifications?before=${first + 1}&limit=1`);
  expect(earlier.json().result.notifications).toEqual([expect.objectContaining({ id: first })]);
  expect((await call('desk', 'POST', `/notifications/${first}/read`)).statusCode).toBe(200);
  const rest = await call('desk', 'POST', '/notifications/read', { newest: first + 1 });
  expect(rest.json().result).toEqual({ count: 1 });
});
