import { expect, test } from '@jest/globals';
import { hotelFactory } from '@suite/testing/factories';
import { approvalOf, countApprovals } from './approval.ts';

test.each([
  [null, 'Pending'],
  [true, 'Approved'],
  [false, 'Rejected'],
])('approvalOf %p', (is_approved, expected) => {
  expect(approvalOf({ is_approved })).toBe(expected);
});

test('countApprovals counts each state, also those that nothing is in', () => {
  expect(countApprovals([])).toEqual({ Pending: 0, Approved: 0, Rejected: 0 });
  const hotels = [
    ...hotelFactory.buildList(2),
    hotelFactory.approved().build(),
    hotelFactory.inactive().build(),
  ];
  expect(countApprovals(hotels)).toEqual({ Pending: 2, Approved: 2, Rejected: 0 });
});
