import type { FaceQuality } from '../identity-engine.ts';
import type { PhotoKind, RefusalReason } from '../refusal-reason.ts';
import { cutFace } from './cut-face.ts';
import { openFaceDescriber, type FaceDescription } from './face-describer.ts';
import { openFaceFinder, type FoundFace } from './face-finder.ts';
import type { FaceMesh } from './face-mesh.ts';
import { judgeCount, judgeQuality } from './judge-faces.ts';
import { measureChip } from './measure-chip.ts';
import { fetchFilesOnly } from './model-files.ts';
import { openPhoto, turnPhoto, type RawPhoto } from './raw-photo.ts';

export interface ReadFace {
  description: FaceDescription;
  quality: FaceQuality;
  mesh: FaceMesh;
  chip: Uint8Array;
}

/** The face of a photo, or why there is none to compare. */
export type FaceReading = { refused: RefusalReason } | { refused: null; face: ReadFace; photo: RawPhoto };

export interface FaceReader {
  readPhoto(kind: PhotoKind, photo: Uint8Array): Promise<FaceReading>;
  /** The widest face of a frame; undefined when there is none to speak of. */
  readFrame(frame: Uint8Array): Promise<ReadFace | undefined>;
}

const photoLongSide = 1920;
const frameLongSide = 640;
const sureScore = 0.9;

/** Loads the networks, once for each process. */
export async function openFaceReader(): Promise<FaceReader> {
  fetchFilesOnly();
  const find = await openFaceFinder();
  const describe = await openFaceDescriber();

  const read = async (photo: RawPhoto, { mesh, width }: FoundFace): Promise<ReadFace> => {
    const chip = cutFace(photo, mesh);
    const quality = roundQuality({ face_width: width, ...measureChip(chip) });
    return { description: await describe(chip), quality, mesh, chip };
  };

  /** A document may lie any way in its photo, and on a face that is not upright the mesh is unsure or there is none. */
  const findUpright = async (kind: PhotoKind, photo: RawPhoto) => {
    let best = { photo, found: await find(photo) };
    const score = ({ found }: { found: FoundFace[] }) => Math.max(0, ...found.map((face) => face.score));
    for (const degrees of kind === 'document' ? [90, 270, 180] : []) {
      if (score(best) >= sureScore) return best;
      const turned = await turnPhoto(photo, degrees);
      const there = { photo: turned, found: await find(turned) };
      if (score(there) > score(best)) best = there;
    }
    return best;
  };

  return {
    async readPhoto(kind, bytes) {
      const { photo, found } = await findUpright(kind, await openPhoto(bytes, photoLongSide));
      const [widest] = found;
      const count = judgeCount(
        kind,
        found.map(({ width }) => width),
      );
      if (widest === undefined || count !== null) return { refused: count ?? 'NO_FACE_SELFIE' };
      const face = await read(photo, widest);
      const refused = judgeQuality(kind, face.quality);
      return refused === null ? { refused, face, photo } : { refused };
    },

    async readFrame(bytes) {
      const frame = await openPhoto(bytes, frameLongSide);
      const [widest] = await find(frame);
      return widest && read(frame, widest);
    },
  };
}

const roundQuality = ({ face_width, sharpness, brightness }: FaceQuality): FaceQuality => ({
  face_width: Math.round(face_width),
  sharpness: Math.round(sharpness * 10) / 10,
  brightness: Math.round(brightness * 10) / 10,
});
