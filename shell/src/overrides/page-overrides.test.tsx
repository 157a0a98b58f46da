import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageOverride } from '@suite/descriptor';
import { liveRemote } from '../testing/live-remote.factory.ts';

const override: PageOverride = {
  state: 'in-force',
  remote: 'mf-sample',
  title: 'Sample',
  url: 'https://dev.example/',
  grant: 'override_x.y',
  release: '1.1.0-0123456789ab',
  expires_at: '2027-03-05T12:00:00.000Z',
  message: null,
  paths: ['/sample', '/sample/:id'],
};

/** Imports the module again for a page at this path, for which the server listed these overrides. */
async function openPage(path: string, listed: PageOverride[] = [override]) {
  jest.resetModules();
  history.replaceState(null, '', path);
  const meta = Object.assign(document.createElement('meta'), { name: 'suite-overrides' });
  meta.content = JSON.stringify(listed);
  document.head.replaceChildren(...(listed.length > 0 ? [meta] : []));
  return import('./page-overrides.ts');
}

beforeEach(() => document.head.replaceChildren());

const fallback = {
  version: '1.0.0',
  release: '1.0.0-0123456789ab',
  container: 'mf_sample_0123456789',
  base: '/releases/mf-sample/1.0.0-0123456789ab/',
  entry: 'released.js',
  preload: [],
  files: {},
  shared: {},
};
const overridden = liveRemote({
  base: 'https://dev.example/',
  entry: 'developed.js',
  cohort: 'override',
  fallback,
});

describe('an overridden remote', () => {
  test('is loaded from elsewhere by its own pages', async () => {
    const page = await openPage('/sample/7');
    expect(page.overrideOfPage('mf-sample')).toEqual(override);
    expect(page.restrictToPage(overridden)).toBe(overridden);
  });

  test('is its release on the pages of others, and on a page that listed nothing', async () => {
    for (const open of [() => openPage('/reports'), () => openPage('/sample', [])]) {
      const page = await open();
      expect(page.restrictToPage(overridden)).toMatchObject({ ...fallback, cohort: 'override' });
    }
  });

  test('has no entry there without a release', async () => {
    const page = await openPage('/reports');
    const fill = { slot: 'a', module: './b', title: 'B', order: 1, permissions: [] };
    const { fallback: _, ...unreleased } = { ...overridden, parts: ['part'], fills: [fill] };
    expect(page.restrictToPage(unreleased)).toMatchObject({ entry: '', parts: [], fills: [] });
  });
});

test('another page is needed to enter and to leave the overridden remote, and for nothing else', async () => {
  const own = await openPage('/sample');
  expect(['/sample', '/sample/7', '/reports', '/'].map(own.needsOtherPage)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const other = await openPage('/reports');
  expect(['/reports', '/', '/sample'].map(other.needsOtherPage)).toEqual([false, false, true]);
  const everywhere = await openPage('/reports', [{ ...override, paths: ['/*'] }]);
  expect(['/reports', '/', '/sample'].map(everywhere.needsOtherPage)).toEqual([false, false, false]);
});
