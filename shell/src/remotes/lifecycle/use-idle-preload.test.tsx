import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LiveRemote } from '@suite/descriptor';
import { renderHook } from '@testing-library/react';
import { liveRemote, menuEntry } from '../../testing/live-remote.factory.ts';
import { useIdlePreload } from './use-idle-preload.ts';

const asked = jest.fn<(url: string) => void>();

/** The order in the menu is the reverse of the order in the document. */
function remotes(count: number): LiveRemote[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `mf-area-${index}`;
    const base = `/releases/${name}/${crypto.randomUUID()}/`;
    const menu = [menuEntry(`Area ${index}`, `/area-${index}`, { order: 100 - index })];
    const files = { 'remoteEntry.0123456789ab.js': 'sha384-x' };
    return liveRemote({ name, base, files, menu });
  });
}

function preloaded(document: { remotes: LiveRemote[] }, shown: boolean) {
  return renderHook((isShown: boolean) => useIdlePreload(document, isShown), { initialProps: shown });
}

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  globalThis.fetch = (async (url: string) => {
    asked(String(url));
    throw new Error('away');
  }) as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});
const names = () => asked.mock.calls.map(([url]) => /mf-area-\d+/.exec(url)?.[0]);

test('fetches nothing before the page in front stands, then the top of the menu', async () => {
  const { rerender } = preloaded({ remotes: remotes(3) }, false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
  rerender(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(names()).toEqual(['mf-area-2', 'mf-area-1', 'mf-area-0']);
});

test('fetches a few of dozens', async () => {
  preloaded({ remotes: remotes(50) }, true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(names()).toHaveLength(8);
});

test('fetches nothing for a user who saves data, has no menu entry, or left', async () => {
  const { unmount } = preloaded({ remotes: remotes(2) }, true);
  unmount();
  preloaded({ remotes: remotes(2).map((remote) => ({ ...remote, menu: [] })) }, true);
  Object.assign(navigator, { connection: { saveData: true } });
  preloaded({ remotes: remotes(2) }, true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).not.toHaveBeenCalled();
});
