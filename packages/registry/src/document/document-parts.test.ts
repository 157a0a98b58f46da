import { expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { documentForVisitor, type Offer } from './document-for-visitor.ts';

const { manifest } = draftRelease('mf-auth', {
  permissions: ['manage_hotel'],
  routes: [{ path: '/account' }],
  menu: [{ id: 'auth.account', label: 'Account', path: '/account', order: 1 }],
  parts: [
    { name: 'register-hotel', access: 'public' },
    { name: 'pick-room', access: 'signed-in' },
  ],
});
const offer: Offer = { release: '1.0.0-0', manifest, base: '/releases/', cohort: 'all', fallback: undefined };
const seenBy = (visitor: Parameters<typeof documentForVisitor>[1]) => documentForVisitor([offer], visitor);
const visitor = (...permissions: string[]) => ({ user_id: 1, hotel_id: null, permissions });

test('a public part is for everybody, and nothing else of its remote comes with it', () => {
  for (const who of [null, visitor()]) {
    const { remotes, restrictedPaths } = seenBy(who);
    expect(remotes).toMatchObject([{ name: 'mf-auth', routes: [], menu: [], parts: ['register-hotel'] }]);
    expect(restrictedPaths).toEqual(['/account']);
  }
});

test('whoever may use the remote gets all of its parts', () => {
  expect(seenBy(visitor('manage_hotel')).remotes[0]?.parts).toEqual(['register-hotel', 'pick-room']);
});

test('a page that needs a hotel is denied, with its menu entry, to whoever has none', () => {
  const menu = (label: string, path: string) => ({ id: `hotel.${label}`, label, path, order: 1 });
  const release = draftRelease('mf-hotels', {
    routes: [
      { path: '/hotels' },
      { path: '/hotel-profile', permissions: ['manage_hotel'], needsHotel: true },
    ],
    menu: [menu('hotels', '/hotels'), menu('profile', '/hotel-profile')],
  });
  const seen = (hotel_id: number | null | undefined, ...permissions: string[]) => {
    const person = { user_id: 1, permissions, ...(hotel_id !== undefined && { hotel_id }) };
    const { remotes, restrictedPaths } = documentForVisitor(
      [{ ...offer, manifest: release.manifest }],
      person,
    );
    return { menu: remotes[0]?.menu.map(({ label }) => label), restrictedPaths };
  };
  const withoutProfile = { menu: ['hotels'], restrictedPaths: ['/hotel-profile'] };
  expect(seen(7, 'manage_hotel')).toEqual({ menu: ['hotels', 'profile'], restrictedPaths: [] });
  expect(seen(7)).toEqual(withoutProfile);
  expect(seen(null, 'manage_hotel')).toEqual(withoutProfile);
  expect(seen(undefined, 'manage_hotel')).toEqual(withoutProfile);
});
