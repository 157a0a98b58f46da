import { expect, test } from '@jest/globals';
import { bookingFactory } from '@suite/testing/factories';
import { bookingsOf, dealtWith, doneOf, finishRun, startRun, sumUp, withRow } from './bulk-run.ts';

const [ada, bo, cy, di] = bookingFactory.buildList(4) as [Booking, Booking, Booking, Booking];
type Booking = ReturnType<typeof bookingFactory.build>;

test('A run counts what it has dealt with, and sums it up at its end', () => {
  const begun = startRun([ada, bo, cy, di]);
  expect([dealtWith(begun), begun.phase]).toEqual([0, 'running']);
  const first = withRow(withRow(begun, ada.id, 'done', 'Sent'), bo.id, 'refused', 'No such booking');
  const second = withRow(first, cy.id, 'unneeded', 'Already verified');
  expect(dealtWith(second)).toBe(3);
  expect(dealtWith(withRow(second, di.id, 'running', 'Working...'))).toBe(3);

  const stopped = finishRun(second);
  expect(stopped.phase).toBe('finished');
  expect(stopped.rows.map(({ text }) => text)).toEqual([
    'Sent',
    'No such booking',
    'Already verified',
    'Not done, stopped',
  ]);
  expect(sumUp(stopped)).toBe('1 done, 1 already verified, 1 refused, 1 not done');
  expect(doneOf(stopped)).toEqual([ada]);
});

test('Bookings are counted in words', () => {
  expect([bookingsOf(1), bookingsOf(3)]).toEqual(['1 booking', '3 bookings']);
});
