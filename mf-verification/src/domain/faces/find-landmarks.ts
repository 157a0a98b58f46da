import {
  addedAndCut,
  channelMeans,
  convolution,
  normalized,
  perPixel,
  separableConvolution,
  weightsOf,
  type Grid,
  type Weights,
} from './layers.ts';
import type { Pixels, Point } from './pixels.ts';

export const landmarkSide = 112;

const mean = [122.782, 117.001, 104.298] as const;
const sameSize = { before: 1, size: (length: number) => length };
const halfSize = { stride: 2, before: 0, size: (length: number) => Math.ceil(length / 2) };

/** Runs face-api's tiny landmark net, and returns 68 points in pixels of the face's picture. */
export function* findLandmarks(face: Pixels, weights: Weights): Generator<void, Point[]> {
  const first = yield* convolution(normalized(face, mean), weights, { layer: 'dense0/conv0', ...halfSize });
  let grid = yield* denseBlock('dense0', first, weights);
  for (const block of ['dense1', 'dense2']) {
    const half = yield* separableConvolution(grid, weights, { layer: `${block}/conv0`, ...halfSize });
    grid = yield* denseBlock(block, half, weights);
  }
  const { data } = perPixel(
    channelMeans(grid),
    weightsOf(weights, 'fc/weights'),
    weightsOf(weights, 'fc/bias'),
  );
  return Array.from({ length: data.length / 2 }, (_, point) => ({
    x: data[2 * point]! * face.width,
    y: data[2 * point + 1]! * face.height,
  }));
}

/** Feeds each layer with the sum of all layers before it. */
function* denseBlock(block: string, start: Grid, weights: Weights): Generator<void, Grid> {
  const first = addedAndCut(start);
  const second = yield* separableConvolution(first, weights, { layer: `${block}/conv1`, ...sameSize });
  const third = yield* separableConvolution(addedAndCut(first, second), weights, {
    layer: `${block}/conv2`,
    ...sameSize,
  });
  return addedAndCut(first, second, third);
}
