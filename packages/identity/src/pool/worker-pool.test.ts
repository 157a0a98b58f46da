import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { openWorkerPool, type PoolSettings, type WorkerPool } from './worker-pool.ts';

const file = pathToFileURL(`${__dirname}/../../test-processes/odd-worker.mjs`);
let pool: WorkerPool;

const open = (settings: Partial<PoolSettings> = {}) =>
  (pool = openWorkerPool({
    file,
    workers: 1,
    queue: 100,
    timeLimit: 20_000,
    startLimit: 0,
    idleLimit: 60_000,
    ...settings,
  }));

const ask = (wish: string) => pool.run({ kind: 'describe', photo: Buffer.from(wish), as: 'selfie' });
const answerTo = (quality: string) => expect.objectContaining({ quality });

afterEach(() => pool.close());

test('fifty jobs at once are all answered, each with its own answer', async () => {
  open({ workers: 3 });
  const wishes = Array.from({ length: 50 }, (_, index) => `job ${index}`);
  expect(await Promise.all(wishes.map(ask))).toEqual(wishes.map(answerTo));
});

test('a crashed process answers its own job with an error, and the others are done by another', async () => {
  open();
  const cause = expect.objectContaining({ message: expect.stringContaining('It was told to crash.') });
  const outcomes = await Promise.allSettled(['a', 'crash', 'b', 'leave', 'abort', 'c'].map(ask));
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: answerTo('a') },
    { status: 'rejected', reason: expect.objectContaining({ code: 'CRASHED', cause }) },
    { status: 'fulfilled', value: answerTo('b') },
    { status: 'rejected', reason: expect.objectContaining({ code: 'CRASHED' }) },
    { status: 'rejected', reason: expect.objectContaining({ code: 'CRASHED' }) },
    { status: 'fulfilled', value: answerTo('c') },
  ]);
});

test('a job without end is given up, and its process does not keep the next job waiting', async () => {
  open({ timeLimit: 2500 });
  const [hanging, next] = [ask('hang'), ask('next')];
  await expect(hanging).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(await next).toEqual(answerTo('next'));
});

test('starting a process takes nothing from the time of its first job', async () => {
  open({ timeLimit: 10, startLimit: 20_000 });
  expect(await ask('first')).toEqual(answerTo('first'));
  await expect(ask('hang')).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(await ask('of another process')).toEqual(answerTo('of another process'));
});

test('what the process refuses is told as it is', async () => {
  open();
  await expect(ask('refuse')).rejects.toMatchObject({ code: 'UNREADABLE', message: 'No photo.' });
  expect(await ask('after')).toEqual(answerTo('after'));
});

test('more than may wait are refused at once', async () => {
  open({ queue: 2, timeLimit: 60_000 });
  const taken = ['a', 'b', 'c'].map(ask);
  await expect(ask('d')).rejects.toMatchObject({ code: 'BUSY' });
  expect(await Promise.all(taken)).toHaveLength(3);
});

test('closing finishes what was taken and takes nothing more', async () => {
  open();
  const taken = Promise.all(['a', 'b', 'c'].map(ask));
  const closing = pool.close();
  await expect(ask('late')).rejects.toMatchObject({ code: 'CLOSED' });
  await closing;
  expect(await taken).toEqual(['a', 'b', 'c'].map(answerTo));
});

test('a file that does not run is a crash of its job, not of this one', async () => {
  open({ file: new URL('nowhere.mjs', file) });
  await expect(ask('a')).rejects.toMatchObject({ code: 'CRASHED' });
});

test('a process that has nothing to do is ended, and another one does the next job', async () => {
  open({ idleLimit: 100 });
  expect(pool.isRunning()).toBe(false);
  const first = await ask('who');
  expect(pool.isRunning()).toBe(true);
  const pid = Number((first as unknown as { quality: string }).quality);
  while (isAlive(pid)) await new Promise(setImmediate);
  expect(pool.isRunning()).toBe(false);
  expect(await ask('who')).not.toEqual(first);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
