import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { encodeFaceTemplate } from '@suite/identity';
import { sql } from '@suite/database';
import { insertUser } from '../../testing/contexts/insert-user.ts';
import {
  openVerificationTest,
  type LinkedParty,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';
import { sweepStrays } from './sweep-images.ts';

let room: VerificationTest;
let staff: { cookie: string; origin: string };

beforeAll(async () => {
  room = await openVerificationTest();
  const person = {
    usr_email: 'desk@seaview.test',
    hotel_id: room.seaview,
    permissions: ['manage_hotel'] as const,
  };
  await insertUser(room.database, person);
  staff = await room.signIn(person.usr_email);
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
});

const face = (value: number) => encodeFaceTemplate(Float32Array.from([value, 0]), 'stub 1', 0.58);
const ana = { face: face(0), number_digest: Buffer.from('ana') };
const bo = { face: face(1), number_digest: Buffer.from('bo') };
const another = 'ALREADY_VERIFIED_AS_ANOTHER';

const party = () => room.book({ guests: ['Bo Lindqvist'] });

/** Records verified people, as the page does. */
async function verify(
  party: LinkedParty,
  who: 'primary' | 'guest',
  identity: typeof ana,
): Promise<string | null> {
  const [guest] = party.guests;
  const token = who === 'primary' ? party.token : (guest?.token ?? '');
  room.engine.answer = { identity };
  const checked = await room.check(token);
  const item_id = who === 'primary' ? party.booking_id : (guest?.id ?? 0);
  if (checked.json().success) await room.record(token, party, checked, { user_type: who, item_id });
  return checked.json().result.reason;
}

const kept = (booking_id: number) =>
  room.database.query<{ face: Buffer; person_name: string; hours: number }>(sql`
    select face, person_name, extract(epoch from delete_at - (bookings.checkin_date + 1)::timestamp at time zone 'UTC')::float8 / 3600 as hours
    from verification_identities identities join bookings on bookings.id = booking_id
    where booking_id = ${booking_id} order by identities.id`);

describe('within a booking', () => {
  test.each([
    ['the same face', { ...bo, face: face(0.5) }, another],
    ['the same document', { ...bo, number_digest: ana.number_digest }, another],
    ['neither', bo, null],
    ['another face, and a document without a number', { face: bo.face, number_digest: null }, null],
  ])('a second guest with %s', async (_what, second, reason) => {
    const booked = await party();
    expect(await verify(booked, 'primary', ana)).toBeNull();
    expect(await verify(booked, 'guest', second as typeof ana)).toBe(reason);
    const [guest] = await room.database.query(sql`
      select is_verified, state from passengers
      join verification_attempts on passenger_id = passengers.id where passengers.booking_id = ${booked.booking_id}`);
    expect(guest).toEqual({ is_verified: reason === null, state: reason === null ? 'matched' : 'refused' });
  });

  test('the refusal is told to the guest, and shown to the desk', async () => {
    const booked = await party();
    await verify(booked, 'primary', ana);
    room.engine.answer = { identity: ana };
    const refused = await room.check(booked.guests[0]?.token ?? '');
    expect(refused.json()).toMatchObject({
      success: false,
      message: expect.stringContaining('Another guest of this booking'),
      result: { success: false, photo: null, desk_review: false },
    });
    const desk = await room.app.inject({
      url: `/api/bookings/${booked.booking_id}/verification`,
      headers: staff,
    });
    expect(desk.json().result.people[1].checks[0].outcome).toContain('Another guest of this booking');
  });

  test('two guests at one time are compared with each other', async () => {
    const booked = await room.book({ guests: ['Bo Lindqvist', 'Cleo Marsh'], is_verified: true });
    room.engine.answer = { identity: ana };
    const answers = await Promise.all(booked.guests.map(({ token }) => room.check(token)));
    expect(answers.map((answer) => answer.json().result.reason).sort()).toEqual([another, null]);
  });

  test('the same person may verify again', async () => {
    const booked = await party();
    await verify(booked, 'primary', ana);
    await room.database.query(sql`update bookings set is_verified = false where id = ${booked.booking_id}`);
    expect(await verify(booked, 'primary', ana)).toBeNull();
    expect(await kept(booked.booking_id)).toHaveLength(1);
  });

  test('a guest who has another name by now is not compared', async () => {
    const booked = await party();
    await verify(booked, 'primary', ana);
    await room.database.query(sql`update bookings set name = 'Cleo Marsh' where id = ${booked.booking_id}`);
    expect(await verify(booked, 'guest', ana)).toBeNull();
  });
});

test('guests of different bookings are not compared', async () => {
  expect(await verify(await party(), 'primary', ana)).toBeNull();
  expect(await verify(await party(), 'primary', ana)).toBeNull();
});

describe('what guests are told apart by', () => {
  test('is sealed, and kept until the hotel’s hours after the arrival day at most', async () => {
    const booked = await party();
    await verify(booked, 'primary', ana);
    const [row] = await kept(booked.booking_id);
    expect(row).toMatchObject({ person_name: 'Ines Duarte', hours: 24 });
    expect(row?.face.includes('stub 1')).toBe(false);
  });

  test('is not kept of a check that did not match', async () => {
    const booked = await party();
    room.engine.answer = { identity: ana, similarity_score: 60, reason: 'NO_MATCH' };
    await room.check(booked.token);
    expect(await kept(booked.booking_id)).toEqual([]);
  });

  test('goes with the check-in', async () => {
    const booked = await room.book();
    await verify(booked, 'primary', ana);
    const checkedIn = await room.app.inject({
      method: 'POST',
      url: `/api/bookings/${booked.booking_id}/check-in`,
      headers: staff,
      payload: { acknowledged: [], early: true },
    });
    expect(checkedIn.statusCode).toBe(200);
    expect(await kept(booked.booking_id)).toEqual([]);
  });

  test('goes with the booking, and when its time is over', async () => {
    const [deleted, old] = [await party(), await party()];
    await verify(deleted, 'primary', ana);
    await verify(old, 'primary', ana);
    await room.app.inject({ method: 'DELETE', url: `/api/bookings/${deleted.booking_id}`, headers: staff });
    expect(await kept(deleted.booking_id)).toEqual([]);
    await room.database.query(
      sql`update verification_identities set delete_at = now() where booking_id = ${old.booking_id}`,
    );
    expect(await verify(old, 'guest', ana)).toBeNull();
    await sweepStrays({ database: room.database, images: room.app.images });
    expect(await kept(old.booking_id)).toMatchObject([{ person_name: 'Bo Lindqvist' }]);
  });

  test('goes when the guest has their data deleted, which the desk hears of with the next guest', async () => {
    const booked = await party();
    await verify(booked, 'primary', ana);
    await room.app.inject({
      method: 'DELETE',
      url: '/api/verification/data',
      headers: { 'x-verification-token': booked.token },
    });
    expect(await kept(booked.booking_id)).toEqual([]);
    expect(await verify(booked, 'guest', ana)).toBeNull();
    const [check] = await room.database.query(sql`
      select flags from verification_attempts where booking_id = ${booked.booking_id} and passenger_id is not null`);
    expect(check).toEqual({ flags: ['NAME_DIFFERS', 'NOT_COMPARED'] });
  });
});
