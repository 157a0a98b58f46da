import { expect, test } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { matchesPath } from './matches-path.ts';

const patterns = [
  '/',
  '/rooms',
  '/Rooms/',
  '/rooms/:id',
  '/rooms/:id?',
  '/rooms/new?',
  '/rooms/*',
  '/*',
  '/:hotel/rooms',
];
const paths = [
  '/',
  '/rooms',
  '/rooms/',
  '/ROOMS',
  '/roomservice',
  '/rooms/1',
  '/rooms/new',
  '/rooms/1/beds',
  '/sea/rooms',
];

test.each(patterns.flatMap((pattern) => paths.map((path) => [pattern, path] as const)))(
  '%s and %s go together as in react-router',
  (pattern, path) => expect(matchesPath(pattern, path)).toBe(matchPath(pattern, path) !== null),
);

test('a pattern that begins otherwise is not compiled', () => {
  const cannotBeCompiled = '/rooms/???';
  expect(() => matchesPath(cannotBeCompiled, '/rooms')).toThrow();
  expect(matchesPath(cannotBeCompiled, '/bookings')).toBe(false);
});
