import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  leftNothing,
  openVerificationTest,
  type Answer,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
});

async function drawn() {
  const party = await room.book({ guests: ['Bo Lindqvist'] });
  await room.consent(party.token);
  const { challenge_id } = (await room.draw(party.token)).json().result;
  return { ...party, challenge_id: challenge_id as string };
}
const reasonOf = (answer: Answer) => [answer.statusCode, answer.json().success, answer.json().result?.reason];
const keptImages = (booking_id: number) =>
  room.database.query(sql`
    select id from verification_images
    where booking_id = ${booking_id} and delete_at > now()`);
const acceptedOf = async (token: string) =>
  (await room.call('', `/getuser_by_token/${token}`)).json().result.accepted_selfies;

describe('a document', () => {
  const missing = [200, false, 'SELFIE_MISSING'];

  test('without an accepted selfie is refused, and nothing is counted', async () => {
    const { token, booking_id } = await drawn();
    const answer = await room.send(token);
    expect(reasonOf(answer)).toEqual(missing);
    expect(answer.json()).toMatchObject({
      message: 'Please take your selfie first, then the photo of your document.',
      result: { photo: 'selfie', similarity_score: null, selfie_url: null },
    });
    expect(await room.traces(booking_id)).toEqual(leftNothing);
  });

  test('that is missing is asked for in a sentence', async () => {
    const { token, booking_id } = await room.ready();
    const answer = await room.send(token, { document: undefined });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'Please capture both photos', errors: [{ field: 'document' }] },
    ]);
    expect(await room.traces(booking_id)).toEqual({ ...leftNothing, images: 1 });
  });

  test('goes with no other selfie than the accepted one', async () => {
    const { token, booking_id } = await room.ready();
    expect(reasonOf(await room.send(token, { selfie: photoFactory.turned() }))).toEqual(missing);
    expect(await room.traces(booking_id)).toEqual({ ...leftNothing, images: 1 });
    expect(reasonOf(await room.send(token))).toEqual([200, true, null]);
  });

  test('is compared with the selfie of that person, name and link alone', async () => {
    const { token, booking_id } = await room.ready();
    const other = await drawn();
    expect(reasonOf(await room.send(other.token))).toEqual(missing);
    await room.database.query(sql`update bookings set name = 'Bo Lindqvist' where id = ${booking_id}`);
    await room.consent(token);
    expect(reasonOf(await room.send(token))).toEqual(missing);
    expect(await acceptedOf(token)).toEqual([]);
  });

  test.each([
    [{ similarity_score: null, reason: 'BLURRED', photo: 'document' }, 1],
    [{ similarity_score: 20, reason: 'NO_MATCH', photo: null }, 0],
    [{ similarity_score: null, reason: 'NO_FACE_SELFIE', photo: 'selfie' }, 0],
    [{}, 0],
  ] as const)('that ends with %j leaves %i selfies', async (answer, kept) => {
    const { token } = await room.ready();
    room.engine.answer = answer;
    await room.send(token);
    expect(await acceptedOf(token)).toHaveLength(kept);
  });

  test('of a hotel that keeps no photos is compared with the selfie as it is sent again', async () => {
    const { token, booking_id, challenge_id } = await drawn();
    await room.database.query(sql`update hotels set retention_hours = 0 where id = ${room.seaview}`);
    await room.consent(token);
    await room.sendSelfie(token, { challenge_id });
    expect(await keptImages(booking_id)).toEqual([]);
    expect(await acceptedOf(token)).toEqual([]);
    expect(reasonOf(await room.send(token, { selfie: undefined }))).toEqual(missing);
    expect(reasonOf(await room.send(token))).toEqual([200, true, null]);
    await room.database.query(sql`update hotels set retention_hours = 24 where id = ${room.seaview}`);
  });
});

describe('an accepted selfie is deleted', () => {
  test('when another one takes its place', async () => {
    const { token, booking_id } = await room.ready();
    await room.takeSelfie(token);
    expect(await keptImages(booking_id)).toHaveLength(1);
  });

  test('with the guest it is of, and with the data of the link', async () => {
    const { token, booking_id, guests } = await drawn();
    await room.database.query(sql`update bookings set is_verified = true where id = ${booking_id}`);
    const bo = guests[0]?.token ?? '';
    await room.consent(bo);
    await room.takeSelfie(bo);
    expect(await keptImages(booking_id)).toHaveLength(1);
    await room.database.query(sql`delete from passengers where id = ${guests[0]?.id}`);
    expect(await keptImages(booking_id)).toEqual([]);
    const own = await room.ready();
    const headers = { 'x-verification-token': own.token };
    await room.app.inject({ method: 'DELETE', url: '/api/verification/data', headers });
    expect(await keptImages(own.booking_id)).toEqual([]);
    expect(token).not.toBe(own.token);
  });
});
