import type { PhotoKind, RefusalReason } from '../refusal-reason.ts';
import type { FaceQuality } from '../identity-engine.ts';
import { measureChip } from './measure-chip.ts';
import { faceLimits } from './face-limits.ts';
import { chipSize, cutFace } from './cut-face.ts';
import { dlibPoints } from './align-face.ts';
import { openFaceFinder, type FoundFace } from './face-finder.ts';
import type { FaceMesh } from './face-mesh.ts';
import { fetchFilesOnly } from './model-files.ts';
import { openFaceDescriber } from './recognition-net.ts';
import type { FaceDescription } from './face-distance.ts';
import { openPhoto, turnPhoto, type RawPhoto } from './raw-photo.ts';

interface SeenFace {
  quality: FaceQuality;
  mesh: FaceMesh;
  chip: Uint8Array;
}

export interface ReadFace extends SeenFace {
  description: FaceDescription;
}

/** `turn` is the clockwise rotation in degrees at which the face was found. */
export type FaceReading = { turn: number } & (
  | { refused: RefusalReason }
  | { refused: null; face: ReadFace; photo: RawPhoto }
);

export interface FaceReader {
  /** @param turn known rotation of an upright document; without it, every rotation is tried */
  readPhoto(kind: PhotoKind, photo: Uint8Array, turn?: number): Promise<FaceReading>;
  readFrames(frames: readonly Uint8Array[]): Promise<(ReadFace | undefined)[]>;
}

const photoLongSide = 1920;
const frameLongSide = 640;
const sureScore = 0.9;

export async function openFaceReader(): Promise<FaceReader> {
  fetchFilesOnly();
  const find = await openFaceFinder();
  const { describe, describeAll } = await openFaceDescriber();

  const look = (photo: RawPhoto, { mesh, width }: FoundFace): SeenFace => {
    const chip = cutFace(photo, dlibPoints(mesh, chipSize), { width: chipSize, height: chipSize });
    return { quality: roundQuality({ face_width: width, ...measureChip(chip) }), mesh, chip };
  };

  /** Documents may be rotated, and the mesh fails on faces that are not upright. */
  const findUpright = async (kind: PhotoKind, photo: RawPhoto) => {
    let best = { photo, turn: 0, found: await find(photo) };
    const score = ({ found }: { found: FoundFace[] }) => Math.max(0, ...found.map((face) => face.score));
    for (const degrees of kind === 'document' ? [90, 270, 180] : []) {
      if (score(best) >= sureScore) return best;
      const turned = await turnPhoto(photo, degrees);
      const there = { photo: turned, turn: degrees, found: await find(turned) };
      if (score(there) > score(best)) best = there;
    }
    return best;
  };

  const findTurned = async (opened: RawPhoto, turn: number) => {
    const photo = await turnPhoto(opened, turn);
    return { photo, turn, found: await find(photo) };
  };

  return {
    async readPhoto(kind, bytes, known) {
      const opened = await openPhoto(bytes, photoLongSide);
      const { photo, found, turn } =
        known === undefined ? await findUpright(kind, opened) : await findTurned(opened, known);
      const [widest] = found;
      const count = evaluateCount(
        kind,
        found.map(({ width }) => width),
      );
      if (widest === undefined || count !== null) return { refused: count ?? 'NO_FACE_SELFIE', turn };
      const seen = look(photo, widest);
      const refused = evaluateQuality(kind, seen.quality);
      if (refused !== null) return { refused, turn };
      return { refused: null, face: { ...seen, description: await describe(seen.chip) }, photo, turn };
    },

    async readFrames(frames) {
      const seen: (SeenFace | undefined)[] = [];
      for (const frame of await Promise.all(frames.map((bytes) => openPhoto(bytes, frameLongSide)))) {
        const [widest] = await find(frame);
        seen.push(widest && look(frame, widest));
      }
      const descriptions = await describeAll(seen.flatMap((face) => (face ? [face.chip] : [])));
      return seen.map((face) => {
        const description = face && descriptions.shift();
        return face && description && { ...face, description };
      });
    },
  };
}

const roundQuality = ({ face_width, sharpness, brightness }: FaceQuality): FaceQuality => ({
  face_width: Math.round(face_width),
  sharpness: Math.round(sharpness * 10) / 10,
  brightness: Math.round(brightness * 10) / 10,
});

const noFace = { selfie: 'NO_FACE_SELFIE', document: 'NO_FACE_DOCUMENT' } as const;
const narrowest = { selfie: faceLimits.selfieWidth, document: faceLimits.documentWidth } as const;

function evaluateCount(kind: PhotoKind, widths: readonly number[]): RefusalReason | null {
  const [first, second = 0] = widths;
  if (first === undefined) return noFace[kind];
  return second > first * faceLimits.secondFace[kind] ? 'SEVERAL_FACES' : null;
}

function evaluateQuality(kind: PhotoKind, quality: FaceQuality): RefusalReason | null {
  if (quality.face_width < narrowest[kind]) return 'FACE_TOO_SMALL';
  if (quality.brightness < faceLimits.darkest) return 'TOO_DARK';
  if (quality.brightness > faceLimits.brightest) return 'TOO_BRIGHT';
  return quality.sharpness < faceLimits.sharpness ? 'BLURRED' : null;
}
