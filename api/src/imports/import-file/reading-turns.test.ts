import { expect, test } from '@jest/globals';
import { openReadingTurns } from './reading-turns.ts';

const limits = { maxWaiting: 2, maxWaitMs: 60_000 };

function openFile() {
  const began: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const read = (name: string) => () => {
    began.push(name);
    return ended.then(() => name);
  };
  return { began, end, read };
}

test('a file is begun when the one before it has ended, also when that one failed', async () => {
  const takeTurn = openReadingTurns(limits);
  const { began, end, read } = openFile();
  const failing = takeTurn(1, () => Promise.reject(new Error('Damaged')));
  const first = takeTurn(2, read('first'));
  const second = takeTurn(3, read('second'));
  await expect(failing).rejects.toThrow('Damaged');
  await new Promise(setImmediate);
  expect(began).toEqual(['first']);
  end();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});

test('a hotel has one file at a time', async () => {
  const takeTurn = openReadingTurns(limits);
  const { end, read } = openFile();
  const first = takeTurn(1, read('first'));
  await expect(takeTurn(1, read('second'))).rejects.toMatchObject({
    errorType: 'CONFLICT',
    message: 'Another file of the hotel is being read. Try again in a few seconds.',
  });
  end();
  await first;
  expect(await takeTurn(1, read('third'))).toBe('third');
});

test('a file that waits for too long, and one that comes after too many, find the reader busy', async () => {
  const takeTurn = openReadingTurns({ ...limits, maxWaitMs: 20 });
  const { began, end, read } = openFile();
  const first = takeTurn(1, read('first'));
  const late = [takeTurn(2, read('second')), takeTurn(3, read('third'))];
  const busy = { errorType: 'UNAVAILABLE', code: 'IMPORT_READER_BUSY', retryAfterSeconds: 10 };
  await expect(takeTurn(4, read('fourth'))).rejects.toMatchObject(busy);
  for (const each of late) await expect(each).rejects.toMatchObject(busy);
  end();
  await first;
  await new Promise(setImmediate);
  expect(began).toEqual(['first']);
});
