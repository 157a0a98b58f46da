import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import { createReleaseToken } from '@suite/registry';
import { registerHotel } from '../hotels/hotels.public.ts';
import { hotelRegistration } from '../testing/contexts/hotel-registration.factory.ts';
import { insertUser } from '../testing/contexts/insert-user.ts';
import {
  openNotificationsTest,
  type NotificationsTest,
} from '../testing/contexts/open-notifications-test.ts';
import { said } from '../testing/contexts/open-verification-test.ts';
import { pipelineOf } from '../testing/release-over-http.ts';
import { notifyPeople } from './use-cases/notify-people.ts';

let open: NotificationsTest;
let desk: NotificationsTest['desk'];
let room: NotificationsTest['room'];
let { id, list, kinds, notified, choosesDesk, notifyOfDesk } = {} as NotificationsTest;

beforeAll(async () => {
  open = await openNotificationsTest();
  ({ desk, room } = open);
  ({ id, list, kinds, notified, choosesDesk, notifyOfDesk } = open);
});
afterAll(() => room.close());
beforeEach(() => open.begin());

describe('those who may act on it are notified, of their hotel alone', () => {
  const atDesk = { review: ['manager', 'desk'], desk: ['manager', 'desk'] };

  test('of a guest who chose the desk, once', async () => {
    await choosesDesk();
    await choosesDesk();
    expect(await notified()).toEqual({ manager: ['desk'], desk: ['desk'] });
    expect((await list('desk')).notifications).toEqual([
      {
        ...{ id: expect.any(Number), kind: 'desk', is_read: false, created_at: expect.stringMatching(/Z$/) },
        ...{ name: 'Ines Duarte', booking_id: desk.party.booking_id, user_id: null, hotel_id: null },
        ...{ remote: null, release: null, release_change: null },
      },
    ]);
  });

  test('of photos to review', async () => {
    room.engine.answer = { similarity_score: 77.5, reason: 'NO_MATCH' };
    await room.check(desk.party.token);
    expect(Object.keys(await notified())).toEqual(atDesk.review);
    expect(await kinds('desk')).toEqual(['review']);
  });

  test('of a flag of a check that verified', async () => {
    const document_data = {
      ...{ document_type: 'PASSPORT', issuing_country: 'PRT', full_name: 'INES DUARTE', mrz_valid: true },
      ...{ date_of_birth: null, expiry_date: '2020-01-31', number_last4: '4821' },
    };
    room.engine.answer = { document_data };
    await room.check(desk.party.token);
    expect(await notified()).toEqual({ manager: ['flags'], desk: ['flags'] });
  });

  test('of the third refusal in a row, and not of the others', async () => {
    room.engine.answer = { similarity_score: 40, reason: 'NO_MATCH' };
    for (const expected of [[], [], ['failures'], ['failures']]) {
      await room.check(desk.party.token);
      expect(await kinds('desk')).toEqual(expected);
    }
  });

  test('of a mail to another guest that was given up', async () => {
    const guest = desk.party.guests[0]?.id ?? 0;
    await room.database.query(sql`
      insert into emails (recipient, subject, body_text, body_html, hotel_id, about_type, about_id)
      values ('wrong@guests.test', 'Your link', '', '', ${room.seaview}, 'passenger', ${guest})`);
    expect(await notified()).toEqual({});
    await room.database.query(sql`update emails set failed_at = now() where recipient = 'wrong@guests.test'`);
    expect(await notified()).toEqual({ manager: ['email'], desk: ['email'] });
    expect((await list('desk')).notifications).toMatchObject([
      { name: 'Bo Lindqvist', booking_id: desk.party.booking_id },
    ]);
  });

  test('of a new colleague, but the one who added them', async () => {
    const [role] = await room.database.query<{ id: number }>(
      sql`insert into roles (hotel_id, role_name) values (${room.seaview}, 'Porter') returning id`,
    );
    const added = await open.call('clerk', 'POST', '/hotel/staff', {
      ...{ usr_firstname: 'Nora', usr_lastname: 'Quist', usr_email: 'nora@notified.test' },
      ...{ usr_phone: '', position: 'Porter', role_ids: [role?.id] },
    });
    expect(said(added)[0]).toBe(201);
    expect(await notified()).toEqual({ manager: ['staff'] });
    const [notification] = (await list('manager')).notifications;
    expect(notification).toMatchObject({ name: 'Nora Quist', user_id: expect.any(Number), booking_id: null });
  });

  test('of a registered hotel, those who decide about hotels', async () => {
    const { id: hotel_id, hotel_name } = await registerHotel(room.database, hotelRegistration(), {
      address: '',
    });
    expect(await notified()).toEqual({ alpine: ['hotel'], reviewer: ['hotel'] });
    expect((await list('reviewer')).notifications).toMatchObject([{ hotel_id, name: hotel_name }]);
  });

  test('of a release that left two channels at once, but the one who rolled it back', async () => {
    const token = await createReleaseToken(room.database, { remote: '*' });
    const pipeline = pipelineOf('mf-sample', token);
    const url = await room.app.listen({ port: 0 });
    const release = await pipeline.publish(url, pipeline.draft('one'));
    const hotels = [room.seaview, room.alpine];
    const command = (name: string, payload: object, headers: Record<string, string>) =>
      room.app.inject({ method: 'POST', url: `/platform/remotes/mf-sample/${name}`, headers, payload });
    const team = { authorization: `Bearer ${token}` };
    await command('promote', { release, hotels }, team);
    await command('rollback', { hotels }, team);
    await command('promote', { release, hotels }, team);
    expect(said(await command('rollback', { hotels }, await room.signIn('operator@notified.test')))[0]).toBe(
      200,
    );
    expect(await notified()).toEqual({ alpine: ['release', 'release'], operator: ['release'] });
    expect((await list('operator')).notifications).toMatchObject([
      { name: 'mf-sample', remote: 'mf-sample', release, release_change: 'rollback' },
    ]);
  });

  test('but nobody who is switched off, and nobody for what they did themselves', async () => {
    const gone = await insertUser(room.database, {
      ...{ usr_email: 'gone@notified.test', hotel_id: room.seaview, permissions: ['manage_hotel'] },
    });
    await room.database.query(sql`update users set is_active = false where user_id = ${gone}`);
    await notifyOfDesk(id('manager'));
    const rows = await room.database.query(
      sql`select from notifications where user_id in (${gone}, ${id('manager')})`,
    );
    expect([rows, await notified()]).toEqual([[], { desk: ['desk'] }]);
  });

  test('nothing is written when the change is taken back', async () => {
    const failing = room.database.transaction(async (tx) => {
      await notifyPeople(tx, { kind: 'desk', hotel_id: room.seaview, actor_id: null });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await notified()).toEqual({});
  });
});
