import { expect, test } from '@jest/globals';
import { dealtWith, doneOf, finishRun, settledOf, startRun, sumUp, withRow } from './bulk-run.ts';

test('A run counts what it has dealt with, and sums it up at its end', () => {
  const begun = startRun(['ada', 'bo', 'cy', 'di']);
  expect([dealtWith(begun), begun.phase]).toEqual([0, 'running']);
  const first = withRow(withRow(begun, 'ada', 'done', 'Sent'), 'bo', 'refused', 'No such booking');
  const second = withRow(first, 'cy', 'unneeded', 'Already verified');
  expect(dealtWith(second)).toBe(3);
  expect(dealtWith(withRow(second, 'di', 'running', 'Working...'))).toBe(3);

  const stopped = finishRun(second);
  expect(stopped.phase).toBe('finished');
  expect(stopped.rows.map(({ text }) => text)).toEqual([
    'Sent',
    'No such booking',
    'Already verified',
    'Not done, stopped',
  ]);
  expect(sumUp(stopped, 'already verified')).toBe('1 done, 1 already verified, 1 refused, 1 not done');
  expect(doneOf(stopped)).toEqual(['ada']);
  expect(settledOf(stopped)).toEqual(['ada', 'cy']);
});
