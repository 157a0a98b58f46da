import { describe, expect, test } from '@jest/globals';
import { draftRelease } from '../testing/release-draft.ts';
import { documentForVisitor, type CandidateRelease } from './document-for-visitor.ts';

const { manifest } = draftRelease('mf-auth', {
  permissions: ['manage_hotel'],
  routes: [{ path: '/account' }],
  menu: [{ id: 'auth.account', label: 'Account', path: '/account', order: 1 }],
  parts: [
    { name: 'register-hotel', access: 'public' },
    { name: 'pick-room', access: 'signed-in' },
  ],
});
const candidate: CandidateRelease = {
  release: '1.0.0-0',
  manifest,
  base: '/releases/',
  cohort: 'all',
  fallback: undefined,
};
const visibleTo = (visitor: Parameters<typeof documentForVisitor>[1]) =>
  documentForVisitor([candidate], visitor);
const visitor = (...permissions: string[]) => ({ user_id: 1, tenant_id: null, permissions });

test('a public part is for all visitors, and nothing else of its remote comes with it', () => {
  for (const who of [null, visitor()]) {
    const { remotes, restrictedPaths } = visibleTo(who);
    expect(remotes).toMatchObject([{ name: 'mf-auth', routes: [], menu: [], parts: ['register-hotel'] }]);
    expect(restrictedPaths).toEqual(['/account']);
  }
});

test('a visitor who may use the remote gets all of its parts', () => {
  expect(visibleTo(visitor('manage_hotel')).remotes[0]?.parts).toEqual(['register-hotel', 'pick-room']);
});

test('the events of a remote come with it, to those who may use it', () => {
  const events = { publishes: ['auth.account-changed'], listensTo: ['hotels.hotel-changed'] };
  const { manifest: declaring } = draftRelease('mf-auth', { permissions: ['manage_hotel'], events });
  const seenEvents = (...permissions: string[]) =>
    documentForVisitor([{ ...candidate, manifest: declaring }], visitor(...permissions)).remotes.map(
      (remote) => remote.events,
    );
  expect(seenEvents()).toEqual([]);
  expect(seenEvents('manage_hotel')).toEqual([events]);
  expect(visibleTo(visitor('manage_hotel')).remotes[0]).not.toHaveProperty('events');
});

describe('what fills slots of other remotes', () => {
  const fill = { slot: 'booking-details.sections', module: './section', title: 'Section', order: 10 };
  const filling = draftRelease('mf-sections', {
    access: 'public',
    exposes: ['./remote', './section', './offer'],
    fills: [
      { ...fill, permissions: ['manage_hotel'] },
      { ...fill, module: './offer', title: 'Offer' },
    ],
    translations: { de: { Section: 'Abschnitt' } },
  });
  filling.manifest.modules = { './section': ['section.js'], './offer': ['offer.js', 'offer.css'] };
  const earlier = draftRelease('mf-sections', { access: 'public', exposes: ['./remote', './section'] });
  const documentFor = (language: string, ...permissions: string[]) =>
    documentForVisitor(
      [{ ...candidate, manifest: filling.manifest, fallback: { ...candidate, manifest: earlier.manifest } }],
      visitor(...permissions),
      language,
    ).remotes[0];

  test('is listed with the files of its modules, as far as the visitor may see it', () => {
    expect(documentFor('en')).toMatchObject({
      fills: [{ ...fill, module: './offer', title: 'Offer', permissions: [] }],
      modules: { './offer': ['offer.js', 'offer.css'] },
    });
    expect(JSON.stringify(documentFor('en')?.fills)).not.toContain('./section');
    expect(Object.keys(documentFor('en')?.modules ?? {})).toEqual(['./offer']);
    const all = documentFor('de', 'manage_hotel');
    expect(all?.fills?.map(({ title }) => title)).toEqual(['Abschnitt', 'Offer']);
    expect(all?.modules?.['./section']).toEqual(['section.js']);
  });

  test('names of the release before it the modules that it has, too', () => {
    expect(documentFor('en', 'manage_hotel')?.fallback?.modules).toEqual({ './section': [] });
    expect(documentFor('en')?.fallback).not.toHaveProperty('modules');
  });

  test('is for all visitors who may use its remote, and for no others', () => {
    const { manifest } = draftRelease('mf-sections', {
      ...{ permissions: ['manage_hotel'], exposes: ['./remote', './section'], fills: [fill] },
    });
    const seen = (...permissions: string[]) =>
      documentForVisitor([{ ...candidate, manifest }], visitor(...permissions)).remotes.length;
    expect([seen(), seen('manage_hotel')]).toEqual([0, 1]);
  });
});

test('a page that needs a hotel is denied, with its menu entry, to a visitor without one', () => {
  const menu = (label: string, path: string) => ({ id: `hotel.${label}`, label, path, order: 1 });
  const release = draftRelease('mf-hotels', {
    routes: [
      { path: '/hotels' },
      { path: '/hotel-profile', permissions: ['manage_hotel'], needsHotel: true },
    ],
    menu: [menu('hotels', '/hotels'), menu('profile', '/hotel-profile')],
  });
  const seen = (tenant_id: number | null | undefined, ...permissions: string[]) => {
    const person = { user_id: 1, permissions, ...(tenant_id !== undefined && { tenant_id }) };
    const { remotes, restrictedPaths } = documentForVisitor(
      [{ ...candidate, manifest: release.manifest }],
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
