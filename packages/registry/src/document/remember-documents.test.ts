import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChannelState } from '../channels.repository.ts';
import { draftRelease } from '../testing/release-draft.ts';
import type { Visitor } from '../visitor.ts';
import { arrangeLiveSet, listCandidates, type LiveSet } from './live-set.ts';
import { makeDocument, rememberDocuments } from './remember-documents.ts';

type State = Pick<ChannelState, 'remote' | 'channel'> & Partial<ChannelState>;

const parts = {
  'mf-rooms': { routes: [{ path: '/rooms' }, { path: '/prices', permissions: ['manage_hotel'] }] },
  'mf-staff': { permissions: ['create_staff'], routes: [{ path: '/staff' }] },
  'mf-profile': { routes: [{ path: '/profile', needsHotel: true }] },
  'mf-guests': { access: 'public' as const, routes: [{ path: '/guests' }] },
};
const remotes = Object.keys(parts) as (keyof typeof parts)[];

function liveSetOf(...states: State[]): LiveSet {
  const rows = states.map((state) => ({
    ...{ release: 'live', percent: null, turn: 1, move_id: 1, previous_id: null, previous: null },
    ...{ moved_at: new Date(), ...state },
  }));
  const manifests = rows.flatMap(({ remote, release, previous }) =>
    [release, previous ?? release].map((one) => {
      const title = `${remote} ${one}`;
      const { manifest } = draftRelease(remote, {
        ...{ title, translations: { de: { [title]: `${title} auf Deutsch` } } },
        ...parts[remote as keyof typeof parts],
      });
      return [`${remote}/${one}`, manifest] as const;
    }),
  );
  return arrangeLiveSet('1', rows, new Map(manifests));
}

const sign = (etag: string, body: string) => `${etag} of ${body.length}`;
const staff = { user_id: 1, permissions: ['create_staff', 'view'], tenant_id: 1 };
const live = remotes.map((remote): State => ({ remote, channel: 'live' }));
const served = liveSetOf(
  ...live,
  { remote: 'mf-rooms', channel: 'canary', release: 'canary', percent: 50 },
  { remote: 'mf-guests', channel: 'hotel:7', release: 'of-hotel' },
);

describe('a kept document', () => {
  test('is shared by alike visitors of different tenants', () => {
    const documentOf = rememberDocuments(sign);
    const all = liveSetOf(...live);
    const colleague = { user_id: 2, permissions: ['view', 'create_staff'], tenant_id: 2 };
    expect(documentOf(all, colleague, 'en')).toBe(documentOf(all, staff, undefined));
  });

  test('is not kept beyond a change of what is live', () => {
    const documentOf = rememberDocuments(sign);
    const first = documentOf(liveSetOf(...live), staff, 'en');
    expect(documentOf(liveSetOf(...live), staff, 'en')).not.toBe(first);
  });

  test.each<[string, Visitor | null, string]>([
    ['in another language', staff, 'de'],
    ['for more permissions', { ...staff, permissions: [...staff.permissions, 'manage_hotel'] }, 'en'],
    ['for fewer permissions', { ...staff, permissions: ['view'] }, 'en'],
    ['for who manages releases', { ...staff, permissions: ['manage_releases'] }, 'en'],
    ['without a tenant', { ...staff, tenant_id: null }, 'en'],
    ['of a tenant with another release', { ...staff, tenant_id: 7 }, 'en'],
    ['without a visitor', null, 'en'],
  ])('%s is another one', (_, visitor, language) => {
    const documentOf = rememberDocuments(sign);
    const first = documentOf(served, staff, 'en');
    expect(documentOf(served, visitor, language)).not.toBe(first);
  });

  test('is, for each visitor and after any others, the one that is made for them alone', () => {
    const visitors = fc.option(
      fc.record({
        user_id: fc.integer({ min: 1, max: 40 }),
        permissions: fc.subarray(['manage_hotel', 'create_staff', 'manage_releases']),
        tenant_id: fc.constantFrom(null, 1, 7),
      }),
    );
    const asked = fc.array(fc.tuple(visitors, fc.constantFrom('en', 'de', undefined)), { minLength: 2 });
    fc.assert(
      fc.property(asked, (requests) => {
        const documentOf = rememberDocuments(sign);
        for (const [visitor, language] of requests) {
          const { signature: _, ...shared } = documentOf(served, visitor, language);
          expect(shared).toEqual(makeDocument(listCandidates(served, visitor), visitor, language, {}));
        }
      }),
    );
  });
});
