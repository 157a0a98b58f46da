import type { FaceReader, FaceReading } from '../faces/face-reader.ts';
import type { DocumentSides } from './open-document-reader.ts';

interface FoundPortrait {
  side: number;
  portrait: FaceReading;
  others: FaceReading[];
}

/** Waits for the text's orientation, as the mesh of a face on its side has wrong points. */
export async function findPortrait(
  faces: FaceReader,
  photos: readonly Uint8Array[],
  reading: Promise<DocumentSides>,
): Promise<FoundPortrait> {
  const found: FaceReading[] = [];
  for (const photo of photos) found.push(await faces.readPhoto('document', photo));
  const { sides } = await reading;
  for (const [index, photo] of photos.entries()) {
    const turn = sides[index]?.turn ?? null;
    if (turn !== null && found[index]?.turn !== turn)
      found[index] = await faces.readPhoto('document', photo, turn);
  }
  const side = Math.max(
    0,
    found.findIndex(({ refused }) => refused !== 'NO_FACE_DOCUMENT'),
  );
  const [portrait] = found.splice(side, 1);
  if (!portrait) throw new Error('A document has at least one photo.');
  return { side, portrait, others: found };
}
