import sharp from 'sharp';
import { openFaceFinder } from '../../faces/face-finder.ts';
import { fetchFilesOnly } from '../../faces/model-files.ts';
import { openPhoto } from '../../faces/raw-photo.ts';
import { encodePhoto } from './encode-photo.ts';
import { holdPhoto } from './hold-photo.ts';
import { sampleFace, type SampleFace } from './sample-faces.ts';
import { turnHead } from './turn-head.ts';

export type SampleFrames = Awaited<ReturnType<typeof openFrames>>;

/** Photos as a camera takes them while somebody turns the head, or holds up a photo instead. Directions are the guest's. */
export async function openFrames(name: SampleFace) {
  const straight = await sampleFace(name).jpeg({ quality: 90 }).toBuffer();
  const face = await openPhoto(straight, 640);
  fetchFilesOnly();
  const [found] = await (await openFaceFinder())(face);
  if (found === undefined) throw new Error(`There is no face in the sample ${name}.`);
  const turned = (degrees: number) => encodePhoto(turnHead(face, found.mesh, degrees));
  const held = (degrees: number, distance: number) => encodePhoto(holdPhoto(face, degrees, distance));
  return {
    straight,
    halfLeft: await turned(15),
    left: await turned(32),
    halfRight: await turned(-15),
    right: await turned(-32),
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
