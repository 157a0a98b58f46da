import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  type LinkedParty,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { findFlags } from './person-flags.repository.ts';

let room: VerificationTest;
let pictures = 0;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
  room.engine.selfieAnswer = { reason: null, captures: null };
});

const anotherPicture = () => photoFactory.withComment(`picture ${(pictures += 1)}`);
/** Returns a face that differs from all others. */
function anotherFace(): Buffer {
  const seed = (pictures += 1);
  return Buffer.from(
    Array.from({ length: 75 * 75 }, (_, at) => 128 + 100 * Math.sin(at * at * seed * 0.0137)),
  );
}

async function verify(
  hotel_id: number,
  sent: { selfie?: Buffer; document?: Buffer; document_back?: Buffer; document_type?: string } = {},
): Promise<LinkedParty> {
  const { selfie = anotherPicture(), document = anotherPicture(), ...more } = sent;
  const party = await room.book({ hotel_id });
  await room.consent(party.token);
  const { challenge_id } = (await room.draw(party.token)).json().result;
  await room.sendSelfie(party.token, { challenge_id, selfie });
  const answer = await room.send(party.token, { selfie, document, ...more });
  expect(answer.json()).toMatchObject({
    result: { reason: room.engine.answer instanceof Error ? null : (room.engine.answer.reason ?? null) },
  });
  return party;
}

async function flagsOf({ hotel_id, booking_id: id }: LinkedParty): Promise<string[]> {
  const flags = await findFlags(room.database, [{ hotel_id, id }]);
  return flags.map(({ flag }) => flag);
}

test('the same file of a selfie or a document is flagged in a booking of another hotel, and tells nothing of the first', async () => {
  const [selfie, document] = [anotherPicture(), anotherPicture()];
  const first = await verify(room.seaview, { selfie, document });
  expect(await flagsOf(first)).toEqual([]);
  const again = await verify(room.alpine, { selfie });
  expect(await flagsOf(again)).toEqual(['REUSED_PHOTO']);
  expect(await flagsOf(await verify(room.alpine, { document }))).toEqual(['REUSED_PHOTO']);
  const [stored] = await room.database.query<{ details: unknown }>(sql`
    select details from audit_records where action = 'verify-identity' and subject_id = ${String(again.booking_id)}`);
  expect(JSON.stringify(stored)).not.toContain(String(first.booking_id));
  expect(await flagsOf(first)).toEqual([]);
});

test.each([
  ['as a card of one side', { document_type: 'one_sided_card' }],
  ['with another back', { document_back: anotherPicture() }],
])('the same file of a document is flagged %s', async (_, more) => {
  const document = anotherPicture();
  await verify(room.seaview, { document });
  expect(await flagsOf(await verify(room.alpine, { document, ...more }))).toEqual(['REUSED_PHOTO']);
});

test('a selfie that is nearly that of another booking is flagged while its photo exists', async () => {
  const face = anotherFace();
  room.engine.selfieAnswer = { reason: null, captures: face };
  room.engine.answer = { similarity_score: 40, reason: 'NO_MATCH' };
  const first = await verify(room.seaview);
  const [row] = await room.database.query<{ print: Buffer }>(sql`
    select print from verification_images where booking_id = ${first.booking_id} and print is not null and delete_at > now()`);
  expect(row?.print.length).toBeGreaterThan(32);
  room.engine.selfieAnswer = {
    reason: null,
    captures: face.map((byte, at) => (at % 40 === 0 ? 255 - byte : byte)),
  };
  expect(await flagsOf(await verify(room.alpine))).toEqual(['REUSED_PHOTO']);
  room.engine.selfieAnswer = { reason: null, captures: anotherFace() };
  expect(await flagsOf(await verify(room.alpine))).toEqual([]);
  await room.database.query(sql`update verification_images set delete_at = now()`);
  room.engine.selfieAnswer = { reason: null, captures: face };
  expect(await flagsOf(await verify(room.alpine))).toEqual([]);
});

test('a print that cannot be opened stops no check', async () => {
  room.engine.selfieAnswer = { reason: null, captures: anotherFace() };
  room.engine.answer = { similarity_score: 40, reason: 'NO_MATCH' };
  const { booking_id } = await verify(room.seaview);
  await room.database.query(
    sql`update verification_images set print = '\\x00' where booking_id = ${booking_id}`,
  );
  expect(await flagsOf(await verify(room.alpine))).toEqual([]);
});

test('deleting the data of a guest deletes what their photos are recognised by', async () => {
  const selfie = anotherPicture();
  const { token } = await verify(room.seaview, { selfie });
  await room.app.inject({
    method: 'DELETE',
    url: '/api/verification/data',
    headers: { 'x-verification-token': token },
  });
  expect(await flagsOf(await verify(room.alpine, { selfie }))).toEqual([]);
});
