import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import type { HeadPose } from '../identity-engine.ts';
import { openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { readOnce } from '../testing/faces/read-once.ts';
import { sampleFace } from '../testing/faces/sample-faces.ts';
import { checkSelfie } from './check-selfie.ts';

/** Networks are slow on a busy machine. */
jest.setTimeout(180_000);
let faces: FaceReader;
let dora: SampleFrames;

beforeAll(async () => {
  faces = readOnce(await openFaceReader());
  dora = await openFrames('dora');
});

async function check(frames: Buffer[], pose: HeadPose, selfie = dora.straight) {
  return (await checkSelfie(faces, { selfie, frames, poses: [pose] })).reason;
}

describe('a turn of the head', () => {
  test("to the guest's own left is to the right of the picture", async () => {
    const frames = [dora.straight, dora.halfLeft, dora.left];
    expect(await check(frames, 'left')).toBeNull();
    expect(await check(frames, 'right')).toBe('TURN_WRONG');
  });

  test('to the other side is wrong, and right when that was asked for', async () => {
    const frames = [dora.straight, dora.right, dora.straight];
    expect(await check(frames, 'left')).toBe('TURN_WRONG');
    expect(await check(frames, 'right')).toBeNull();
  });

  test('that was not made is still', async () => {
    expect(await check([dora.straight, dora.straight, dora.straight], 'left')).toBe('NOT_LIVE');
  });

  test.each([
    ['turned in the plane', 'leant'],
    ['turned around its middle, near the camera', 'held'],
  ] as const)('of a photo %s is still', async (_, held) => {
    expect(await check([dora.photo, dora[held], dora[held]], 'left')).toBe('NOT_LIVE');
  });

  test('of which too few frames came is missing', async () => {
    expect(await check([], 'left')).toBe('TURN_MISSING');
    const empty = dora.nobody;
    expect(await check([empty, empty, dora.left, dora.straight], 'left')).toBe('TURN_MISSING');
  });
});

test('the selfie is the face that turned', async () => {
  const bea = await sampleFace('bea').jpeg().toBuffer();
  expect(await check([dora.straight, dora.halfLeft, dora.left], 'left', bea)).toBe('NOT_LIVE');
  expect(await check([dora.straight, bea, dora.left], 'left')).toBe('NOT_LIVE');
});

test('a selfie without a face is refused as such, whatever the frames show', async () => {
  const frames = [dora.straight, dora.halfLeft, dora.left];
  expect(await check(frames, 'left', dora.nobody)).toBe('NO_FACE_SELFIE');
});
