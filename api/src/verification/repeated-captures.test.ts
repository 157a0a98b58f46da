import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { findFlags } from './person-flags.repository.ts';

let room: VerificationTest;
const captures = Buffer.from('faces of the frames');

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
  room.engine.selfieAnswer = { reason: null, captures: null };
});

const storedCaptures = (booking_id: number) =>
  room.database.query<{ captures: Buffer | null }>(sql`
    select captures from verification_selfies where booking_id = ${booking_id}`);

test.each([24, 0])(
  'the faces of the frames are compared with the document, lie sealed until then and go with the selfie: photos kept %s hours',
  async (hours) => {
    await room.database.query(sql`update hotels set retention_hours = ${hours} where id = ${room.seaview}`);
    room.engine.selfieAnswer = { reason: null, captures };
    const { token, booking_id } = await room.ready();
    const [row] = await storedCaptures(booking_id);
    expect(row?.captures?.length).toBeGreaterThan(captures.length);
    expect(row?.captures?.includes('frames')).toBe(false);
    room.engine.answer = { similarity_score: null, reason: 'BLURRED', photo: 'document' };
    await room.send(token);
    expect(Buffer.from(room.engine.asked.at(-1)?.captures ?? []).equals(captures)).toBe(true);
    expect(await storedCaptures(booking_id)).toHaveLength(1);
    room.engine.answer = {};
    expect(said(await room.send(token))).toEqual([200, true]);
    expect(Buffer.from(room.engine.asked.at(-1)?.captures ?? []).equals(captures)).toBe(true);
    expect(await storedCaptures(booking_id)).toEqual([]);
    await room.database.query(sql`update hotels set retention_hours = 24 where id = ${room.seaview}`);
  },
);

test('a document is not compared when the selfie that its frames were kept with was replaced meanwhile', async () => {
  const { token, booking_id } = await room.ready();
  await room.database.query(sql`
    create function replace_selfie() returns trigger language plpgsql as $$
    begin delete from verification_selfies where id = new.selfie_row; return null; end $$`);
  await room.database.query(sql`
    create trigger replace_selfie after insert on verification_attempts for each row execute function replace_selfie()`);
  try {
    const asked = room.engine.asked.length;
    const answer = await room.send(token);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The selfie was replaced meanwhile. Please photograph the document again.',
    ]);
    expect(room.engine.asked).toHaveLength(asked);
    expect(await room.traces(booking_id)).toMatchObject({ attempts: 0, audits: 0 });
  } finally {
    await room.database.query(sql`drop function replace_selfie cascade`);
  }
});

test.each(['zone', 'printed'])(
  'a document that shows the selfie verifies no guest, proof by %s',
  async (by) => {
    await room.database.query(sql`update hotels set document_proof = ${by} where id = ${room.seaview}`);
    const party = await room.ready();
    room.engine.answer = { repeats_capture: true };
    const answer = await room.send(party.token);
    expect(answer.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/^Reception will check your document when you arrive\./),
      result: { reason: 'PORTRAIT_REPEATS_SELFIE', desk_review: true, similarity_score: 92.5 },
    });
    expect((await room.record(party.token, party, answer)).statusCode).toBe(409);
    const [booking] = await room.database.query(
      sql`select is_verified from bookings where id = ${party.booking_id}`,
    );
    expect(booking).toEqual({ is_verified: false });
    const flags = await findFlags(room.database, [{ hotel_id: party.hotel_id, id: party.booking_id }]);
    expect(flags.map(({ flag }) => flag)).toEqual(['DESK_REVIEW', 'PORTRAIT_REPEATS_SELFIE']);
  },
);
