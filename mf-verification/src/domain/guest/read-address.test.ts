import { expect, test } from '@jest/globals';
import { readAddress } from './read-address.ts';

test.each([
  ['/user-verification', { page: 'user-verification', link: '' }],
  ['/user-verification/', { page: 'user-verification', link: '' }],
  ['/user-verification/a.b', { page: 'user-verification', link: 'a.b' }],
  ['/User-Verification/A%20b/', { page: 'user-verification', link: 'A b' }],
  ['/user-verification/%zz', { page: 'user-verification', link: '%zz' }],
  ['/user-verification/a/guest/12', { page: 'user-verification', link: 'a', type: 'guest', id: '12' }],
  ['/verification-complete/a', { page: 'verification-complete', link: 'a' }],
  ['/verification-complete', { page: 'verification-complete', link: '' }],
])('%s is %j', (path, address) => {
  expect(readAddress(path)).toEqual(address);
});

test.each([
  '/',
  '/bookings',
  '/user-verification/a/guest',
  '/verification-complete/a/guest/2',
  '/user-verifications',
])("%s is no guest's", (path) => {
  expect(readAddress(path)).toBeNull();
});
