import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
/** The page takes its frames at these shares of the way into a pose. */
const shares = [0, 0.4, 0.6, 0.8, 1];
const drawing = join(__dirname, '../../../packages/identity/test-processes');
const engine = openIdentityEngine({ workers: 1, timeLimit: patience });
let areSelfiesJudged = true;
const identity: IdentityEngine = {
  ...engine,
  checkSelfie: async (photos) =>
    areSelfiesJudged ? engine.checkSelfie(photos) : { reason: null, captures: null },
};
let room: VerificationTest;
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
  return inFolder((folder) => {
    execFileSync(process.execPath, [join(drawing, 'write-guest.mjs'), folder, ...shares.map(String)]);
    const files = readdirSync(folder);
    return Object.fromEntries(
      files.map((file) => [file.replace('.jpg', ''), readFileSync(join(folder, file))]),
    );
  });
}

function drawSheet(picture: Buffer, way: 'mirrored' | 'unchanged'): Buffer {
  return inFolder((folder) => {
    const [from, to] = [join(folder, 'picture.jpg'), join(folder, 'sheet.jpg')];
    writeFileSync(from, picture);
    execFileSync(process.execPath, [join(drawing, 'paste-on-passport.mjs'), from, way, to]);
    return readFileSync(to);
  });
}

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'suite-guest-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const photo = (name: string) => photos[name] ?? Buffer.alloc(0);
function posing(poses: readonly HeadPose[]) {
  const places = poses.flatMap((pose, index) => shares.map((share) => ({ pose, share, index })));
  return {
    frames: places.map(({ pose, share }) => photo(`${pose}-${share}`)),
    frame_times: places.map((_, place) => 150 * place).join(','),
    frame_poses: places.map(({ index }) => index).join(','),
  };
}
const opposites = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;

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

/** The selfie is accepted unchecked, because the first tests cover the movement. */
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

test.each(['the selfie in a mirror', 'a frame'])(
  'a sheet with a correct zone and %s pasted on it waits for the desk: PORTRAIT_REPEATS_SELFIE',
  async (pasted) => {
    const party = await arrive();
    await room.sendSelfie(party.token, selfieOf(party));
    const document =
      pasted === 'a frame'
        ? drawSheet(photo(`${party.poses[1]}-0.6`), 'unchanged')
        : drawSheet(photo('straight'), 'mirrored');
    const checked = await room.send(party.token, { selfie: undefined, document });
    expect(checked.json().result).toMatchObject({
      ...{ success: false, reason: 'PORTRAIT_REPEATS_SELFIE', desk_review: true },
      document_data: { full_name: 'ANNA MARIA ERIKSSON', mrz_valid: true },
    });
    expect((await room.record(party.token, party, checked)).statusCode).toBe(409);
    expect(await stored(party)).toMatchObject({ state: 'refused', is_verified: false });
  },
);

test("another person's passport is refused: NO_MATCH", async () => {
  const party = await arriveAccepted();
  const checked = await room.send(party.token, { selfie: undefined, document: photo('othersPassport') });
  expect(checked.json()).toMatchObject({ success: false, result: { success: false, reason: 'NO_MATCH' } });
  expect((await room.record(party.token, party, checked)).statusCode).toBe(409);
  expect(await stored(party)).toMatchObject({ state: 'refused', is_verified: false });
});

test('a movement to the other side is refused before any document is asked for: TURN_WRONG', async () => {
  const party = await arrive();
  const moved = posing(party.poses.map((pose) => opposites[pose]));
  const refused = await room.sendSelfie(party.token, { ...selfieOf(party), ...moved });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    200,
    { success: false, result: { reason: 'TURN_WRONG' } },
  ]);
  const checked = await room.send(party.token, { selfie: photo('straight'), document: photo('passport') });
  expect(checked.json().result).toMatchObject({ success: false, reason: 'SELFIE_MISSING' });
  expect(await stored(party)).toBeUndefined();
});

test('the selfie itself is no document, and no score is told', async () => {
  const party = await arriveAccepted();
  const checked = await room.send(party.token, { selfie: undefined, document: photo('straight') });
  expect(checked.json()).toMatchObject({
    success: false,
    result: {
      ...{ success: false, reason: 'SAME_PHOTO', photo: 'document' },
      ...{ similarity_score: null, face_match_details: null },
    },
  });
  expect((await room.record(party.token, party, checked)).statusCode).toBe(409);
  expect(await stored(party)).toMatchObject({ state: 'refused', is_verified: false });
});
