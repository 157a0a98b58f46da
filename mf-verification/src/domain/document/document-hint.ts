import type { PictureMeasures } from '../faces/measure-picture.ts';
import type { TextLines } from './text-lines.ts';

export type DocumentHint =
  | 'fillFrame'
  | 'documentFar'
  | 'documentDark'
  | 'documentGlare'
  | 'documentBlurred'
  | 'documentGood';

export interface DocumentLook extends PictureMeasures {
  lines: TextLines;
}

const darkest = 65;
/** A reflection covers a part of the page; paper that is white all over is no reflection. */
const leastGlare = 0.015;
const mostGlare = 0.4;
/** Sharpness between these bounds shows something that is out of focus. */
const emptiest = 6;
const softest = 45;
/** Drawn documents that fill most of the frame showed at least 11 lines in all columns, faces at most 6. */
const fewestLines = 3;
const enoughLines = 8;
const narrowest = 0.65;

export function documentHint({ brightness, sharpness, glare, lines }: DocumentLook): DocumentHint {
  if (brightness < darkest) return 'documentDark';
  if (lines.count < fewestLines)
    return sharpness > emptiest && sharpness < softest ? 'documentBlurred' : 'fillFrame';
  if (lines.count < enoughLines || lines.width < narrowest) return 'documentFar';
  if (glare > leastGlare && glare < mostGlare) return 'documentGlare';
  return sharpness < softest ? 'documentBlurred' : 'documentGood';
}
