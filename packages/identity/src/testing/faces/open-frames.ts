import sharp from 'sharp';
import { encodePhoto } from './encode-photo.ts';
import { holdPhoto } from './hold-photo.ts';
import { openHead } from './open-head.ts';
import type { SampleFace } from './sample-faces.ts';

export type SampleFrames = Awaited<ReturnType<typeof openFrames>>;

/** Photos as a camera takes them while somebody turns the head, or holds up a photo instead. Directions are the guest's. */
export async function openFrames(name: SampleFace) {
  const { straight, face, turned } = await openHead(name);
  const held = (degrees: number, distance: number) => encodePhoto(holdPhoto(face, degrees, distance));
  return {
    straight,
    halfLeft: await encodePhoto(turned(15)),
    left: await encodePhoto(turned(32)),
    right: await encodePhoto(turned(-32)),
    photo: await held(0, 0.7),
    held: await held(-45, 0.7),
    leant: await sharp(await held(0, 0.7))
      .rotate(25)
      .jpeg()
      .toBuffer(),
    nobody: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#778899' } })
      .jpeg()
      .toBuffer(),
  };
}
