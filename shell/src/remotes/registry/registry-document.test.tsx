import { signedAnswer } from '../../testing/signed-documents.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@suite/descriptor';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { permissionsAtom } from '@suite/session';
import { fakeApi } from '@suite/testing/fake-api';
import { userProfileFactory } from '@suite/testing/factories';
import { queryClient, store, takeSession } from '../../session/session-store.ts';
import { liveRemote, menuEntry } from '../../testing/live-remote.factory.ts';
import { cacheDocument } from './cached-documents.ts';
import { setOverrideSource } from './fetch-registry-document.ts';
import { refreshRegistryDocument, registryDocumentQuery } from './registry-document.ts';
import { bodyOf } from '../../testing/body-of.ts';

const fetched = jest.fn<typeof fetch>();
const documentOf = (path: string): RegistryDocument => ({ version: 1, remotes: [], restrictedPaths: [path] });
let people = 0;
let userId: number;
let reply: (document: RegistryDocument) => void;

const asked = () => fetched.mock.calls.filter(([url]) => url === '/platform/remotes').length;
const used = () => queryClient.getQueryData(registryDocumentQuery(userId).queryKey)?.restrictedPaths;
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
/** Verifying the stored document takes real time, which fake timers do not advance. */
const waitForRequest = async () => {
  while (asked() === 0) await wait(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  userId = people += 1;
  const headers = new Map([
    ['content-type', 'application/json'],
    ['etag', '"b"'],
  ]);
  globalThis.fetch = fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = (document) => {
          const body = bodyOf(JSON.stringify(document));
          resolve({ status: 200, ok: true, headers, body } as never);
        };
      }),
  );
});
afterEach(() => {
  queryClient.clear();
  fetched.mockReset();
  jest.useRealTimers();
});

test('a first visit waits for a document that takes five seconds, and polls meanwhile ask for no other', async () => {
  const first = queryClient.fetchQuery(registryDocumentQuery(userId));
  await wait(2);
  const poll = refreshRegistryDocument(userId);
  await wait(2);
  void refreshRegistryDocument(userId);
  await wait(1);
  expect(asked()).toBe(1);
  reply(documentOf('/bookings'));
  await expect(first).resolves.toEqual(documentOf('/bookings'));
  await poll;
});

test.each([
  [['spa.manage'], 1],
  [['hotel_checkins_create', 'spa.manage'], 0],
])('of a document that opens something to %j the profile is read %i times', async (permissions, reads) => {
  const user = userProfileFactory.holding('hotel_checkins_create').build({ user_id: userId });
  const given = { ...user, permissions: [{ permission_name: 'spa.manage' }] };
  const api = fakeApi().on(getUserProfileEndpoint, () => given);
  takeSession(user);
  queryClient.setQueryData(registryDocumentQuery(userId).queryKey, documentOf('/spa'));
  const menu = [menuEntry('Treatments', '/spa', { permissions })];
  const refreshed = refreshRegistryDocument(userId);
  await wait(0);
  reply({ version: 1, remotes: [liveRemote({ menu })], restrictedPaths: [] });
  await refreshed;
  expect(api.callsTo(getUserProfileEndpoint)).toHaveLength(reads);
  expect(store.get(permissionsAtom)).toEqual(reads === 1 ? ['spa.manage'] : ['hotel_checkins_create']);
  expect(used()).toEqual([]);
});

describe('while a remote is overridden', () => {
  beforeEach(() =>
    setOverrideSource({
      isOverriding: () => true,
      readHeaders: async () => ({}),
      restrict: (document) => document,
    }),
  );
  afterEach(() =>
    setOverrideSource({
      isOverriding: () => false,
      readHeaders: async () => ({}),
      restrict: (document) => document,
    }),
  );

  test('a return waits for the answer, as the kept document names releases alone', async () => {
    cacheDocument(userId, signedAnswer('"a"', documentOf('/released')));
    const first = queryClient.fetchQuery(registryDocumentQuery(userId));
    await waitForRequest();
    await wait(10);
    expect(used()).toBeUndefined();
    reply(documentOf('/overridden'));
    await expect(first).resolves.toEqual(documentOf('/overridden'));
  });

  test('a return uses the kept document when the registry does not answer', async () => {
    cacheDocument(userId, signedAnswer('"a"', documentOf('/released')));
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const first = queryClient.fetchQuery(registryDocumentQuery(userId));
    await waitForRequest();
    await wait(60);
    await expect(first).resolves.toEqual(documentOf('/released'));
  });
});

test('a return shows the kept document after a second, and the newer one when it arrives', async () => {
  cacheDocument(userId, signedAnswer('"a"', documentOf('/kept')));
  void queryClient.fetchQuery(registryDocumentQuery(userId));
  await waitForRequest();
  await wait(1.1);
  expect(used()).toEqual(['/kept']);
  await wait(4);
  expect(asked()).toBe(1);
  reply(documentOf('/newer'));
  await wait(0);
  expect(used()).toEqual(['/newer']);
});
