import type { PictureMeasures } from '../faces/measure-picture.ts';
import type { TextLines } from './text-lines.ts';

export type DocumentHint =
  | 'fillFrame'
  | 'documentFar'
  | 'documentDark'
  | 'documentGlare'
  | 'documentBlurred'
  | 'documentGood';

/** What one look at the picture in the frame showed. */
export interface DocumentLook extends PictureMeasures {
  lines: TextLines;
}

const darkest = 65;
/** A reflection covers a part; paper that is white all over is no reflection. */
const leastGlare = 0.015;
const mostGlare = 0.4;
/** What differs more than nothing, and less than print in focus. */
const emptiest = 6;
const softest = 45;
/** Lines in all columns together. Drawn documents that fill most of the frame showed 11 and more, faces up to 6. */
const fewestLines = 3;
const enoughLines = 8;
/** Of the frame, from the first letter to the last. */
const narrowest = 0.65;

/** What to say to a guest who is about to photograph a document; `documentGood` when the photo may be taken. */
export function documentHint({ brightness, sharpness, glare, lines }: DocumentLook): DocumentHint {
  if (brightness < darkest) return 'documentDark';
  if (lines.count < fewestLines)
    return sharpness > emptiest && sharpness < softest ? 'documentBlurred' : 'fillFrame';
  if (lines.count < enoughLines || lines.width < narrowest) return 'documentFar';
  if (glare > leastGlare && glare < mostGlare) return 'documentGlare';
  return sharpness < softest ? 'documentBlurred' : 'documentGood';
}
