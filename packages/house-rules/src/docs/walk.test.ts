import { expect, test } from '@jest/globals';
import { listFiles, readProjectFile } from '../tree/tree.ts';

const walk = 'docs/walk-list-bookings.md';
const named = listFiles().filter((path) => path.includes('list-bookings') && path !== walk);

test('the name of a use case leads to its screen, query, endpoint, use case and tests', () => {
  expect(named).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.screen\.tsx$/),
      expect.stringMatching(/^mf-bookings\/.*list-bookings\.query\.ts$/),
      expect.stringMatching(/^packages\/contracts\/.*list-bookings\.endpoint\.ts$/),
      expect.stringMatching(/^api\/.*use-cases\/list-bookings\.ts$/),
      expect.stringMatching(/list-bookings(\.screen)?\.test\.tsx?$/),
    ]),
  );
});

test('the walk passes every station of the use case', () => {
  const stations = [
    'list-bookings.screen.tsx',
    'list-bookings.query.ts',
    'list-bookings.endpoint.ts',
    'bookings.routes.ts',
    'bookings.policy.ts',
    'use-cases/list-bookings.ts',
    'bookings.repository.ts',
    '0002_bookings.sql',
  ];
  const text = readProjectFile(walk);
  const places = stations.map((station) => text.indexOf(station));
  expect(stations.filter((_, index) => places[index] === -1)).toEqual([]);
});
