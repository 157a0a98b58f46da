import { expect, test } from '@jest/globals';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs no more at one time than it may, in their order, whether they fail or not', async () => {
  const run = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const results = [0, 1, 2, 3].map((index) =>
    run(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      if (index === 1) throw new Error('one failed');
      return index;
    }),
  );
  const settled = Promise.allSettled(results);
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await expect(results[1]).rejects.toThrow('one failed');
  const later = run(async () => {
    begun.push(4);
  });
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await results[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  await later;
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
