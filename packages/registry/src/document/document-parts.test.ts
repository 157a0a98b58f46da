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
