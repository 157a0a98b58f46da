import { expect, test } from '@jest/globals';
import type { RemoteDescriptor } from '@suite/descriptor';
import { draftRelease } from '../testing/release-draft.ts';
import { findStartPage } from './stored-release.ts';

const routes = [{ path: '/list' }, { path: '/' }];

function startPageOf(descriptor: Partial<RemoteDescriptor>) {
  const { manifest } = draftRelease('mf-start', { routes, ...descriptor });
  return findStartPage([{ release: '1.0.0-0123456789ab', manifest, base: '/releases/mf-start/' }]);
}

test('the page at / is one that each user may open', () => {
  expect(startPageOf({})).toMatchObject({ base: '/releases/mf-start/', release: '1.0.0-0123456789ab' });
});

test.each<[string, Partial<RemoteDescriptor>]>([
  ['no remote has a page at /', { routes: [{ path: '/list' }] }],
  ['visitors may open it without a sign-in', { access: 'public' }],
  ['the remote needs a permission', { permissions: ['manage_hotel'] }],
  ['the page needs a permission', { routes: [{ path: '/', permissions: ['manage_hotel'] }] }],
  ['the page needs a hotel', { routes: [{ path: '/', needsHotel: true }] }],
])('none is named where %s', (_case, descriptor) => {
  expect(startPageOf(descriptor)).toBeUndefined();
});
