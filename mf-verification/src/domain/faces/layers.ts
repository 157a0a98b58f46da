import type { Pixels } from './pixels.ts';

/** Values are ordered by row, column and channel. */
export interface Grid {
  data: Float32Array;
  height: number;
  width: number;
  channels: number;
}

export type Weights = ReadonlyMap<string, Float32Array>;

interface ConvolutionOptions {
  layer: string;
  stride?: number;
  /** Counts the empty rows and columns before the first; those after the last follow from `size`. */
  before: number;
  size: (length: number) => number;
}

/** This many products take a slow phone a few milliseconds. */
const productsAtOnce = 200_000;

export function weightsOf(weights: Weights, name: string): Float32Array {
  const values = weights.get(name);
  if (!values) throw new Error(`The net has no values named ${name}`);
  return values;
}

export function normalized({ data, width, height }: Pixels, mean: readonly [number, number, number]): Grid {
  const values = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      values[3 * pixel + channel] = (data[4 * pixel + channel]! - mean[channel]!) / 255;
  return { data: values, width, height, channels: 3 };
}

/** Applies a 3 by 3 convolution to all channels, and yields every few milliseconds. */
export function* convolution(
  input: Grid,
  weights: Weights,
  { layer, stride = 1, before, size }: ConvolutionOptions,
): Generator<void, Grid> {
  const filters = weightsOf(weights, `${layer}/filters`);
  const bias = weightsOf(weights, `${layer}/bias`);
  const output = gridOf(size(input.height), size(input.width), bias.length);
  const { channels } = input;
  const around = new Float32Array(9 * channels);
  const rests = restsOf(output, around.length);
  for (let y = 0; y < output.height; y += 1) {
    if (rests(y)) yield;
    for (let x = 0; x < output.width; x += 1) {
      around.fill(0);
      for (let ky = 0; ky < 3; ky += 1) {
        const row = y * stride + ky - before;
        if (row < 0 || row >= input.height) continue;
        for (let kx = 0; kx < 3; kx += 1) {
          const column = x * stride + kx - before;
          if (column < 0 || column >= input.width) continue;
          const at = (row * input.width + column) * channels;
          const to = (3 * ky + kx) * channels;
          for (let c = 0; c < channels; c += 1) around[to + c] = input.data[at + c]!;
        }
      }
      byMatrix(around, 0, { matrix: filters, bias }, output, y * output.width + x);
    }
  }
  return output;
}

/** Applies a 3 by 3 convolution to each channel, then a matrix to the channels of each pixel. */
export function* separableConvolution(
  input: Grid,
  weights: Weights,
  { layer, stride = 1, before, size }: ConvolutionOptions,
): Generator<void, Grid> {
  const depthwise = weightsOf(weights, `${layer}/depthwise_filter`);
  const matrix = weightsOf(weights, `${layer}/pointwise_filter`);
  const bias = weightsOf(weights, `${layer}/bias`);
  const { channels } = input;
  const output = gridOf(size(input.height), size(input.width), bias.length);
  const around = new Float32Array(channels);
  const rests = restsOf(output, 2 * channels);
  for (let y = 0; y < output.height; y += 1) {
    if (rests(y)) yield;
    for (let x = 0; x < output.width; x += 1) {
      around.fill(0);
      for (let ky = 0; ky < 3; ky += 1) {
        const row = y * stride + ky - before;
        if (row < 0 || row >= input.height) continue;
        for (let kx = 0; kx < 3; kx += 1) {
          const column = x * stride + kx - before;
          if (column < 0 || column >= input.width) continue;
          const at = (row * input.width + column) * channels;
          const filter = (3 * ky + kx) * channels;
          for (let c = 0; c < channels; c += 1) around[c]! += input.data[at + c]! * depthwise[filter + c]!;
        }
      }
      byMatrix(around, 0, { matrix, bias }, output, y * output.width + x);
    }
  }
  return output;
}

