import type { GreyPicture } from '../turn/grey-picture.ts';
import { alignedLikeness, prepareGround, prepareLaid } from './align-pictures.ts';
import { contrastPicture, mirrored } from './contrast-picture.ts';

/** Likeness from which on two aligned faces are one picture: docs/document-reader.md says what was measured at it. */
const samePicture = 0.965;

/** Whether a face on a document is one of these pictures, as it is or in a mirror. A chip is an aligned face in colour. */
export const repeatsCapture = (chip: Uint8Array, captures: readonly GreyPicture[]): boolean =>
  captureLikeness(chip, captures) >= samePicture;

/** The likeness of a face on a document to the picture that is most like it, -1 to 1. */
export function captureLikeness(chip: Uint8Array, captures: readonly GreyPicture[]): number {
  const picture = contrastPicture(chip);
  const grounds = [prepareGround(picture), prepareGround(mirrored(picture))];
  const likenesses = captures
    .map(prepareLaid)
    .flatMap((laid) => grounds.map((ground) => alignedLikeness(ground, laid)));
  return Math.max(-1, ...likenesses);
}
