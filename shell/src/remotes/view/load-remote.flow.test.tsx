import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { liveRemote } from '../../testing/live-remote.factory.ts';

const asked: string[] = [];
jest.mock('../federation/load-federation.ts', () => ({
  loadFederation: () => {
    asked.push('federation');
    return new Promise(() => undefined);
  },
}));
jest.mock('../federation/load-ui.ts', () => ({
  loadUi: async () => {
    asked.push('ui');
    return {};
  },
}));

test.each([
  ['takes the UI', { '@suite/ui': '^1.0.0' }, ['federation', 'ui']],
  ['takes none', { react: '^19.0.0' }, ['federation']],
])('of a release that %s all it waits for is asked for at once', async (_what, shared, expected) => {
  asked.length = 0;
  const { loadRelease } = await import('./load-remote.flow.ts');
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
  void loadRelease(
    { ...liveRemote(), base: `/releases/${expected.length}/`, shared },
    { remote: liveRemote(), open: () => new Promise(() => undefined) },
  );
  expect(asked).toEqual(expected);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
});
