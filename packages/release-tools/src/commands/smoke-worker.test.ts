import { expect, test } from '@jest/globals';
import { ReleaseFailure } from '../release-failure.ts';
import { runWaiting } from './smoke-worker.ts';

test('a run that cannot be made is reported and keeps no other release waiting', async () => {
  const waiting = ['a1', 'b2', 'c3'].map((release) => ({ remote: 'mf-spa', release }));
  const printed: string[] = [];
  const makeRun = async ({ release }: { release: string }) => {
    if (release === 'a1') throw new ReleaseFailure('mf-spa a1 has no files.');
  };
  expect(await runWaiting(waiting, makeRun, (line) => printed.push(line))).toEqual({ made: 2, failed: 1 });
  expect(printed).toEqual([
    'mf-spa a1',
    'The smoke run of mf-spa a1 could not be made: mf-spa a1 has no files.',
    'mf-spa b2',
    'mf-spa c3',
  ]);
});

test('a fault of the worker itself ends it', async () => {
  const makeRun = () => Promise.reject(new TypeError('not a function'));
  const waiting = [{ remote: 'mf-spa', release: 'a1' }];
  await expect(runWaiting(waiting, makeRun, () => undefined)).rejects.toThrow('not a function');
});
