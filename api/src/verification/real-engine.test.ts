import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { HeadPose } from '@suite/contracts/verification';
import { sql } from '@suite/database';
import { openIdentityEngine, type IdentityEngine } from '@suite/identity';
import {
  openVerificationTest,
  type LinkedParty,
  type VerificationTest,
} from '../testing/contexts/open-verification-test.ts';

/** Networks are slow on a busy machine. */
const patience = 180_000;
jest.setTimeout(patience);
const drawing = join(__dirname, '../../../packages/identity/test-processes/write-guest.mjs');
const engine = openIdentityEngine({ workers: 1, timeLimit: patience });
let areSelfiesJudged = true;
const identity: IdentityEngine = {
  ...engine,
  checkSelfie: async (photos) => (areSelfiesJudged ? engine.checkSelfie(photos) : { reason: null }),
};
let room: VerificationTest;
/** One guest, drawn: each photo by what it shows. */
let photos: Record<string, Buffer>;

beforeAll(async () => {
  photos = drawGuest();
  room = await openVerificationTest(identity);
});
afterAll(async () => {
  await room.close();
  await engine.close();
});

function drawGuest(): Record<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-guest-'));
  try {
    execFileSync(process.execPath, [drawing, folder, 'others']);
    const files = readdirSync(folder);
    return Object.fromEntries(
      files.map((file) => [file.replace('.jpg', ''), readFileSync(join(folder, file))]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const photo = (name: string) => photos[name] ?? Buffer.alloc(0);
const shares = [0, 0.4, 0.6, 0.8, 1];
/** What the page sends of a head that takes these poses, or of what is held up instead. */
function posing(poses: readonly HeadPose[], shown = (pose: HeadPose, share: number) => `${pose}-${share}`) {
  const places = poses.flatMap((pose, index) => shares.map((share) => ({ pose, share, index })));
  return {
    frames: places.map(({ pose, share }) => photo(shown(pose, share))),
    frame_times: places.map((_, place) => 150 * place).join(','),
    frame_poses: places.map(({ index }) => index).join(','),
  };
}
const opposites = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

/** A booking in the name of the drawn guest, who opens the link, consents and is told how to move. */
async function arrive(): Promise<LinkedParty & { challenge_id: string; poses: HeadPose[] }> {
  const party = await room.book();
  await room.database.query(
    sql`update bookings set name = 'Anna Maria Eriksson' where id = ${party.booking_id}`,
  );
  const opened = await room.call(party.token, `/getuser_by_token/${party.token}`);
  const { consent_version, ...booking } = opened.json().result;
  expect(booking).toMatchObject({ is_verified: false, name: 'Anna Maria Eriksson' });
  await room.call(party.token, '/verification/consent', { version: consent_version, locale: 'en' });
  const { challenge_id, poses } = (await room.draw(party.token)).json().result;
  return { ...party, challenge_id, poses };
}

/** What is stored of the only check of a booking, and whether its guest counts as verified. */
async function stored({ booking_id }: LinkedParty) {
  const [row] = await room.database.query(sql`
    select verification_attempts.state, verification_attempts.flags, bookings.is_verified
    from verification_attempts join bookings on bookings.id = booking_id
    where booking_id = ${booking_id}`);
  return row;
}

const selfieOf = ({ challenge_id, poses }: { challenge_id: string; poses: HeadPose[] }) => ({
  challenge_id,
  selfie: photo('straight'),
  ...posing(poses),
});

/** A guest of whom only the document is still to be judged: how they move is proven by the first tests. */
async function arriveAccepted() {
  const party = await arrive();
  areSelfiesJudged = false;
  const accepted = await room.sendSelfie(party.token, {
    challenge_id: party.challenge_id,
    selfie: photo('straight'),
  });
  areSelfiesJudged = true;
  expect(accepted.json()).toMatchObject({ success: true });
  return party;
}

test('a guest who moves as asked and shows their passport is verified', async () => {
  const party = await arrive();
  const accepted = await room.sendSelfie(party.token, selfieOf(party));
  expect(accepted.json()).toMatchObject({ success: true, result: { reason: null } });
  const checked = await room.send(party.token, { selfie: photo('straight'), document: photo('passport') });
  expect(checked.json()).toMatchObject({
    success: true,
    result: {
      reason: null,
      document_data: { full_name: 'ANNA MARIA ERIKSSON', number_last4: '02C3', mrz_valid: true },
      face_match_details: { engine: expect.stringContaining('face-api') },
    },
  });
  expect(checked.json().result.similarity_score).toBeGreaterThanOrEqual(80);
  expect((await room.record(party.token, party, checked)).statusCode).toBe(200);
  expect(await stored(party)).toEqual({ state: 'matched', flags: [], is_verified: true });
  const opened = await room.call(party.token, `/getuser_by_token/${party.token}`);
  expect(opened.json().result.is_verified).toBe(true);
});

test("another person's passport is refused: NO_MATCH", async () => {
  const party = await arriveAccepted();
  const checked = await room.send(party.token, { selfie: undefined, document: photo('othersPassport') });
  expect(checked.json()).toMatchObject({ success: false, result: { success: false, reason: 'NO_MATCH' } });
  expect((await room.record(party.token, party, checked)).statusCode).toBe(409);
  expect(await stored(party)).toMatchObject({ state: 'refused', is_verified: false });
});

test.each<[string, string, (poses: HeadPose[]) => object]>([
  ['a movement to the other side', 'TURN_WRONG', (poses) => posing(poses.map((pose) => opposites[pose]))],
  [
    'photos that are changed for one another',
    'NOT_LIVE',
    (poses) => posing(poses, (pose, share) => `${pose}-${share < 0.5 ? 0 : 1}`),
  ],
  ['a head that keeps still', 'NOT_LIVE', (poses) => posing(poses, () => 'straight')],
  ['two poses of three', 'TURN_MISSING', (poses) => posing(poses.slice(0, 2))],
])('%s is refused before any document is asked for: %s', async (_what, reason, differing) => {
  const party = await arrive();
  const refused = await room.sendSelfie(party.token, { ...selfieOf(party), ...differing(party.poses) });
  expect([refused.statusCode, refused.json()]).toMatchObject([200, { success: false, result: { reason } }]);
  const checked = await room.send(party.token, { selfie: photo('straight'), document: photo('passport') });
  expect(checked.json().result).toMatchObject({ success: false, reason: 'SELFIE_MISSING' });
  expect(await stored(party)).toBeUndefined();
});

test('a card whose front is not read is verified by the zone on its back', async () => {
  const party = await arriveAccepted();
  const sides = { selfie: undefined, document: photo('unlabelledFront'), document_type: 'id_card' };
  const asked = await room.send(party.token, sides);
  expect(asked.json().result).toMatchObject({ reason: 'OTHER_SIDE_MISSING', similarity_score: null });
  const checked = await room.send(party.token, { ...sides, document_back: photo('cardBack') });
  expect(checked.json()).toMatchObject({
    success: true,
    result: {
      document_data: { full_name: 'ANNA MARIA ERIKSSON', number_last4: '02C3', mrz_valid: true },
    },
  });
  expect((await room.record(party.token, party, checked)).statusCode).toBe(200);
});

test.each([
  ['the selfie itself', 'straight', 'SAME_PHOTO'],
  ['another selfie', 'halfRight', 'NO_DOCUMENT'],
  ['a selfie on a screen', 'screen', 'NO_DOCUMENT'],
  ['a student card', 'studentCard', 'NO_DOCUMENT'],
  ['a blank page', 'blankPage', 'NO_DOCUMENT'],
])('%s is no document, and no score is told', async (_what, document, reason) => {
  const party = await arriveAccepted();
  const checked = await room.send(party.token, { selfie: photo('straight'), document: photo(document) });
  expect(checked.json()).toMatchObject({
    success: false,
    result: { success: false, reason, photo: 'document', similarity_score: null, face_match_details: null },
  });
  expect((await room.record(party.token, party, checked)).statusCode).toBe(409);
  expect(await stored(party)).toMatchObject({ state: 'refused', is_verified: false });
});

test('after a document that is none only the document is taken again', async () => {
  const party = await arriveAccepted();
  const refused = await room.send(party.token, { selfie: photo('straight'), document: photo('blankPage') });
  expect(refused.json()).toMatchObject({ success: false });
  const again = await room.send(party.token, { selfie: undefined, document: photo('passport') });
  expect(again.json()).toMatchObject({ success: true });
});

test.each([
  ['the front of an identity card with their name', 'cardFront', null],
  ['a passport on its side', 'passportOnItsSide', null],
  ['a business card, which the front desk has to look at', 'businessCard', 'DOCUMENT_NOT_READ'],
])('%s: %s', async (_what, document, reason) => {
  const party = await arriveAccepted();
  const checked = await room.send(party.token, { selfie: photo('straight'), document: photo(document) });
  expect(checked.json().result).toMatchObject({ reason, desk_review: reason !== null });
  expect(checked.json().result.similarity_score).toBeGreaterThanOrEqual(80);
});
