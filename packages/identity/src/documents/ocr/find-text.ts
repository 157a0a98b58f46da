import type { TextModels } from './text-models.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import { colourPlanes } from './colour-planes.ts';
import { resizePhoto } from './resize-photo.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import { textRegions } from './text-regions.ts';

const normalisation = { mean: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] } as const;
const largest = 1.5;
/** The detector halves its input five times. */
const multiple = 32;

const fitted = (side: number, scale: number) =>
  Math.max(multiple, Math.round((side * scale) / multiple) * multiple);

/** @param longSide size for the search: small text needs more, time grows with its square */
export async function findText(
  models: TextModels,
  photo: RawPhoto,
  longSide: number,
): Promise<TurnedRectangle[]> {
  const scale = Math.min(largest, longSide / Math.max(photo.width, photo.height));
  const [width, height] = [fitted(photo.width, scale), fitted(photo.height, scale)];
  const resized = await resizePhoto(photo, width, height);
  const { data } = await models.findLines(colourPlanes(resized, normalisation), width, height);
  const [backX, backY] = [photo.width / width, photo.height / height];
  return textRegions({ data, width, height }).map((region) => ({
    ...region,
    centre: { x: region.centre.x * backX, y: region.centre.y * backY },
    length: region.length * backX,
    thickness: region.thickness * backY,
  }));
}
