import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchSlowLoad } from './watch-slow-load.ts';

const [onLate, onSilent] = [jest.fn(), jest.fn()];
let isArriving: boolean;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  isArriving = true;
  stop = watchSlowLoad({ isArriving: () => isArriving, onLate, onSilent });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  for (const mock of [onLate, onSilent]) mock.mockReset();
});

test('a load is late after two seconds, and silent when nothing of it arrives any more', () => {
  jest.advanceTimersByTime(1_900);
  expect(onLate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(onLate).toHaveBeenCalledTimes(1);
  expect(onSilent).not.toHaveBeenCalled();
  isArriving = false;
  jest.advanceTimersByTime(60_000);
  expect([onLate, onSilent].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('something is to be seen of a hang within three seconds', () => {
  isArriving = false;
  jest.advanceTimersByTime(2_100);
  expect([onLate, onSilent].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a load that is there in time is neither', () => {
  jest.advanceTimersByTime(1_900);
  stop();
  jest.advanceTimersByTime(60_000);
  expect([onLate, onSilent].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
