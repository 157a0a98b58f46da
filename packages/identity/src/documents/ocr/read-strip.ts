import { colourPlanes } from './colour-planes.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { TextModels } from './text-models.ts';

/** How likely each class is at each step along a strip of text. */
export interface StripReading {
  steps: number;
  classes: number;
  /** `steps` rows of `classes` probabilities. */
  likelihoods: Float32Array;
}

/** The height of the strips that the recogniser reads. */
export const stripHeight = 48;
const normalisation = { mean: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] } as const;

export async function readStrip(models: TextModels, strip: RawPhoto): Promise<StripReading> {
  const { data, dims } = await models.readLine(colourPlanes(strip, normalisation), strip.width, strip.height);
  return { steps: dims[1] ?? 0, classes: dims[2] ?? 0, likelihoods: data };
}
