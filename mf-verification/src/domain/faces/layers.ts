import type { Pixels } from './pixels.ts';

/** Values in rows of pixels of channels. */
export interface Grid {
  data: Float32Array;
  height: number;
  width: number;
  channels: number;
}

/** The learned values of a net by their names. */
export type Weights = ReadonlyMap<string, Float32Array>;

interface ConvolutionOptions {
  /** Name of the layer among the weights. */
  layer: string;
  stride?: number;
  /** Rows and columns of nothing before the first; as many as needed are taken to follow the last. */
  before: number;
  /** Height and width of the result. */
  size: (length: number) => number;
}

/** Of the largest grid, so many rows are worked on for 2 ms on a laptop. */
const rowsAtOnce = 20;

export function weightsOf(weights: Weights, name: string): Float32Array {
  const values = weights.get(name);
  if (!values) throw new Error(`The net has no values named ${name}`);
  return values;
}

/** Colours without their mean, between -1 and 1. */
export function normalized({ data, width, height }: Pixels, mean: readonly [number, number, number]): Grid {
  const values = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      values[3 * pixel + channel] = (data[4 * pixel + channel]! - mean[channel]!) / 255;
  return { data: values, width, height, channels: 3 };
}

/** Every 3 by 3 neighbourhood, all channels at once; stops now and then on the way. */
export function* convolution(
  input: Grid,
  weights: Weights,
  { layer, stride = 1, before, size }: ConvolutionOptions,
): Generator<void, Grid> {
  const filters = weightsOf(weights, `${layer}/filters`);
  const bias = weightsOf(weights, `${layer}/bias`);
  const output = gridOf(size(input.height), size(input.width), bias.length);
  const { channels } = input;
  const sum = new Float32Array(bias.length);
  for (let y = 0; y < output.height; y += 1) {
    if (y % rowsAtOnce === 0) yield;
    for (let x = 0; x < output.width; x += 1) {
      sum.set(bias);
      for (let ky = 0; ky < 3; ky += 1) {
        const row = y * stride + ky - before;
        if (row < 0 || row >= input.height) continue;
        for (let kx = 0; kx < 3; kx += 1) {
          const column = x * stride + kx - before;
          if (column < 0 || column >= input.width) continue;
          addChannels(sum, input.data, (row * input.width + column) * channels, {
            matrix: filters,
            from: (3 * ky + kx) * channels * bias.length,
            channels,
          });
        }
      }
      output.data.set(sum, (y * output.width + x) * bias.length);
    }
  }
  return output;
}

/** Every 3 by 3 neighbourhood channel by channel, and then the channels of each pixel; stops now and then on the way. */
export function* separableConvolution(
  input: Grid,
  weights: Weights,
  { layer, stride = 1, before, size }: ConvolutionOptions,
): Generator<void, Grid> {
  const depthwise = weightsOf(weights, `${layer}/depthwise_filter`);
  const pointwise = weightsOf(weights, `${layer}/pointwise_filter`);
  const bias = weightsOf(weights, `${layer}/bias`);
  const { channels } = input;
  const output = gridOf(size(input.height), size(input.width), bias.length);
  const around = new Float32Array(channels);
  const sum = new Float32Array(bias.length);
  for (let y = 0; y < output.height; y += 1) {
    if (y % rowsAtOnce === 0) yield;
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
      sum.set(bias);
      addChannels(sum, around, 0, { matrix: pointwise, from: 0, channels });
      output.data.set(sum, (y * output.width + x) * bias.length);
    }
  }
  return output;
}

/** Each pixel's channels by a matrix; a grid of one pixel is a fully connected layer. */
export function perPixel(input: Grid, matrix: Float32Array, bias: Float32Array): Grid {
  const output = gridOf(input.height, input.width, bias.length);
  const sum = new Float32Array(bias.length);
  const { channels } = input;
  for (let pixel = 0; pixel < input.height * input.width; pixel += 1) {
    sum.set(bias);
    addChannels(sum, input.data, pixel * channels, { matrix, from: 0, channels });
    output.data.set(sum, pixel * bias.length);
  }
  return output;
}

interface ChannelMatrix {
  matrix: Float32Array;
  from: number;
  channels: number;
}

function addChannels(sum: Float32Array, values: Float32Array, at: number, by: ChannelMatrix): void {
  const { matrix, from, channels } = by;
  const outputs = sum.length;
  for (let c = 0; c < channels; c += 1) {
    const value = values[at + c]!;
    const row = from + c * outputs;
    for (let o = 0; o < outputs; o += 1) sum[o]! += value * matrix[row + o]!;
  }
}

/** The greatest of each 2 by 2 neighbourhood. */
export function maxPool(input: Grid, stride: number): Grid {
  const { data, width, height, channels } = input;
  const output = gridOf(Math.ceil(height / stride), Math.ceil(width / stride), channels);
  for (let y = 0; y < output.height; y += 1)
    for (let x = 0; x < output.width; x += 1)
      for (let c = 0; c < channels; c += 1) {
        let most = -Infinity;
        for (let row = y * stride; row < Math.min(height, y * stride + 2); row += 1)
          for (let column = x * stride; column < Math.min(width, x * stride + 2); column += 1)
            most = Math.max(most, data[(row * width + column) * channels + c]!);
        output.data[(y * output.width + x) * channels + c] = most;
      }
  return output;
}

/** Negative values count a tenth; changes the grid itself. */
export function leaky(grid: Grid): Grid {
  const { data } = grid;
  for (let at = 0; at < data.length; at += 1) if (data[at]! < 0) data[at]! *= 0.1;
  return grid;
}

/** The sum of grids, without what is negative. */
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

/** The mean of each channel. */
export function channelMeans({ data, height, width, channels }: Grid): Grid {
  const output = gridOf(1, 1, channels);
  for (let at = 0; at < data.length; at += 1) output.data[at % channels]! += data[at]! / (height * width);
  return output;
}

function gridOf(height: number, width: number, channels: number): Grid {
  return { data: new Float32Array(height * width * channels), height, width, channels };
}
