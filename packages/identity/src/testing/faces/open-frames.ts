import sharp from 'sharp';
import type { HeadPose, SelfieFrame } from '../../identity-engine.ts';
import { encodePhoto } from './encode-photo.ts';
import { holdPhoto } from './hold-photo.ts';
import { openHead } from './open-head.ts';
import type { SampleFace } from './sample-faces.ts';

export type SampleFrames = Awaited<ReturnType<typeof openFrames>>;

/** Shares of a pose in consecutive frames, and the milliseconds between them. */
const wayIntoPose = [0, 0.3, 0.6, 0.85, 1];
const betweenMs = 150;

export function framesOf(
  poses: readonly HeadPose[],
  photoOf: (pose: HeadPose, share: number) => Buffer,
  shares = wayIntoPose,
): SelfieFrame[] {
  return poses.flatMap((pose, index) =>
    shares.map((share, place) => ({
      photo: photoOf(pose, share),
      time: (index * shares.length + place) * betweenMs,
      pose: index,
    })),
  );
}

/**
 * Draws photos of a moving head, or of a photo held up instead. Directions are the guest's own. `ahead` corrects by so many degrees a
 * photo whose person looks aside.
 */
export async function openFrames(name: SampleFace, ahead = 0) {
  const { straight: taken, face, turned } = await openHead(name);
  const straight = ahead === 0 ? taken : await encodePhoto(turned(ahead));
  const held = (degrees: number, distance: number) => encodePhoto(holdPhoto(face, degrees, distance));
  const angles = { left: [32, 0], right: [-32, 0], up: [0, 22], down: [0, -22] } as const;
  const drawn = new Map<string, Buffer>();
  for (const [pose, [turn, lift]] of Object.entries(angles))
    for (const share of wayIntoPose)
      drawn.set(`${pose} ${share}`, await encodePhoto(turned(ahead + share * turn, share * lift)));
  const photoOf = (pose: HeadPose, share: number) => drawn.get(`${pose} ${share}`) ?? straight;
  return {
    straight,
    left: photoOf('left', 1),
    halfLeft: await encodePhoto(turned(15)),
    posing: (...poses: HeadPose[]) => framesOf(poses, photoOf),
    photosOf: (...poses: HeadPose[]) => framesOf(poses, (pose, share) => photoOf(pose, share < 0.5 ? 0 : 1)),
    photo: await held(0, 0.7),
    held: await held(-45, 0.7),
    leant: await sharp(await held(0, 0.7))
      .rotate(25)
      .jpeg()
      .toBuffer(),
    emptyRoom: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#778899' } })
      .jpeg()
      .toBuffer(),
  };
}
