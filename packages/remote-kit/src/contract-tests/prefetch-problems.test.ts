import { expect, test } from '@jest/globals';
import { prefetchProblems } from './index.ts';

const descriptor = {
  routes: [{ path: '/things', prefetch: [{ path: '/things', query: { search: '', page: '1' } }] }],
};

test.each([
  ['/things', { page: 1 }],
  ['/things?search=a&page=2', { search: 'a', page: 2 }],
])('at %s a call with %j is the one', (address, query) => {
  expect(prefetchProblems(descriptor, address, [{ url: '/things', query }])).toEqual([]);
});

test('says which call the screen did not make', () => {
  expect(prefetchProblems(descriptor, '/things', [{ url: '/things', query: { page: 2 } }])).toEqual([
    'remote.json prefetches /things?page=1 at /things, where the screen asked for /things?page=2.',
  ]);
});

test('an address with what the call does not take prefetches nothing', () => {
  expect(prefetchProblems(descriptor, '/things?view=map', [])).toEqual([]);
});
