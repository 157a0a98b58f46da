import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import {
  openVerificationTest,
  said,
  type Answer,
  type LinkedParty,
  type VerificationTest,
} from '../../../testing/contexts/open-verification-test.ts';

let room: VerificationTest;
let party: LinkedParty;
let checked: Answer;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
beforeEach(async () => {
  room.engine.answer = {};
  party = await room.book({ guests: ['Bo Lindqvist'] });
  checked = await room.check(party.token);
});

const primary = () => ({ user_type: 'primary', item_id: party.booking_id }) as const;
const post = (fields: object, token = party.token) => {
  const { selfie_url, document_url } = checked.json().result;
  const body = { booking_id: party.booking_id, selfie_url, document_url, user_type: primary() };
  return room.call(token, '/verification_attempts', { ...body, ...fields });
};
const isVerified = async () => {
  const [row] = await room.database.query<{ is_verified: boolean }>(
    sql`select is_verified from bookings where id = ${party.booking_id}`,
  );
  return row?.is_verified;
};
const records = () =>
  room.database.query<{ details: object }>(sql`
    select details from audit_records
    where action = 'record-verification' and subject_id = ${String(party.booking_id)}`);

test('records the stored match once, and says the same again', async () => {
  expect(await isVerified()).toBe(false);
  const first = await room.record(party.token, party, checked);
  expect(first.statusCode).toBe(200);
  expect(first.json().result).toEqual({
    booking_id: party.booking_id,
    name: 'Ines Duarte',
    user_type: primary(),
    similarity_score: 92.5,
    is_match: true,
    is_verified: true,
    verified_at: expect.stringMatching(/Z$/),
  });
  const again = await Promise.all([1, 2, 3].map(() => room.record(party.token, party, checked)));
  for (const answer of again) expect(answer.json()).toEqual(first.json());
  expect(await isVerified()).toBe(true);
  expect(await records()).toEqual([
    { details: expect.objectContaining({ ...primary(), similarity_score: 92.5 }) },
  ]);
});

test('takes nothing from the client but the names of the photos', async () => {
  const sent = await post({ similarity_score: 3, is_match: false, document_data: null, name: 'Somebody' });
  expect(sent.json().result).toMatchObject({ similarity_score: 92.5, is_match: true, name: 'Ines Duarte' });
});

describe('verifies no guest', () => {
  const claims = { is_match: true, similarity_score: 100 };

  test.each([79.9, 10, null])('by a check of score %j, whatever is claimed', async (similarity_score) => {
    party = await room.book();
    room.engine.answer = { similarity_score, reason: 'NO_MATCH' };
    checked = await room.check(party.token);
    expect(said(await post(claims))).toEqual([409, 'CONFLICT']);
    expect(await isVerified()).toBe(false);
  });

  test('by photos that are made up, mixed or swapped', async () => {
    const { selfie_url, document_url } = checked.json().result;
    const foreign = (await room.check((await room.book()).token)).json().result;
    const made = `/api/verification/images/${crypto.randomUUID()}`;
    for (const fields of [
      { selfie_url: made, document_url: made },
      { selfie_url: made },
      { document_url: foreign.document_url },
      { selfie_url: foreign.selfie_url, document_url: foreign.document_url },
      { selfie_url: document_url, document_url: selfie_url },
      { document_url: selfie_url },
      { selfie_url: `${selfie_url}x` },
      { selfie_url: `https://elsewhere.test${selfie_url}` },
      { selfie_url: `${selfie_url}' or true --` },
    ]) {
      expect([fields, said(await post({ ...claims, ...fields }))]).toEqual([fields, [404, 'NOT_FOUND']]);
    }
    expect(await isVerified()).toBe(false);
  });

  test('of another booking, or for another person', async () => {
    const other = await room.book();
    const strange = { user_type: 'primary', item_id: other.booking_id };
    expect(said(await post({ booking_id: other.booking_id }))).toEqual([404, 'NOT_FOUND']);
    expect(said(await post({ user_type: strange }))).toEqual([404, 'NOT_FOUND']);
    const taken = await post({ booking_id: other.booking_id, user_type: strange }, other.token);
    expect(said(taken)).toEqual([404, 'NOT_FOUND']);
    await post({});
    // The verified primary guest may act for others, but not with their own check.
    const [bo] = party.guests;
    expect(said(await post({ user_type: { user_type: 'guest', item_id: bo?.id } }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const guests = await room.database.query(
      sql`select is_verified from passengers where booking_id = ${party.booking_id}`,
    );
    expect(guests).toEqual([{ is_verified: false }]);
  });

  test("by a check made with another link: the primary's for a guest, sent with the guest's own", async () => {
    await post({});
    const [bo] = party.guests;
    const person = { user_type: 'guest', item_id: bo?.id ?? 0 } as const;
    const onDevice = await room.check(party.token, person);
    expect(said(await room.record(bo?.token ?? '', party, onDevice, person))).toEqual([404, 'NOT_FOUND']);
    expect((await room.record(party.token, party, onDevice, person)).json().result).toMatchObject({
      user_type: person,
      name: 'Bo Lindqvist',
    });
  });

  test.each([
    ['another name', sql`name = 'Bo Lindqvist'`],
    ['a name that only looks like it', sql`name = 'Ines Duarte da Silva'`],
  ])('once the booking has %s', async (_what, change) => {
    await room.database.query(sql`update bookings set ${change} where id = ${party.booking_id}`);
    expect(said(await post({}))).toEqual([409, 'CONFLICT']);
    expect(await isVerified()).toBe(false);
  });

  test('a second time after it was taken back', async () => {
    await post({});
    await room.database.query(sql`update bookings set is_verified = false where id = ${party.booking_id}`);
    expect(said(await post({}))).toEqual([409, 'CONFLICT']);
    expect(await isVerified()).toBe(false);
  });

  test('by a link that was replaced, even for a guest who has the new one', async () => {
    const token = crypto.randomUUID();
    await room.database.query(
      sql`update bookings set verification_token_hash = sha256(${token}::bytea) where id = ${party.booking_id}`,
    );
    expect(said(await post({}))).toEqual([401, 'UNAUTHENTICATED']);
    expect(said(await post({}, token))).toEqual([404, 'NOT_FOUND']);
    expect(await isVerified()).toBe(false);
  });
});
