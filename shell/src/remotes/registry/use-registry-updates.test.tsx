import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { queryClient } from '../../session/session-store.ts';
import { FakeEventSource, installEventStreams } from '../../testing/fake-event-stream.ts';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import {
  refreshChangedDocument,
  refreshRegistryDocument,
  registryDocumentQuery,
} from './registry-document.ts';
import { useRegistryUpdates } from './use-registry-updates.ts';
import { bodyOf } from '../../testing/body-of.ts';

let userId = 0;
const fetched = jest.fn<typeof fetch>();
const documentOf = (version: string) => ({
  version: 1 as const,
  remotes: [liveRemote({ version })],
  restrictedPaths: [],
});
const headers = new Map([['content-type', 'application/json']]);
const answer = (version: string) =>
  ({
    status: 200,
    ok: true,
    headers,
    body: bodyOf(JSON.stringify(documentOf(version))),
  }) as unknown as Response;
const unchanged = { status: 304, ok: false, headers } as unknown as Response;

beforeEach(() => {
  jest.useFakeTimers();
  // The module caches documents for each user.
  userId += 1;
  globalThis.fetch = fetched;
  fetched.mockResolvedValue(unchanged);
  queryClient.setQueryData(registryDocumentQuery(userId).queryKey, documentOf('1.0.0'));
});
afterEach(() => {
  jest.useRealTimers();
  fetched.mockReset();
  queryClient.clear();
});

const currentVersion = () =>
  queryClient.getQueryData(registryDocumentQuery(userId).queryKey)?.remotes[0]?.version;

async function requestsWithin(minutes: number): Promise<number> {
  fetched.mockClear();
  await jest.advanceTimersByTimeAsync(minutes * 60_000);
  return fetched.mock.calls.length;
}

describe('an idle tab', () => {
  test('without a stream asks every few seconds', async () => {
    const { unmount } = renderHook(() => useRegistryUpdates(userId));
    const requests = await requestsWithin(10);
    expect(requests).toBeGreaterThan(150);
    expect(requests).toBeLessThan(210);
    unmount();
    expect(await requestsWithin(1)).toBe(0);
  });

  test('without a stream leaves a slow line free most of the time', async () => {
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(unchanged), 3_000)));
    const { unmount } = renderHook(() => useRegistryUpdates(userId));
    const requests = await requestsWithin(10);
    expect(requests).toBeGreaterThan(40);
    expect(requests).toBeLessThanOrEqual(50);
    unmount();
  });

  test('with a stream asks at a change, and otherwise twice in ten minutes', async () => {
    const uninstall = installEventStreams();
    const { unmount } = renderHook(() => useRegistryUpdates(userId));
    // The current page takes priority, so the stream opens later.
    expect(FakeEventSource.opened).toEqual([]);
    await jest.advanceTimersByTimeAsync(400);
    const [stream] = FakeEventSource.opened;
    stream?.send('open');
    const beats = setInterval(() => stream?.send('alive'), 25_000);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await requestsWithin(10)).toBeLessThanOrEqual(2);
    fetched.mockResolvedValueOnce(answer('1.1.0'));
    stream?.send('changed');
    await jest.advanceTimersByTimeAsync(0);
    expect(currentVersion()).toBe('1.1.0');

    // Without heartbeats the tab polls again.
    clearInterval(beats);
    stream?.fail('refused');
    expect(await requestsWithin(1)).toBeGreaterThan(14);
    unmount();
    uninstall();
  });
});

describe('a change', () => {
  test('is asked for although an answer that may be older has just come, or is under way', async () => {
    const late: (() => void)[] = [];
    fetched.mockImplementationOnce(() => new Promise((resolve) => late.push(() => resolve(answer('1.0.0')))));
    const older = refreshRegistryDocument(userId);
    fetched.mockResolvedValueOnce(answer('1.1.0'));
    const changes = [refreshChangedDocument(userId), refreshChangedDocument(userId)];
    await jest.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenCalledTimes(1);
    late[0]?.();
    await Promise.all([older, ...changes]);
    expect([currentVersion(), fetched.mock.calls.length]).toEqual(['1.1.0', 2]);

    fetched.mockResolvedValueOnce(answer('1.2.0'));
    await refreshChangedDocument(userId);
    expect(currentVersion()).toBe('1.2.0');
  });

  test('is asked for after an answer that failed', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const older = refreshRegistryDocument(userId);
    fetched.mockResolvedValueOnce(answer('1.1.0'));
    const change = refreshChangedDocument(userId);
    await expect(older).rejects.toThrow('Failed to fetch');
    await change;
    expect(currentVersion()).toBe('1.1.0');
  });
});
