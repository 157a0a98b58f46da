import { openFaceFinder } from '../../faces/face-finder.ts';
import { fetchFilesOnly } from '../../faces/model-files.ts';
import { openPhoto } from '../../faces/raw-photo.ts';
import { sampleFace, type SampleFace } from './sample-faces.ts';
import { turnHead } from './turn-head.ts';

export async function openHead(name: SampleFace) {
  const straight = await sampleFace(name).jpeg({ quality: 90 }).toBuffer();
  const face = await openPhoto(straight, 640);
  fetchFilesOnly();
  const [found] = await (await openFaceFinder())(face);
  if (found === undefined) throw new Error(`There is no face in the sample ${name}.`);
  return {
    straight,
    face,
    mesh: found.mesh,
    turned: (turn: number, lift = 0) => turnHead(face, found.mesh, { turn, lift }),
  };
}
