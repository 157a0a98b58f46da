import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openFaceReader, type FaceReader } from '../faces/face-reader.ts';
import type { HeadPose, SelfieFrame } from '../identity-engine.ts';
import { framesOf, openFrames, type SampleFrames } from '../testing/faces/open-frames.ts';
import { readOnce } from '../testing/faces/read-once.ts';
import { sampleFace } from '../testing/faces/sample-faces.ts';
import { checkSelfie } from './check-selfie.ts';

/** The models are slow on a busy machine. */
jest.setTimeout(180_000);
let faces: FaceReader;
let dora: SampleFrames;

beforeAll(async () => {
  faces = readOnce(await openFaceReader());
  dora = await openFrames('dora');
});

async function check(frames: SelfieFrame[], poses: HeadPose[], selfie: Buffer = dora.straight) {
  return (await checkSelfie(faces, { selfie, frames, poses })).reason;
}
const drawn: HeadPose[] = ['left', 'up', 'right'];

describe('the poses of a head', () => {
  test.each<[HeadPose, HeadPose, HeadPose]>([
    ['left', 'up', 'right'],
    ['down', 'down', 'left'],
    ['right', 'left', 'down'],
    ['up', 'up', 'up'],
  ])('%s, %s, %s are seen, and are no others', async (...poses) => {
    expect(await check(dora.posing(...poses), poses)).toBeNull();
    const [first, second, third] = poses;
    const other = { left: 'right', right: 'up', up: 'down', down: 'left' } as const;
    expect(await check(dora.posing(...poses), [other[first], second, third])).toBe('TURN_WRONG');
    expect(await check(dora.posing(...poses), [first, second, other[third]])).toBe('TURN_WRONG');
  });

  test('in another order are wrong', async () => {
    expect(await check(dora.posing('up', 'left', 'right'), drawn)).toBe('TURN_WRONG');
  });

  test('are left in between: the way back from one is none', async () => {
    const back = framesOf(['right'], () => dora.straight).slice(1);
    const frames = [...dora.posing('left'), { photo: dora.left, time: 900, pose: 1 }, ...back];
    const returned = frames.map((frame, index) => ({ ...frame, time: 150 * index, pose: index < 5 ? 0 : 1 }));
    expect(await check(returned, ['left', 'right'])).toBe('TURN_WRONG');
  });

  test('are missing where too few were made, or too few frames came', async () => {
    expect(await check(dora.posing('left', 'up'), drawn)).toBe('TURN_MISSING');
    expect(await check([], drawn)).toBe('TURN_MISSING');
    const empty = framesOf(drawn, () => dora.emptyRoom);
    expect(await check(empty, drawn)).toBe('TURN_MISSING');
  });

  test('have their time', async () => {
    const late = dora.posing(...drawn).map((frame) => ({ ...frame, time: frame.time + 13_000 * frame.pose }));
    expect(await check(late, drawn)).toBe('TURN_MISSING');
    const atOnce = dora.posing(...drawn).map((frame) => ({ ...frame, time: frame.time / 10 }));
    expect(await check(atOnce, drawn)).toBe('TURN_MISSING');
  });
});

describe('no live head', () => {
  test('keeps still', async () => {
    expect(
      await check(
        framesOf(drawn, () => dora.straight),
        drawn,
      ),
    ).toBe('NOT_LIVE');
  });

  test.each([
    ['is a photo turned in the plane', 'leant'],
    ['is a photo turned around its middle, near the camera', 'held'],
  ] as const)('%s', async (_, held) => {
    const frames = framesOf(drawn, (_pose, share) => (share < 0.5 ? dora.photo : dora[held]));
    expect(await check(frames, drawn)).not.toBeNull();
    expect(await check(frames, drawn, dora.photo)).not.toBeNull();
  });

  test('jumps from one photo to the next', async () => {
    expect(await check(dora.photosOf('left', 'right', 'left'), ['left', 'right', 'left'])).toBe('NOT_LIVE');
    expect(await check(dora.photosOf(...drawn), drawn)).toBe('NOT_LIVE');
  });
});

test('the selfie is the face that moved', async () => {
  const bea = await sampleFace('bea').jpeg().toBuffer();
  expect(await check(dora.posing(...drawn), drawn, bea)).not.toBeNull();
  const [first, ...others] = dora.posing(...drawn);
  expect(await check([{ photo: bea, time: first?.time ?? 0, pose: 0 }, ...others], drawn)).not.toBeNull();
});

test('a selfie without a face is refused as such, whatever the frames show', async () => {
  expect(await check(dora.posing(...drawn), drawn, dora.emptyRoom)).toBe('NO_FACE_SELFIE');
});
