import { describe, expect, test } from '@jest/globals';
import { addedAndCut, channelMeans, convolution, leaky, maxPool, normalized, perPixel } from './layers.ts';
import { separableConvolution, weightsOf, type Grid } from './layers.ts';

const grid = (width: number, channels: number, values: number[]): Grid => ({
  data: Float32Array.from(values),
  width,
  height: values.length / width / channels,
  channels,
});
const list = ({ data }: Grid) => [...data];

function finished(work: Generator<void, Grid>): Grid {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
const counting = grid(3, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
const same = (length: number) => length;

/** The filter adds twice the right neighbour to the centre. */
const middleAndRight = [0, 0, 0, 0, 1, 2, 0, 0, 0];

describe('A layer', () => {
  test('takes colours without their mean', () => {
    const pixels = { data: Uint8ClampedArray.of(255, 0, 51, 255), width: 1, height: 1 };
    expect(list(normalized(pixels, [0, 0, 51]))).toEqual([1, 0, 0]);
  });

  test('sums the channels of each pixel by a matrix, however many there are', () => {
    const outputs = [1, 2, 3, 4, 5, 6];
    const matrix = Float32Array.from([...outputs, ...outputs.map((output) => 10 * output)]);
    const bias = Float32Array.from(outputs.map((output) => 1000 * output));
    const summed = perPixel(grid(2, 2, [1, 2, 3, 4]), matrix, bias);
    expect(list(summed)).toEqual([
      ...outputs.map((output) => 1021 * output),
      ...outputs.map((output) => 1043 * output),
    ]);
  });

  test('sums each neighbourhood by its filter, with nothing beyond the edges', () => {
    const weights = new Map([
      ['a/filters', Float32Array.from(middleAndRight)],
      ['a/bias', Float32Array.of(10)],
    ]);
    const all = finished(convolution(counting, weights, { layer: 'a', before: 1, size: same }));
    expect(list(all)).toEqual([15, 18, 13, 24, 27, 16, 33, 36, 19]);
    const inner = finished(
      convolution(counting, weights, { layer: 'a', before: 0, size: (length) => length - 2 }),
    );
    expect(list(inner)).toEqual([27]);
    const half = finished(
      convolution(counting, weights, {
        layer: 'a',
        stride: 2,
        before: 1,
        size: (n) => Math.ceil(n / 2),
      }),
    );
    expect(list(half)).toEqual([15, 13, 33, 19]);
  });

  test('filters channels one by one before it mixes them', () => {
    const two = grid(1, 2, [3, 5]);
    const weights = new Map([
      [
        'a/depthwise_filter',
        Float32Array.from({ length: 18 }, (_, at) => (at === 8 ? 10 : at === 9 ? 1 : 0)),
      ],
      ['a/pointwise_filter', Float32Array.of(1, 0, 100, 1)],
      ['a/bias', Float32Array.of(0, 7)],
    ]);
    expect(list(finished(separableConvolution(two, weights, { layer: 'a', before: 1, size: same })))).toEqual(
      [530, 12],
    );
    expect(() => weightsOf(weights, 'b/bias')).toThrow('The net has no values named b/bias');
  });

  test('keeps the greatest of four, and at the edge of what is there', () => {
    expect(list(maxPool(counting, 2))).toEqual([5, 6, 8, 9]);
    expect(list(maxPool(counting, 1))).toEqual([5, 6, 6, 8, 9, 9, 8, 9, 9]);
  });

  test('mixes pixels, cuts, leaks and averages', () => {
    expect(list(perPixel(grid(2, 2, [1, 2, 3, 4]), Float32Array.of(1, 10), Float32Array.of(1)))).toEqual([
      22, 44,
    ]);
    expect(list(leaky(grid(2, 1, [-10, 10])))).toEqual([-1, 10]);
    expect(list(addedAndCut(grid(2, 1, [1, -3]), grid(2, 1, [1, 1])))).toEqual([2, 0]);
    expect(list(channelMeans(grid(2, 2, [1, 10, 3, 30])))).toEqual([2, 20]);
  });
});
