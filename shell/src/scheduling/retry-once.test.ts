import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { retryOnce } from './retry-once.ts';

const load = jest.fn<() => Promise<string>>();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  load.mockReset();
  jest.useRealTimers();
});

test('asks once for what comes', async () => {
  load.mockResolvedValue('part');
  await expect(retryOnce(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('asks again a second after a failure, and gives what comes then', async () => {
  load.mockRejectedValueOnce(new Error('missing')).mockResolvedValue('part');
  const asked = retryOnce(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(asked).resolves.toBe('part');
});

test('gives up after the second failure', async () => {
  load.mockRejectedValue(new Error('missing'));
  const refused = expect(retryOnce(load)).rejects.toThrow('missing');
  await jest.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(load).toHaveBeenCalledTimes(2);
});
