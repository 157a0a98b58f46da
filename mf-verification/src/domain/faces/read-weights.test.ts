import { describe, expect, test } from '@jest/globals';
import { readWeights, type ModelManifest } from './read-weights.ts';

const quantization = { dtype: 'uint8', scale: 0.5, min: -1 };
const manifest: ModelManifest = [
  {
    weights: [
      { name: 'a', shape: [1, 2], dtype: 'float32', quantization },
      { name: 'b', shape: [1], dtype: 'float32', quantization: { ...quantization, min: 0 } },
    ],
  },
];

describe('readWeights', () => {
  test('gives each list of values by its name', () => {
    const weights = readWeights(manifest, Uint8Array.of(0, 4, 255).buffer);
    expect([...weights].map(([name, values]) => [name, [...values]])).toEqual([
      ['a', [-1, 1]],
      ['b', [127.5]],
    ]);
  });

  test('refuses a file that is not the one described', () => {
    expect(() => readWeights(manifest, new ArrayBuffer(4))).toThrow('The model has 4 bytes in place of 3');
    const plain = [{ weights: [{ name: 'a', shape: [1], dtype: 'float32' }] }];
    expect(() => readWeights(plain, new ArrayBuffer(4))).toThrow('a is not kept in bytes');
  });
});