/** Acts as a fully connected layer for a grid of one pixel. */
export function perPixel(input: Grid, matrix: Float32Array, bias: Float32Array): Grid {
  const output = gridOf(input.height, input.width, bias.length);
  for (let pixel = 0; pixel < input.height * input.width; pixel += 1)
    byMatrix(input.data, pixel * input.channels, { matrix, bias }, output, pixel);
  return output;
}

interface Matrix {
  matrix: Float32Array;
  bias: Float32Array;
}

function byMatrix(
  values: Float32Array,
  at: number,
  { matrix, bias }: Matrix,
  { data, channels }: Grid,
  pixel: number,
): void {
  const to = pixel * channels;
  const fours = channels - (channels % 4);
  for (let o = 0; o < fours; o += 4) {
    let [a, b, c, d] = [bias[o]!, bias[o + 1]!, bias[o + 2]!, bias[o + 3]!];
    for (let row = o, from = at; row < matrix.length; row += channels, from += 1) {
      const value = values[from]!;
      a += value * matrix[row]!;
      b += value * matrix[row + 1]!;
      c += value * matrix[row + 2]!;
      d += value * matrix[row + 3]!;
    }
    data[to + o] = a;
    data[to + o + 1] = b;
    data[to + o + 2] = c;
    data[to + o + 3] = d;
  }
  for (let o = fours; o < channels; o += 1) {
    let sum = bias[o]!;
    for (let row = o, from = at; row < matrix.length; row += channels, from += 1)
      sum += values[from]! * matrix[row]!;
    data[to + o] = sum;
  }
}

/** Returns a predicate for the rows before which the work yields. */
function restsOf({ width, channels }: Grid, values: number): (row: number) => boolean {
  const rows = Math.max(1, Math.floor(productsAtOnce / (width * channels * values)));
  return (row) => row % rows === 0;
}

/** Takes the maximum of each 2 by 2 neighbourhood, cut off at the edges. */
export function maxPool(input: Grid, stride: number): Grid {
  const { data, width, height, channels } = input;
  const output = gridOf(Math.ceil(height / stride), Math.ceil(width / stride), channels);
  for (let y = 0; y < output.height; y += 1) {
    const upper = y * stride * width;
    const lower = Math.min(height - 1, y * stride + 1) * width;
    for (let x = 0; x < output.width; x += 1) {
      const left = x * stride;
      const right = Math.min(width - 1, left + 1);
      const to = (y * output.width + x) * channels;
      for (let c = 0; c < channels; c += 1)
        output.data[to + c] = Math.max(
          data[(upper + left) * channels + c]!,
          data[(upper + right) * channels + c]!,
          data[(lower + left) * channels + c]!,
          data[(lower + right) * channels + c]!,
        );
    }
  }
  return output;
}

/** Scales negative values to a tenth, in place. */
export function leaky(grid: Grid): Grid {
  const { data } = grid;
  for (let at = 0; at < data.length; at += 1) if (data[at]! < 0) data[at]! *= 0.1;
  return grid;
}

/** Adds the grids and replaces negative sums by 0. */
export function addedAndCut(...grids: readonly [Grid, ...Grid[]]): Grid {
  const [{ height, width, channels }] = grids;
  const output = gridOf(height, width, channels);
  for (let at = 0; at < output.data.length; at += 1) {
    let sum = 0;
    for (const grid of grids) sum += grid.data[at]!;
    output.data[at] = Math.max(0, sum);
  }
  return output;
}

export function channelMeans({ data, height, width, channels }: Grid): Grid {
  const output = gridOf(1, 1, channels);
  for (let at = 0; at < data.length; at += 1) output.data[at % channels]! += data[at]! / (height * width);
  return output;
}

function gridOf(height: number, width: number, channels: number): Grid {
  return { data: new Float32Array(height * width * channels), height, width, channels };
}
