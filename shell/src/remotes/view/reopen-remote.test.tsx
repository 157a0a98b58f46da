import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineRemote } from '@suite/remote-kit';
import { renderScreen } from '@suite/testing';
import { screen } from '@testing-library/react';
import { liveRemote } from '../../testing/live-remote.factory.ts';

const screenOf = jest.fn((text: string) => async () => () => <p>{text}</p>);
const screens = defineRemote({
  routes: [
    { path: '/visited', screen: screenOf('the list') },
    { path: '/visited/:id', screen: screenOf('one of it') },
  ],
});
// The build defines the versions of shared modules, which unit tests lack.
jest.doMock('../federation/load-federation.ts', () => ({
  loadFederation: async () => ({ checkShared: () => undefined, loadContainer: async () => screens }),
}));
jest.doMock('../download/fetch-file.ts', () => ({
  fetchFile: async () => undefined,
  filesToReload: () => [],
}));

const before = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async () => ({ status: 204 }) as Response;
});
afterEach(() => {
  globalThis.fetch = before;
});

const routes = ['/visited', '/visited/:id'].map((path) => ({ path, permissions: [], shellLayout: true }));
const entry = 'entry.js';
const files = { [entry]: `sha384-${'A'.repeat(64)}` };

async function open(pathname: string, parts: Parameters<typeof liveRemote>[0] = {}) {
  const { RemoteOutlet } = await import('./remote-outlet.tsx');
  const noted = () => undefined;
  return renderScreen(
    <RemoteOutlet
      remote={liveRemote({ name: 'mf-visited', routes, entry, files, ...parts })}
      pathname={pathname}
      refresh={async () => undefined}
      onDegraded={noted}
      onShown={noted}
    />,
    { url: pathname },
  );
}

test('a page that was open before is drawn at once, without a spinner first', async () => {
  const first = await open('/visited');
  expect(screen.queryByText('the list')).toBeNull();
  expect(await screen.findByText('the list')).toBeVisible();
  first.unmount();
  const second = await open('/visited');
  expect(screen.getByText('the list')).toBeVisible();
  second.unmount();
});

test('another page of the remote is waited for', async () => {
  await open('/visited/7');
  expect(screen.queryByText('one of it')).toBeNull();
  expect(await screen.findByText('one of it')).toBeVisible();
});

test('another release is waited for', async () => {
  await open('/visited', { base: '/releases/mf-visited/2.0.0-0123456789ab/' });
  expect(screen.queryByText('the list')).toBeNull();
  expect(await screen.findByText('the list')).toBeVisible();
});

test('a release that is being developed is opened anew each time', async () => {
  const parts = { base: 'http://localhost:3001/', cohort: 'override' } as const;
  const first = await open('/visited', parts);
  expect(await screen.findByText('the list')).toBeVisible();
  first.unmount();
  await open('/visited', parts);
  expect(screen.queryByText('the list')).toBeNull();
  expect(await screen.findByText('the list')).toBeVisible();
});
