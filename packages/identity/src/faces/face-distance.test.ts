import { expect, test } from '@jest/globals';
import { faceDistance, joinDescriptions, toLengthOne } from './face-distance.ts';

const numbers = (...values: number[]) => Float32Array.from(values);

test('a description is brought to length 1, one of nothing stays as it is', () => {
  expect([...toLengthOne(numbers(3, 4))]).toEqual([expect.closeTo(0.6, 6), expect.closeTo(0.8, 6)]);
  expect([...toLengthOne(numbers(0, 0))]).toEqual([0, 0]);
});

test('joined, two nets count alike whatever the size of their numbers: the mean of both squared distances', () => {
  const ana = [numbers(3, 4), numbers(0, 0.01, 0)] as const;
  const bea = [numbers(40, 30), numbers(0, 0.02, 0.02)] as const;
  const [first, second] = [0, 1].map((net) =>
    faceDistance(toLengthOne(ana[net as 0]), toLengthOne(bea[net as 0])),
  ) as [number, number];
  expect(first).toBeGreaterThan(0.2);
  expect(second).toBeGreaterThan(0.7);
  const joined = faceDistance(joinDescriptions(...ana), joinDescriptions(...bea));
  expect(joined ** 2).toBeCloseTo((first ** 2 + second ** 2) / 2, 5);
});
