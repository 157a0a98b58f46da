import { expect, jest, test } from '@jest/globals';
import { repeatUntilStopped } from './repeat-until-stopped.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const times = { pauseMs: 1, failureMessage: 'The work failed' };

test('rounds follow each other without overlap, after a failure too, which is logged', async () => {
  const rounds: boolean[] = [];
  const error = jest.fn();
  let running = 0;
  let most = 0;
  let enough = (): void => undefined;
  const done = new Promise<void>((resolve) => (enough = resolve));
  const work = async ({ isFirst }: { isFirst: boolean }) => {
    rounds.push(isFirst);
    most = Math.max(most, ++running);
    await pause(5);
    running -= 1;
    if (rounds.length === 2) throw new Error('no');
    if (rounds.length === 4) enough();
  };
  const stop = repeatUntilStopped({ error }, { ...times, work });
  await done;
  await stop();
  expect(rounds.slice(0, 4)).toEqual([true, false, false, false]);
  expect(most).toBe(1);
  expect(error.mock.calls).toEqual([[{ err: new Error('no') }, 'The work failed']]);
});

test('a stop signals the running round, waits for it, and starts no other', async () => {
  let rounds = 0;
  let isOver = false;
  const work = async ({ signal }: { signal: AbortSignal }) => {
    rounds += 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await pause(20);
    isOver = true;
  };
  const stop = repeatUntilStopped({ error: jest.fn() }, { ...times, work });
  await stop();
  expect([rounds, isOver]).toEqual([1, true]);
  await pause(20);
  expect(rounds).toBe(1);
});

test('the pause keeps no process alive', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const stop = repeatUntilStopped(
    { error: jest.fn() },
    { ...times, pauseMs: 60_000, work: async () => undefined },
  );
  await new Promise(setImmediate);
  const timer = timers.mock.results.at(-1)?.value as NodeJS.Timeout;
  expect(timer.hasRef()).toBe(false);
  await stop();
  timers.mockRestore();
});
