import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  type VerificationTest,
} from '../../testing/contexts/open-verification-test.ts';
import { sweepImages } from './sweep-images.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());

const tables = {
  passengers: sql`passengers`,
  verification_attempts: sql`verification_attempts`,
  verification_consents: sql`verification_consents`,
  verification_images: sql`verification_images`,
};
const rows = (table: keyof typeof tables, booking_id: number) =>
  room.database.query<Record<string, unknown>>(
    sql`select * from ${tables[table]} where booking_id = ${booking_id} order by id`,
  );
const opened = async (token: string) =>
  (await room.app.inject({ url: `/api/getuser_by_token/${token}` })).json<{
    result: { data_deleted_at: string | null; is_verified: boolean };
  }>().result;
const photos = async () => (await room.app.images.list()).map(({ path }) => path).sort();
const erase = (token: string) =>
  room.app.inject({
    method: 'DELETE',
    url: '/api/verification/data',
    headers: { 'x-verification-token': token, origin: room.config.publicUrl },
  });
const records = (action: string, booking_id: number) =>
  room.database.query<{ details: object }>(sql`
    select details from audit_records where action = ${action} and subject_id = ${String(booking_id)}`);

/** The sweep deletes the accepted selfie after the check. */
async function check(...[token, person]: Parameters<VerificationTest['check']>) {
  const answer = await room.check(token, person);
  await sweepImages(room.app);
  return answer;
}

describe('deleting the data of a verification', () => {
  test('leaves neither photo nor reading nor consent, and the proof behind the link', async () => {
    const photosOfOthers = await photos();
    const party = await room.book({ guests: ['Bo'] });
    const { booking_id, token } = party;
    expect((await check(token)).statusCode).toBe(200);
    await room.database.query(sql`update bookings set is_verified = true where id = ${booking_id}`);
    const before = await rows('verification_images', booking_id);
    expect(before).toHaveLength(2);
    expect(await photos()).toHaveLength(photosOfOthers.length + 2);
    const answer = await erase(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().result).toMatchObject({ photos: 2, checks: 1 });
    expect(await rows('verification_images', booking_id)).toEqual([]);
    expect(await photos()).toEqual(photosOfOthers);
    expect(await rows('verification_attempts', booking_id)).toMatchObject([
      { document_data: null, face_match_details: null, flags: [], person_name: '' },
    ]);
    expect(await rows('verification_consents', booking_id)).toMatchObject([
      { withdrawn_at: expect.any(Date) },
    ]);
    const { data_deleted_at, is_verified } = await opened(token);
    expect([data_deleted_at, is_verified]).toEqual([answer.json().result.deleted_at, true]);
    expect(await records('delete-verification-data', booking_id)).toMatchObject([
      { details: { user_type: 'primary', photos: 2, checks: 1 } },
    ]);
  });

  test("takes another guest's own data alone", async () => {
    const { booking_id, token, guests } = await room.book({ guests: ['Bo'], is_verified: true });
    const own = guests[0]?.token ?? '';
    await check(own);
    await room.database.query(sql`update bookings set is_verified = false where id = ${booking_id}`);
    await check(token);
    await room.database.query(sql`update bookings set is_verified = true where id = ${booking_id}`);
    expect((await erase(own)).json().result).toMatchObject({ photos: 2, checks: 1 });
    expect(await rows('verification_images', booking_id)).toHaveLength(2);
    expect((await opened(token)).data_deleted_at).toBeNull();
    expect((await opened(own)).data_deleted_at).not.toBeNull();
  });

  test('reaches those who were verified on the same device', async () => {
    const { token, guests } = await room.book({ guests: ['Bo'], is_verified: true });
    await check(token, { user_type: 'guest', item_id: guests[0]?.id ?? 0 });
    expect((await erase(token)).json().result).toMatchObject({ photos: 2, checks: 1 });
  });

  test('has nothing to delete and says so, and needs a link', async () => {
    const { token } = await room.book();
    expect((await erase(token)).json().result).toMatchObject({ photos: 0, checks: 0 });
    expect((await erase('00000000-0000-4000-8000-000000000000')).statusCode).toBe(401);
  });
});

