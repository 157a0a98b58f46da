import { describe, expect, test } from '@jest/globals';
import { bookingStatus } from './booking-status.ts';

const verified = { is_verified: true };
const pending = { is_verified: false };

describe('bookingStatus', () => {
  test.each([
    ['Verified', 'done', true, []],
    ['Pending', 'pending', false, []],
    ['All Verified', 'done', true, [verified, verified]],
    ['Primary Guest Verified', 'partial', true, [verified, pending]],
    ['Primary Guest Verified', 'partial', true, [pending]],
    ['Pending', 'pending', false, [verified, verified]],
    ['Pending', 'pending', false, [pending]],
  ])('%s (%s)', (label, progress, is_verified, passengers) => {
    expect(bookingStatus({ is_verified, passengers })).toEqual({ label, progress });
  });
});
