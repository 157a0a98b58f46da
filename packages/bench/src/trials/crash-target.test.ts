import { expect, test } from '@jest/globals';
import { crashTarget, findLost } from './crash-target.mjs';

test('server, database and both are killed in turn', () => {
  expect([0, 1, 2, 3, 40].map(crashTarget)).toEqual(['server', 'database', 'both', 'server', 'database']);
});

test('a booking is lost when it is missing, another one or without its guest', () => {
  const booking = (id: number) => ({ id, email: `${id}@guests.test`, guests: 1 });
  const stored = [
    booking(1),
    { ...booking(2), email: 'other@guests.test' },
    { ...booking(3), guests: 0 },
    booking(9),
  ];
  expect(findLost([booking(1), booking(2), booking(3), booking(4)], stored).map(({ id }) => id)).toEqual([
    2, 3, 4,
  ]);
  expect(findLost([], stored)).toEqual([]);
});
