import { colourPlanes } from './colour-planes.ts';
import { cutStrip } from './cut-strip.ts';
import type { RawPhoto } from '../../faces/raw-photo.ts';
import type { TurnedRectangle } from './min-area-rectangle.ts';
import type { TextModels } from './text-models.ts';

export interface StripReading {
  steps: number;
  classes: number;
  likelihoods: Float32Array;
}

const stripHeight = 48;
const normalisation = { mean: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] } as const;

/** Caches readings, as a line is read for the zone, for its orientation and as print. */
const readings = new WeakMap<RawPhoto, Map<string, StripReading>>();

export async function readStrip(
  models: TextModels,
  photo: RawPhoto,
  box: TurnedRectangle,
  upsideDown: boolean,
): Promise<StripReading> {
  const known = readings.get(photo) ?? new Map<string, StripReading>();
  readings.set(photo, known);
  const key = [box.centre.x, box.centre.y, box.length, box.thickness, box.angle, upsideDown].join();
  const reading = known.get(key) ?? (await recognise(models, cutStrip(photo, box, stripHeight, upsideDown)));
  known.set(key, reading);
  return reading;
}

async function recognise(models: TextModels, strip: RawPhoto): Promise<StripReading> {
  const { data, dims } = await models.readLine(colourPlanes(strip, normalisation), strip.width, strip.height);
  return { steps: dims[1] ?? 0, classes: dims[2] ?? 0, likelihoods: data };
}
