import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openDeskTest, type DeskTest } from '../../testing/contexts/open-desk-test.ts';
import { said } from '../../testing/contexts/open-verification-test.ts';

let desk: DeskTest;

beforeAll(async () => {
  desk = await openDeskTest();
});
afterAll(() => desk.room.close());
beforeEach(async () => {
  await desk.book();
  await desk.arriveIn(0);
});

test('several stays are changed one by one, and say which were refused and why', async () => {
  const first = desk.party.booking_id;
  await desk.book();
  await desk.arriveIn(0);
  await desk.verifyAll();
  await desk.call('/check-in', {});
  const second = desk.party.booking_id;
  const ids = [first, second, second, 2_000_000_000];
  const answer = await desk.call('/api/bookings/stays', { ids, action: 'cancel', reason: 'Storm' });
  expect(answer.json().result).toEqual({
    changed: 1,
    results: [
      { booking_id: first, refusal: null },
      {
        booking_id: second,
        refusal: { code: 'CHECKED_IN_ALREADY', message: 'This booking is checked in already.' },
      },
      { booking_id: 2_000_000_000, refusal: { code: 'BOOKING_NOT_FOUND', message: 'Booking not found' } },
    ],
  });
});

test('several stays are those of the own hotel only', async () => {
  const body = { ids: [desk.party.booking_id], action: 'cancel', reason: 'Storm' };
  const { result } = (await desk.call('/api/bookings/stays', body, 'night desk')).json();
  expect(result.results[0].refusal.code).toBe('BOOKING_NOT_FOUND');
  expect(said(await desk.call('/api/bookings/stays', body, 'trainee'))).toEqual([403, 'PERMISSION_DENIED']);
});

test.each([
  { ids: [], action: 'cancel', reason: 'Storm' },
  { ids: [1], action: 'cancel' },
  { ids: [1], action: 'leave' },
  { ids: 'all', action: 'check-out' },
  { action: 'check-out' },
  { ids: [1], action: 'check-out', note: '' },
])('stays with %j are refused', async (body) => {
  expect(said(await desk.call('/api/bookings/stays', body))).toEqual([400, 'VALIDATION_ERROR']);
});
