import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GuestPerson } from '@suite/contracts/bookings';
import type { DeskVerification, VerificationBooking } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import {
  said,
  type LinkedParty,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';

let desk: DeskTest;
let room: VerificationTest;
let party: LinkedParty;

beforeAll(async () => {
  desk = await openDeskTest();
  ({ room } = desk);
});
afterAll(() => room.close());
beforeEach(async () => {
  await desk.book();
  ({ party } = desk);
});

const choose = (token = party.token, user_type?: object) =>
  room.call(token, '/verification/desk', { ...(user_type && { user_type }) });
const shownTo = async (token: string) =>
  (await room.call('', `/getuser_by_token/${token}`))
    .json<{ result: VerificationBooking }>()
    .result.desk_choices.map(({ user_type, item_id }) => ({ user_type, item_id }));
const seenByStaff = async () =>
  (await desk.call('/verification'))
    .json<{ result: DeskVerification }>()
    .result.people.map(({ desk_chosen_at }) => desk_chosen_at !== null);
const verifyPrimary = () =>
  room.database.query(sql`update bookings set is_verified = true where id = ${party.booking_id}`);
const guestOf = (at: number): GuestPerson => ({ user_type: 'guest', item_id: party.guests[at]?.id ?? 0 });
const linkOf = (at: number) => party.guests[at]?.token ?? '';

describe('who would rather show an ID at the desk', () => {
  test('says so once: stored with its time, audited, seen by guest and staff, and verified by nothing', async () => {
    const first = await choose();
    const again = await Promise.all([choose(), choose()]);
    const chosen = [{ ...desk.primary(), chosen_at: expect.stringMatching(/Z$/) }];
    expect(first.json()).toMatchObject({ success: true, result: { desk_choices: chosen } });
    for (const answer of again) expect(answer.json()).toEqual(first.json());
    expect(await shownTo(party.token)).toEqual([desk.primary()]);
    expect(await seenByStaff()).toEqual([true, false, false]);
    const records = await room.database.query(sql`
      select actor_user_id, action, address, details, happened_at from audit_records
      where action = 'choose-desk' and subject_id = ${String(party.booking_id)}`);
    expect(records).toEqual([
      {
        ...{ actor_user_id: null, action: 'choose-desk', address: expect.stringMatching(/^10\.2\./) },
        details: desk.primary(),
        happened_at: new Date(first.json().result.desk_choices[0].chosen_at as string),
      },
    ]);
    const [booking] = await room.database.query(
      sql`select is_verified from bookings where id = ${party.booking_id}`,
    );
    expect(booking).toEqual({ is_verified: false });
  });

  test('is chosen by the verified primary guest for others, who see their own choice alone', async () => {
    await verifyPrimary();
    expect((await choose(party.token, guestOf(0))).statusCode).toBe(200);
    const own = await choose(linkOf(1));
    expect(own.json().result.desk_choices).toMatchObject([guestOf(1)]);
    expect(await shownTo(party.token)).toEqual([guestOf(0), guestOf(1)]);
    expect(await shownTo(linkOf(0))).toEqual([guestOf(0)]);
    expect(said(await choose())).toEqual([409, 'CONFLICT']);
  });

  test('is refused for a person who is named wrongly, and for more than one person', async () => {
    for (const body of [{ user_type: { user_type: 'admin', item_id: 1 } }, { is_verified: true }]) {
      expect((await room.call(party.token, '/verification/desk', body)).statusCode).toBe(400);
    }
    expect(await seenByStaff()).toEqual([false, false, false]);
  });

  test('has changed their mind once they consent, and may again', async () => {
    await choose();
    expect((await room.consent(party.token)).statusCode).toBe(200);
    expect(await shownTo(party.token)).toEqual([]);
    expect(await seenByStaff()).toEqual([false, false, false]);
    await choose();
    expect(await shownTo(party.token)).toEqual([desk.primary()]);
    expect(await desk.records('choose-desk')).toHaveLength(2);
  });

  test('is not waited for any more once verified, as whatever way', async () => {
    await choose();
    await desk.verify(desk.primary());
    expect(await shownTo(party.token)).toEqual([]);
    expect(await seenByStaff()).toEqual([false, false, false]);
  });

  test('is another person with another name, who chooses anew', async () => {
    await choose();
    await room.database.query(sql`update bookings set name = 'Eva Roth' where id = ${party.booking_id}`);
    expect(await seenByStaff()).toEqual([false, false, false]);
    await choose();
    expect(await seenByStaff()).toEqual([true, false, false]);
    expect(await desk.records('choose-desk')).toHaveLength(2);
  });

  test('stays one when the data of checks is deleted, and goes with the guest', async () => {
    await verifyPrimary();
    await choose(linkOf(0));
    const erased = await room.app.inject({
      method: 'DELETE',
      url: '/api/verification/data',
      headers: { 'x-verification-token': linkOf(0), origin: room.config.publicUrl },
    });
    expect(erased.statusCode).toBe(200);
    expect(await seenByStaff()).toEqual([false, true, false]);
    await room.database.query(sql`delete from passengers where id = ${guestOf(0).item_id}`);
    expect(
      await room.database.query(sql`
      select id from verification_desk_choices where booking_id = ${party.booking_id}`),
    ).toEqual([]);
    expect(await desk.records('choose-desk')).toHaveLength(1);
  });

  test('is told among the arrivals of today, to no other hotel', async () => {
    await room.database.query(sql`
      update bookings set checkin_date = (now() at time zone hotels.time_zone)::date, checkout_date = null
      from hotels where hotels.id = hotel_id and bookings.id = ${party.booking_id}`);
    await choose();
    const arrivals = (who: string) => desk.call('/api/bookings/arrivals', undefined, who);
    expect((await arrivals('trainee')).json().result.desk_choices).toMatchObject([desk.primary()]);
    expect((await arrivals('alpine desk')).json().result.desk_choices).toEqual([]);
  });
});
