import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openDatabase, sql } from '@suite/database';
import { insertHotel, insertUser } from '../testing/contexts/insert-user.ts';
import { openAccountTest, type AccountTest, type Headers } from '../testing/contexts/open-account-test.ts';
import { notifyPeople } from './use-cases/notify-people.ts';
import { sendDueSummaries } from './use-cases/send-due-summaries.ts';

let server: AccountTest;
let seaview: number;
let ana: { user_id: number; headers: Headers };
const publicUrl = 'https://suite.test';
const inTokyo = (time: string) => new Date(`${time}:00+09:00`);

beforeAll(async () => {
  server = await openAccountTest();
  seaview = await insertHotel(server.database, 'Seaview');
  await server.database.query(sql`update hotels set time_zone = 'Asia/Tokyo' where id = ${seaview}`);
  ana = await add('ana@seaview.test');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of [
    sql`notifications`,
    sql`notification_summaries`,
    sql`emails`,
    sql`notification_preferences`,
  ])
    await server.database.query(sql`delete from ${table}`);
  await choose('desk');
});

async function add(usr_email: string) {
  const permissions = ['hotel_checkins_manage'] as const;
  const user_id = await insertUser(server.database, { usr_email, hotel_id: seaview, permissions });
  return { user_id, headers: await server.signIn(usr_email) };
}
const choose = async (kind: string, daily_mail = true) => {
  const url = `/api/notifications/preferences/${kind}`;
  const payload = { in_app: true, daily_mail };
  expect((await server.app.inject({ method: 'PUT', url, headers: ana.headers, payload })).statusCode).toBe(
    200,
  );
};
const notify = (happened_at: Date, kind: 'desk' | 'flags' = 'desk') =>
  notifyPeople(server.database, { kind, hotel_id: seaview, actor_id: null, happened_at });
const sendAt = (time: string, database = server.database) =>
  sendDueSummaries(database, { publicUrl, now: inTokyo(time) });
const mails = async () => server.mailsTo('ana@seaview.test');

test('a summary goes out at 07:00 of the hotel, with what was unread then, in plain sentences', async () => {
  await notify(inTokyo('2026-03-02T11:00'));
  await notify(inTokyo('2026-03-03T06:59'));
  await choose('flags');
  await notify(inTokyo('2026-03-02T12:00'), 'flags');
  await sendAt('2026-03-03T06:59');
  expect(await mails()).toEqual([]);
  await notify(inTokyo('2026-03-03T07:01'));
  await sendAt('2026-03-03T07:05');
  expect(await mails()).toEqual([
    {
      subject: 'You have 3 unread notifications',
      text: expect.stringContaining(
        [
          'Hello Test,',
          'Since your last summary, and not read yet:',
          'The check of 1 guest was flagged.',
          '2 guests would rather show an ID at the front desk.',
          'Open the Management Suite: https://suite.test/',
          'You get this summary at 07:00 because you chose it. Change what you are notified of at https://suite.test/account',
        ].join('\n\n'),
      ),
    },
  ]);
});

test('it is sent once a day, however often and late a server looks, and the next one begins where it ended', async () => {
  await notify(inTokyo('2026-03-02T11:00'));
  for (const time of ['2026-03-03T09:00', '2026-03-03T09:01', '2026-03-03T23:00', '2026-03-04T06:00'])
    await sendAt(time);
  expect(await mails()).toHaveLength(1);
  // The person has received nothing since the last summary.
  await sendAt('2026-03-04T07:00');
  expect(await mails()).toHaveLength(1);
  await notify(inTokyo('2026-03-04T12:00'));
  await sendAt('2026-03-05T07:00');
  expect((await mails()).map(({ subject }) => subject)).toEqual(
    Array(2).fill('You have 1 unread notification'),
  );
});

test('two workers at once send one mail', async () => {
  await notify(inTokyo('2026-03-02T11:00'));
  const other = await openDatabase(server.databaseUrl);
  try {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sendAt('2026-03-03T07:00', index % 2 === 0 ? server.database : other),
      ),
    );
  } finally {
    await other.close();
  }
  expect(await mails()).toHaveLength(1);
});

test('nothing is mailed of what was read, of kinds that were not chosen, and to people who were switched off', async () => {
  await notify(inTokyo('2026-03-02T11:00'), 'flags');
  await sendAt('2026-03-03T07:00');
  await notify(inTokyo('2026-03-03T11:00'));
  await server.database.query(sql`update notifications set read_at = now()`);
  await sendAt('2026-03-04T07:00');
  const bo = await add('bo@seaview.test');
  await server.database.query(sql`
    insert into notification_preferences (user_id, kind, in_app, daily_mail) values (${bo.user_id}, 'desk', true, true)`);
  await notify(inTokyo('2026-03-04T11:00'));
  await server.database.query(sql`update users set is_active = false where user_id = ${bo.user_id}`);
  await choose('desk', false);
  await sendAt('2026-03-05T07:00');
  expect([await mails(), await server.mailsTo('bo@seaview.test')]).toEqual([[], []]);
});

test('nothing is mailed to somebody who lost the right since', async () => {
  await notify(inTokyo('2026-03-02T11:00'));
  const roles = sql`select role_id from user_roles where user_id = ${ana.user_id}`;
  const [lost] = await server.database.query<{ permission_id: number; role_id: number }>(
    sql`delete from role_permissions where role_id in (${roles}) returning permission_id, role_id`,
  );
  await sendAt('2026-03-03T07:00');
  await server.database.query(
    sql`insert into role_permissions (role_id, permission_id) values (${lost?.role_id}, ${lost?.permission_id})`,
  );
  ana.headers = await server.signIn('ana@seaview.test');
  expect(await mails()).toEqual([]);
});

test('a mail that cannot be written stays due, and keeps nobody else from theirs', async () => {
  const cy = await add('cy@seaview.test');
  await server.database.query(sql`
    insert into notification_preferences (user_id, kind, in_app, daily_mail) values (${cy.user_id}, 'desk', true, true)`);
  await notify(inTokyo('2026-03-02T11:00'));
  await server.database.query(
    sql`alter table emails add constraint none_to_ana check (recipient <> 'ana@seaview.test') not valid`,
  );
  await expect(sendAt('2026-03-03T07:00')).rejects.toThrow('1 daily summaries could not be written');
  expect(await server.mailsTo('cy@seaview.test')).toHaveLength(1);
  await server.database.query(sql`alter table emails drop constraint none_to_ana`);
  await sendAt('2026-03-03T07:10');
  expect([await mails(), await server.mailsTo('cy@seaview.test')].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});
