import { expect, test } from '@jest/globals';
import { hotelFactory } from '@suite/testing/factories';
import { timelineOf } from './timeline.ts';

const created_at = '2027-03-05T12:00:00.000Z';
const decided_at = '2027-03-15T12:30:00.000Z';
const told = (hotel: Parameters<typeof timelineOf>[0]) =>
  timelineOf(hotel).map(({ label, day }) => `${label} ${day}`);

test.each([
  ['waits', hotelFactory.build({ created_at }), ['Registered 5 Mar']],
  [
    'was approved',
    hotelFactory.approved().build({ created_at, approved_at: decided_at }),
    ['Registered 5 Mar', 'Approved 15 Mar'],
  ],
  [
    'was rejected',
    hotelFactory.rejected().build({ created_at, rejected_at: decided_at }),
    ['Registered 5 Mar', 'Rejected 15 Mar'],
  ],
])('the timeline of a hotel that %s', (_, hotel, expected) => {
  expect(told(hotel)).toEqual(expected);
});

test('keeps year and time beside the day', () => {
  const [registered] = timelineOf(hotelFactory.build({ created_at }));
  expect(registered).toMatchObject({
    instant: created_at,
    moment: expect.stringMatching(/^2027, \d\d:00 \S+$/),
  });
});
