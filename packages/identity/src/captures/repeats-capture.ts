import type { GreyPicture } from '../turn/grey-picture.ts';
import { alignedLikeness, prepareGround, prepareLaid } from './align-pictures.ts';
import { contrastPicture, mirrored } from './contrast-picture.ts';

/** Identical pictures reach this likeness; docs/document-reader.md contains the measurement. */
const samePicture = 0.965;

export const repeatsCapture = (chip: Uint8Array, captures: readonly GreyPicture[]): boolean =>
  captureLikeness(chip, captures) >= samePicture;

export function captureLikeness(chip: Uint8Array, captures: readonly GreyPicture[]): number {
  const picture = contrastPicture(chip);
  const grounds = [prepareGround(picture), prepareGround(mirrored(picture))];
  const likenesses = captures
    .map(prepareLaid)
    .flatMap((laid) => grounds.map((ground) => alignedLikeness(ground, laid)));
  return Math.max(-1, ...likenesses);
}
