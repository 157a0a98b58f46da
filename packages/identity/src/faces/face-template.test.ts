import { expect, test } from '@jest/globals';
import { encodeFaceTemplate, isSameFace } from './face-template.ts';

const template = (values: number[], engine = 'net 1') =>
  encodeFaceTemplate(Float32Array.from(values), engine, 0.5);
const ana = template([0.1, 0.2, 0.3]);

test('a face is recognised up to the line, and not beyond it', () => {
  expect(isSameFace(ana, template([0.1, 0.2, 0.7]))).toBe(true);
  expect(isSameFace(ana, template([0.1, 0.2, 0.9]))).toBe(false);
});

test('descriptions of different nets are not compared', () => {
  expect(isSameFace(ana, template([0.1, 0.2, 0.3], 'net 2'))).toBe(false);
});

test('a part of a larger buffer is encoded alone', () => {
  const part = Float32Array.from([9, 0.1, 0.2, 0.3, 9]).subarray(1, 4);
  expect(encodeFaceTemplate(part, 'net 1', 0.5)).toEqual(ana);
});
