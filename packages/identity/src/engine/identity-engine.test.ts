import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { passportOf } from '../testing/faces/passport-of.ts';
import { documentWith, sampleFace } from '../testing/faces/sample-faces.ts';
import { openIdentityEngine } from './open-identity-engine.ts';

/** Networks are slow on a busy machine. */
const patience = 180_000;
jest.setTimeout(patience);
const engine = openIdentityEngine({ workers: 1, timeLimit: patience });
let dora: SampleFrames;
let document: Buffer;

beforeAll(async () => {
  document = await documentWith('dora');
  dora = await openFrames('dora');
});
afterAll(() => engine.close());

const check = (frames: Buffer[], turn: 'left' | 'right', selfie = dora.straight, of = document) =>
  engine.check({ selfie, document: of, frames, turn });

describe('a turn of the head', () => {
  test("to the guest's own left is to the right of the picture", async () => {
    const passport = await passportOf('dora');
    const found = await check([dora.straight, dora.halfLeft, dora.left], 'left', dora.straight, passport);
    expect(found).toMatchObject({
      turn: 'seen',
      reason: null,
      document_data: { full_name: 'ANNA MARIA ERIKSSON', number_last4: '02C3', mrz_valid: true },
    });
    expect(found.similarity_score).toBeGreaterThanOrEqual(80);
    expect(found.face_match_details).toEqual({
      distance: expect.any(Number),
      selfie_quality: {
        face_width: expect.any(Number),
        sharpness: expect.any(Number),
        brightness: expect.any(Number),
      },
      document_quality: expect.objectContaining({ face_width: expect.any(Number) }),
      engine: expect.stringContaining('face-api'),
    });
  });

  test('to the other side is wrong, and right when that was asked for', async () => {
    const frames = [dora.straight, dora.right, dora.straight];
    expect(await check(frames, 'left')).toMatchObject({ turn: 'wrong', reason: 'TURN_WRONG' });
    expect(await check(frames, 'right')).toMatchObject({ turn: 'seen', reason: null });
  });

  test('that nobody made is still', async () => {
    const frames = [dora.straight, dora.straight, dora.straight];
    expect(await check(frames, 'left')).toMatchObject({ turn: 'still', reason: 'NOT_LIVE' });
  });

  test.each([
    ['turned in the plane', 'leant'],
    ['turned around its middle, near the camera', 'held'],
  ] as const)('of a photo %s is still', async (_, held) => {
    expect(await check([dora.photo, dora[held], dora[held]], 'left')).toMatchObject({
      turn: 'still',
      reason: 'NOT_LIVE',
    });
  });

  test('of which too few frames came is missing', async () => {
    expect(await check([], 'left')).toMatchObject({ turn: 'missing', reason: 'TURN_MISSING' });
    const empty = dora.nobody;
    expect(await check([empty, empty, dora.left, dora.straight], 'left')).toMatchObject({ turn: 'missing' });
  });
});

test('the selfie is the face that turned', async () => {
  const bea = await sampleFace('bea').jpeg().toBuffer();
  const ofBea = await documentWith('bea');
  expect(await check([dora.straight, dora.halfLeft, dora.left], 'left', bea, ofBea)).toMatchObject({
    turn: 'seen',
    reason: 'NOT_LIVE',
  });
  const mixed = [dora.straight, bea, dora.left];
  expect(await check(mixed, 'left')).toMatchObject({ reason: 'NOT_LIVE' });
});

test("somebody else's document does not match, and a photo without a face is not compared", async () => {
  const frames = [dora.straight, dora.halfLeft, dora.left];
  const other = await check(frames, 'left', dora.straight, await documentWith('bea'));
  expect(other.reason).toBe('NO_MATCH');
  expect(other.similarity_score).toBeLessThan(80);
  expect(await check(frames, 'left', dora.nobody)).toMatchObject({
    similarity_score: null,
    reason: 'NO_FACE_SELFIE',
    photo: 'selfie',
    face_match_details: null,
  });
});

test('of a face that cannot be compared it says in which photo', async () => {
  const frames = [dora.straight, dora.halfLeft, dora.left];
  const dark = await sharp(document).linear(0.15, 0).jpeg().toBuffer();
  expect(await check(frames, 'left', dora.straight, dark)).toMatchObject({
    reason: 'TOO_DARK',
    photo: 'document',
  });
});

test('a photo that cannot be opened is no decision', async () => {
  const broken = Buffer.from('not an image');
  await expect(check([dora.straight], 'left', broken)).rejects.toMatchObject({ code: 'UNREADABLE' });
});
