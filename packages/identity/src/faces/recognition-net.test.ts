import { expect, test } from '@jest/globals';
import * as tf from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-wasm';
import { chipSize } from './cut-face.ts';
import { openFaceDescriber } from './recognition-net.ts';

/** The first of the 128 numbers that face-api returns for the pattern below. */
const published = [-0.048167, 0.11862, 0.072991, -0.069888, -0.103222, -0.02699, -0.084629, 0.036961];

test('the net gives the numbers that face-api gives', async () => {
  await tf.setBackend('wasm');
  const { describe, describeAll } = await openFaceDescriber();
  const pattern = Uint8Array.from(
    { length: chipSize * chipSize * 3 },
    (_, index) => (index * 7919 + Math.floor(index / 450) * 31) % 256,
  );
  const plain = new Uint8Array(pattern.length).fill(128);
  const kept = tf.memory().numTensors;
  const description = await describe(pattern);
  expect(description).toHaveLength(128);
  published.forEach((value, index) => expect(description[index]).toBeCloseTo(value, 4));
  const [, second] = await describeAll([plain, pattern]);
  expect(second).toEqual(description);
  expect(tf.memory().numTensors).toBe(kept);
});
