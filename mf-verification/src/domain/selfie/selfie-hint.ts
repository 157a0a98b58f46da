import type { FoundFace } from '../faces/find-faces.ts';
import type { HeadPlace } from '../faces/head-place.ts';
import type { PictureMeasures } from '../faces/measure-picture.ts';

export interface SelfieLook {
  /** The surest face comes first. */
  faces: readonly FoundFace[];
  measures: PictureMeasures | undefined;
  head: HeadPlace | undefined;
  /** `side` is in pixels of the faces, `cameraSide` in pixels of the camera. */
  side: number;
  cameraSide: number;
}

export type SelfieHint =
  | 'noFace'
  | 'severalFaces'
  | 'tooFar'
  | 'tooClose'
  | 'offCenter'
  | 'tooDark'
  | 'tooBright'
  | 'blurred'
  | 'lookStraight'
  | 'holdStill';

/** The server may refuse a face below this share of the square, or with fewer pixels. */
const narrowest = 0.24;
const narrowestPixels = 140;
const widest = 0.78;
const furthestOff = 0.17;
const darkest = 45;
const brightest = 220;
const softest = 12;
/** A guest who looks straight into a phone held slightly to the side stays below this turn. */
const straightOffset = 0.3;

export function selfieHint({ faces, measures, head, side, cameraSide }: SelfieLook): SelfieHint {
  const [face, ...others] = faces;
  if (!face || !measures) return 'noFace';
  if (others.some((other) => isOtherPerson(other, face))) return 'severalFaces';
  const width = face.width / side;
  if (width < narrowest || width * cameraSide < narrowestPixels) return 'tooFar';
  if (width > widest) return 'tooClose';
  const offX = (face.x + face.width / 2) / side - 0.5;
  const offY = (face.y + face.height / 2) / side - 0.5;
  if (Math.hypot(offX, offY) > furthestOff) return 'offCenter';
  if (measures.brightness < darkest) return 'tooDark';
  if (measures.brightness > brightest) return 'tooBright';
  if (measures.sharpness < softest) return 'blurred';
  if (head === undefined || Math.abs(head.turn) > straightOffset) return 'lookStraight';
  return 'holdStill';
}

/** Ignores another box around the same face, and people far in the background. */
function isOtherPerson(other: FoundFace, face: FoundFace): boolean {
  const apart = Math.hypot(
    other.x + other.width / 2 - face.x - face.width / 2,
    other.y + other.height / 2 - face.y - face.height / 2,
  );
  return other.score > 0.6 && other.width > face.width / 2 && apart > face.width * 0.6;
}
