import type { PictureMeasures } from './faces/measure-picture.ts';

export type DocumentHint =
  'fillFrame' | 'documentDark' | 'documentGlare' | 'documentBlurred' | 'documentGood';

const darkest = 55;
/** A reflection covers a part; paper that is white all over is no reflection. */
const leastGlare = 0.015;
const mostGlare = 0.4;
/** Nothing is printed on what differs less than this. */
const emptiest = 6;
const softest = 45;

/** What to say to somebody who is about to photograph a document. */
export function documentHint({ brightness, sharpness, glare }: PictureMeasures): DocumentHint {
  if (brightness < darkest) return 'documentDark';
  if (sharpness < emptiest) return 'fillFrame';
  if (glare > leastGlare && glare < mostGlare) return 'documentGlare';
  if (sharpness < softest) return 'documentBlurred';
  return 'documentGood';
}
