import { expect, test } from '@jest/globals';
import type { Cohort } from '@suite/descriptor';
import type { CandidateRelease } from './document-for-visitor.ts';
import { rememberDocuments } from './remember-documents.ts';

function candidate(release: string, cohort: Cohort = 'all'): CandidateRelease {
  const descriptor = {
    name: 'mf-rooms',
    title: 'Rooms',
    access: 'signed-in',
    routes: [{ path: '/rooms' }, { path: '/prices', permissions: ['manage_hotel'] }],
    menu: [],
    exposes: ['./remote'],
  };
  const manifest = { name: 'mf-rooms', version: '1.0.0', entry: 'a.js', files: {}, preload: [], shared: [] };
  return {
    release,
    base: `/releases/mf-rooms/${release}/`,
    cohort,
    fallback: undefined,
    manifest: { ...manifest, descriptor } as unknown as CandidateRelease['manifest'],
  };
}

const sign = (etag: string, body: string) => `${etag} of ${body.length}`;
const staff = { user_id: 1, permissions: ['create_staff', 'view'], tenant_id: 1 };

test('visitors who get the same document share one that is made once', () => {
  const documentOf = rememberDocuments(sign);
  const first = documentOf([candidate('1')], staff, 'en', {});
  const colleague = { user_id: 2, permissions: ['view', 'create_staff'], tenant_id: 2 };
  expect(documentOf([candidate('1')], colleague, 'en', {})).toBe(first);
});

test.each<[string, Parameters<ReturnType<typeof rememberDocuments>>]>([
  ['of another release', [[candidate('2')], staff, 'en', {}]],
  ['of a canary', [[candidate('1', 'percent')], staff, 'en', {}]],
  ['with an earlier release behind it', [[{ ...candidate('1'), fallback: candidate('0') }], staff, 'en', {}]],
  ['in another language', [[candidate('1')], staff, 'de', {}]],
  ['for more permissions', [[candidate('1')], { ...staff, permissions: ['manage_hotel'] }, 'en', {}]],
  ['without a tenant', [[candidate('1')], { ...staff, tenant_id: null }, 'en', {}]],
  ['without a visitor', [[candidate('1')], null, 'en', {}]],
  ['that says more', [[candidate('1')], staff, 'en', { freeOverrides: true }]],
])('a document %s is made anew', (_, asked) => {
  const documentOf = rememberDocuments(sign);
  const first = documentOf([candidate('1')], staff, 'en', {});
  const other = documentOf(...asked);
  expect(other).not.toBe(first);
  expect(other).toEqual(rememberDocuments(sign)(...asked));
});

test('documents that were not asked for lately are made anew', () => {
  const documentOf = rememberDocuments(sign);
  const ask = (release: number) => documentOf([candidate(String(release))], staff, 'en', {});
  const first = ask(0);
  const second = ask(1);
  for (let release = 2; release < 100; release++) ask(release);
  ask(0);
  ask(100);
  expect(ask(0)).toBe(first);
  expect(ask(1)).not.toBe(second);
});
