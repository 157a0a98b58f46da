import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from '@suite/database';
import type { IdentityCheck } from '@suite/identity';
import {
  openVerificationTest,
  said,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';
import { photoFactory } from '../testing/contexts/photo.factory.ts';
import { nothingRead } from './domain/nothing-read.ts';

let room: VerificationTest;

beforeAll(async () => {
  room = await openVerificationTest();
});
afterAll(() => room.close());
afterEach(() => {
  room.engine.answer = {};
});

const front = photoFactory.withComment('the front of a card');
const back = photoFactory.withComment('its back');
const document_type = 'id_card';
const frontAlone: Partial<IdentityCheck> = { document_evidence: 'text', document_data: nothingRead };
const bothSides: Partial<IdentityCheck> = { document_sides: 'agree' };

const reasonOf = (answer: { json(): { result: { reason: string | null } } }) => answer.json().result.reason;
const rowsOf = (booking_id: number) =>
  room.database.query<{ state: string; flags: string[] }>(sql`
    select state, flags from verification_attempts where booking_id = ${booking_id} order by id`);

const keptSides = (booking_id: number) =>
  room.database.query<{ kind: string; path: string }>(sql`
    select kind, path from verification_images
    where booking_id = ${booking_id} and attempt_id is null and kind <> 'selfie' and delete_at > now()`);
const keptOf = async (token: string) =>
  (await room.call('', `/getuser_by_token/${token}`)).json().result.accepted_selfies[0]?.document_side;

async function asked(parts: object = {}) {
  const party = await room.ready();
  room.engine.answer = frontAlone;
  await room.send(party.token, { document: front, document_type, ...parts });
  return party;
}

test('the first is kept sealed, and goes on with the other one alone', async () => {
  const { token, booking_id } = await asked();
  const [side, ...more] = await keptSides(booking_id);
  expect([side?.kind, more]).toEqual(['document', []]);
  room.engine.answer = bothSides;
  const other = { selfie: undefined, document: undefined, document_back: back, document_type };
  expect(said(await room.send(token, { ...other, kept_side: 'document' }))).toEqual([200, true]);
  const seen = room.engine.asked.slice(-2);
  expect(seen[1]?.document).toEqual(seen[0]?.document);
  expect(seen[1]?.document_back).toBeDefined();
  expect(await keptSides(booking_id)).toEqual([]);
});

test('it is decided about where nothing is on the back', async () => {
  const { token } = await asked();
  room.engine.answer = { document_evidence: 'fields' };
  const parts = { selfie: undefined, document: undefined, document_type: 'one_sided_card' };
  const decided = await room.send(token, { ...parts, kept_side: 'document' });
  expect(decided.json().result).toMatchObject({ reason: 'DOCUMENT_WITHOUT_ZONE', desk_review: true });
});

test.each(['document', 'document_back'] as const)(
  'after a refusal for %s the other one is kept',
  async (document_side) => {
    const { token, booking_id } = await asked();
    room.engine.answer = { reason: 'BLURRED', photo: 'document', document_side, similarity_score: null };
    const both = { selfie: undefined, document: front, document_back: back, document_type };
    const refused = await room.send(token, both);
    expect(refused.json().result).toMatchObject({ reason: 'BLURRED', document_side });
    const kept = document_side === 'document' ? 'document_back' : 'document';
    expect((await keptSides(booking_id)).map(({ kind }) => kind)).toEqual([kept]);
    expect(await keptOf(token)).toBe(kept);
    room.engine.answer = bothSides;
    const again = { ...both, [kept]: undefined, kept_side: kept };
    expect(said(await room.send(token, again))).toEqual([200, true]);
  },
);

test('neither is kept where the hotel keeps no photos', async () => {
  await room.database.query(sql`update hotels set retention_hours = 0 where id = ${room.seaview}`);
  const { token, booking_id } = await room.ready();
  room.engine.answer = frontAlone;
  const asked = await room.send(token, { document: front, document_type });
  await room.database.query(sql`update hotels set retention_hours = 24 where id = ${room.seaview}`);
  expect(reasonOf(asked)).toBe('OTHER_SIDE_MISSING');
  expect(await keptSides(booking_id)).toEqual([]);
});

test('neither is kept after a refusal about both', async () => {
  const { token, booking_id } = await asked();
  room.engine.answer = { document_sides: 'differ', document_side: 'document' };
  await room.send(token, { selfie: undefined, document: front, document_back: back, document_type });
  expect(await keptSides(booking_id)).toEqual([]);
  expect(await keptOf(token)).toBeNull();
});

test.each([
  ['a side that is not kept', { kept_side: 'document_back', document: front }],
  ['no side at all', {}],
])('%s is refused, and counts as nothing', async (_what, parts) => {
  const { token, booking_id } = await asked();
  const before = await rowsOf(booking_id);
  const answer = await room.send(token, {
    ...{ selfie: undefined, document: undefined, document_type, document_back: back },
    ...parts,
  });
  expect(said(answer)).toEqual([400, 'VALIDATION_ERROR']);
  expect(await rowsOf(booking_id)).toEqual(before);
});

test('a kept photo that was a stored one still says so', async () => {
  await room.database.query(sql`update hotels set allows_photo_files = true where id = ${room.seaview}`);
  const { token, booking_id } = await asked({ document_source: 'file' });
  await room.database.query(sql`update hotels set allows_photo_files = false where id = ${room.seaview}`);
  room.engine.answer = bothSides;
  const other = { selfie: undefined, document: undefined, document_back: back, document_type };
  await room.send(token, { ...other, kept_side: 'document' });
  expect((await rowsOf(booking_id)).at(-1)?.flags).toContain('PHOTO_FROM_FILE');
});

test('it goes with the selfie, and with the data of the guest', async () => {
  const one = await asked();
  await room.takeSelfie(one.token);
  expect(await keptSides(one.booking_id)).toEqual([]);
  const other = await asked();
  const [side] = await keptSides(other.booking_id);
  const headers = { 'x-verification-token': other.token };
  const deleted = await room.app.inject({ method: 'DELETE', url: '/api/verification/data', headers });
  expect(deleted.json().result.photos).toBe(2);
  expect(await room.app.images.get(side?.path ?? '')).toBeUndefined();
});