describe('a child who comes along', () => {
  const accompany = (token: string, guest_id?: number) =>
    room.call(token, '/verification/accompanied', { guest_id });
  const typed = (id: number | undefined, type: string) =>
    room.database.query(sql`update passengers set type = ${type} where id = ${id ?? 0}`);

  test('is verified by the word of the verified primary guest, once', async () => {
    const { booking_id, token, guests } = await room.book({ guests: ['Bo', 'Cy'], is_verified: true });
    await typed(guests[0]?.id, 'Child');
    expect((await accompany(token, guests[0]?.id)).statusCode).toBe(200);
    expect((await accompany(token, guests[0]?.id)).statusCode).toBe(409);
    expect(await rows('passengers', booking_id)).toMatchObject([
      { is_verified: true },
      { is_verified: false },
    ]);
    expect(await records('accompany-guest', booking_id)).toEqual([
      { details: { user_type: 'guest', item_id: guests[0]?.id, method: 'guardian' } },
    ]);
  });

  test('is no adult, no guest of others, and does not wait for an unverified parent', async () => {
    const party = await room.book({ guests: ['Bo', 'Cy'], is_verified: true });
    const other = await room.book({ guests: ['Di'], is_verified: true });
    await typed(party.guests[0]?.id, 'Infant');
    await typed(other.guests[0]?.id, 'Child');
    expect((await accompany(party.token, party.guests[1]?.id)).json()).toMatchObject({
      message: 'An adult verifies with a document of their own.',
    });
    expect((await accompany(party.token, other.guests[0]?.id)).statusCode).toBe(404);
    expect((await accompany(party.guests[0]?.token ?? '', party.guests[0]?.id)).statusCode).toBe(403);
    await room.database.query(sql`update bookings set is_verified = false where id = ${party.booking_id}`);
    expect((await accompany(party.token, party.guests[0]?.id)).statusCode).toBe(403);
    expect(await rows('passengers', party.booking_id)).toMatchObject([
      { is_verified: false },
      { is_verified: false },
    ]);
  });

  test('is taken back by the primary guest until the check-in, and only if it was their word', async () => {
    const { booking_id, token, guests } = await room.book({ guests: ['Bo', 'Cy'], is_verified: true });
    await typed(guests[0]?.id, 'Child');
    const undo = (with_token = token, guest_id = guests[0]?.id) =>
      room.call(with_token, '/verification/accompanied/undo', { guest_id });
    const accompanied = async () => {
      const { passengers } = (await room.call(token, `/getuser_by_token/${token}`)).json<{
        result: { passengers: { is_verified: boolean; is_accompanied?: boolean }[] };
      }>().result;
      return passengers.map((guest) => [guest.is_verified, guest.is_accompanied ?? false]);
    };
    expect((await undo()).statusCode).toBe(409);
    await accompany(token, guests[0]?.id);
    expect(await accompanied()).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await undo(guests[0]?.token)).statusCode).toBe(403);
    expect((await undo()).statusCode).toBe(200);
    expect(await accompanied()).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(await records('undo-accompany', booking_id)).toHaveLength(1);

    await accompany(token, guests[0]?.id);
    const set = (columns: ReturnType<typeof sql>) => room.database.query(columns);
    await set(sql`update bookings set checked_in_at = now() where id = ${booking_id}`);
    expect((await undo()).json()).toMatchObject({ message: 'Only the front desk can change this now.' });
    await set(sql`update bookings set checked_in_at = null where id = ${booking_id}`);
    await set(sql`update passengers set verified_method = 'photo' where id = ${guests[0]?.id ?? 0}`);
    expect((await undo()).statusCode).toBe(409);
  });
});
