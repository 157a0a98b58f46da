import type { RawPhoto } from '../../faces/raw-photo.ts';

/** The models were trained with channels in the order blue, green, red. */
export interface Normalisation {
  mean: readonly [number, number, number];
  spread: readonly [number, number, number];
}

export function colourPlanes(
  { data, width, height }: RawPhoto,
  { mean, spread }: Normalisation,
): Float32Array {
  const size = width * height;
  const planes = new Float32Array(size * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const [middle, scale] = [(mean[channel] ?? 0) * 255, 1 / ((spread[channel] ?? 1) * 255)];
    const from = 2 - channel;
    for (let pixel = 0; pixel < size; pixel += 1) {
      planes[channel * size + pixel] = ((data[pixel * 3 + from] ?? 0) - middle) * scale;
    }
  }
  return planes;
}
