import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { DocumentReading } from '../documents/read-document.ts';
import { ownMatcher } from '../faces/face-matcher.ts';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import { openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { readOnce } from '../testing/faces/read-once.ts';
import { documentWith, sampleFace } from '../testing/faces/sample-faces.ts';
import { checkIdentity } from './check-identity.ts';

/** Networks are slow on a busy machine. */
jest.setTimeout(180_000);
let faces: FaceReader;
let dora: SampleFrames;
let document: Buffer;

beforeAll(async () => {
  faces = readOnce(await openFaceReader());
  document = await documentWith('dora');
  dora = await openFrames('dora');
});

// What a document says has no part in these decisions; identity-engine.test.ts reads one.
const zone = { data: null, evidence: 'zone', turn: null } as unknown as DocumentReading;

async function check(
  frames: Buffer[],
  turn: 'left' | 'right',
  selfie = dora.straight,
  of = document,
  reading: Partial<DocumentReading> = {},
) {
  const photos = { selfie, document: of, frames, turn };
  const readDocument = () => Promise.resolve({ ...zone, ...reading });
  return (await checkIdentity({ faces, matcher: ownMatcher, readDocument }, photos, false)).check;
}

describe('a turn of the head', () => {
  test("to the guest's own left is to the right of the picture", async () => {
    const frames = [dora.straight, dora.halfLeft, dora.left];
    expect(await check(frames, 'left')).toMatchObject({ turn: 'seen', reason: null });
    expect(await check(frames, 'right')).toMatchObject({ turn: 'wrong', reason: 'TURN_WRONG' });
  });

  test('to the other side is wrong, and right when that was asked for', async () => {
    const frames = [dora.straight, dora.right, dora.straight];
    expect(await check(frames, 'left')).toMatchObject({ turn: 'wrong', reason: 'TURN_WRONG' });
    expect(await check(frames, 'right')).toMatchObject({ turn: 'seen', reason: null });
  });

  test('that was not made is still', async () => {
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

test('the document of another person does not match, and a photo without a face is not compared', async () => {
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

test('a document that lies on its side is turned upright by its text before its face is looked for', async () => {
  const frames = [dora.straight, dora.halfLeft, dora.left];
  const onItsSide = await sharp(document).rotate(90).jpeg().toBuffer();
  const upright = await check(frames, 'left', dora.straight, document, { turn: 0 });
  const turned = await check(frames, 'left', dora.straight, onItsSide, { turn: 270 });
  expect(turned.reason).toBeNull();
  expect(Math.abs((turned.similarity_score ?? 0) - (upright.similarity_score ?? 0))).toBeLessThan(5);
});

test('the selfie, sent as a document, is said to be the selfie; another photo is no document', async () => {
  const frames = [dora.straight, dora.halfLeft, dora.left];
  const none = { evidence: 'none' } as const;
  const refused = { similarity_score: null, photo: 'document', face_match_details: null };
  for (const selfie of [dora.straight, await sharp(dora.straight).jpeg({ quality: 40 }).toBuffer()]) {
    expect(await check(frames, 'left', dora.straight, selfie, none)).toMatchObject({
      ...refused,
      reason: 'SAME_PHOTO',
    });
  }
  expect(await check(frames, 'left', dora.straight, dora.halfLeft, none)).toMatchObject({
    ...refused,
    reason: 'NO_DOCUMENT',
  });
});
