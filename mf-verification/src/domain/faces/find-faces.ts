import {
  convolution,
  leaky,
  maxPool,
  normalized,
  perPixel,
  separableConvolution,
  weightsOf,
} from './layers.ts';
import type { Grid, Weights } from './layers.ts';
import type { Box, Pixels } from './pixels.ts';

export interface FoundFace extends Box {
  score: number;
}

export const detectorSide = 160;

const mean = [117.001, 114.697, 97.404] as const;
const separable = ['conv1', 'conv2', 'conv3', 'conv4', 'conv5'] as const;
/** The sizes are in cells of the last grid. */
const anchors = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
const valuesPerAnchor = 5;
const least = 0.3;
const mostOverlap = 0.4;

/** Runs face-api's tiny detector, a small YOLO, and returns the surest face first. It yields to let other work run. */
export function* findFaces(picture: Pixels, weights: Weights): Generator<void, FoundFace[]> {
  const same = { before: 1, size: (length: number) => length };
  const inner = { before: 0, size: (length: number) => length - 2 };
  const colours = normalized(picture, mean);
  let grid = maxPool(leaky(yield* convolution(colours, weights, { layer: 'conv0', ...inner })), 2);
  for (const layer of separable) {
    const filtered = leaky(yield* separableConvolution(grid, weights, { layer, ...same }));
    grid = maxPool(filtered, layer === 'conv5' ? 1 : 2);
  }
  const last = perPixel(grid, weightsOf(weights, 'conv8/filters'), weightsOf(weights, 'conv8/bias'));
  return withoutOverlap(boxesOf(last), picture.width);
}

function boxesOf({ data, width, height, channels }: Grid): FoundFace[] {
  const found: FoundFace[] = [];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      anchors.forEach(([anchorWidth, anchorHeight], anchor) => {
        const at = (row * width + column) * channels + anchor * valuesPerAnchor;
        const [dx = 0, dy = 0, dw = 0, dh = 0, certainty = 0] = data.subarray(at, at + valuesPerAnchor);
        const score = sigmoid(certainty);
        if (score < least) return;
        const faceWidth = (Math.exp(dw) * anchorWidth) / width;
        const faceHeight = (Math.exp(dh) * anchorHeight) / height;
        const x = (column + sigmoid(dx)) / width - faceWidth / 2;
        const y = (row + sigmoid(dy)) / height - faceHeight / 2;
        found.push({ x, y, width: faceWidth, height: faceHeight, score });
      });
  return found;
}

function withoutOverlap(found: readonly FoundFace[], side: number): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of [...found].sort((a, b) => b.score - a.score))
    if (kept.every((one) => overlap(one, face) <= mostOverlap)) kept.push(face);
  return kept.map(({ x, y, width, height, score }) => ({
    x: x * side,
    y: y * side,
    width: width * side,
    height: height * side,
    score,
  }));
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared / (a.width * a.height + b.width * b.height - shared);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
