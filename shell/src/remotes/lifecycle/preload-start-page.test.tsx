import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { discardPrefetchedCalls } from '@suite/api-client';
import { sessionAtom } from '@suite/session';
import { fakeApi, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { fetchFirstAnswersOnSignIn } from '../../load-signed-in-area.ts';
import { queryClient, store, takeSession } from '../../session/session-store.ts';
import { answerRegistry } from '../../testing/answer-registry.ts';
import { liveRemote } from '../../testing/live-remote.factory.ts';
import { nameStartPage, preloadStartPage } from './preload-start-page.ts';

const { base, entry, files = {}, ...release } = liveRemote();
const startPage = {
  ...{ ...release, base, entry, files },
  prefetch: [{ path: '/bookings', query: { page: '1' } }, { path: '/bookings/stats' }],
};
const user = userProfileFactory.build({ hotelId: 1 });
const operator = userProfileFactory.build({
  hotelId: null,
  permissions: [{ permission_name: 'manage_releases' }],
});

let api: FakeApi;

beforeAll(fetchFirstAnswersOnSignIn);
beforeEach(() => {
  localStorage.clear();
  store.set(sessionAtom, { status: 'signed-out', user: null });
  queryClient.clear();
  discardPrefetchedCalls();
  window.history.replaceState(null, '', '/login');
  api = fakeApi();
  answerRegistry({ startPage });
});

/** The fake network and axios answer in microtasks, which all run before a timer. */
const answered = () => new Promise((resolve) => setTimeout(resolve));
const fetchedUrls = () => jest.mocked(globalThis.fetch).mock.calls.map(([url]) => url);

test('the files of the page behind a sign-in are fetched before it, those of nothing else', async () => {
  await preloadStartPage();
  expect(fetchedUrls()).toEqual(['/platform/remotes', new URL(base + entry, location.origin).href]);
  expect(api.calls).toEqual([]);
});

test('a visitor who saves data has nothing fetched ahead', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await preloadStartPage();
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetchedUrls()).toEqual([]);
});

test('a registry that does not answer costs nothing but the page being fetched later', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Nothing answers'));
  await expect(preloadStartPage()).resolves.toBeUndefined();
});

describe('At the sign-in', () => {
  const calls = () => api.calls.map(({ url }) => url);

  test('the calls of the page are sent at once, and once', async () => {
    await preloadStartPage();
    takeSession(user);
    await answered();
    expect(calls()).toEqual(['/bookings', '/bookings/stats']);
    takeSession({ ...user });
    await answered();
    expect(calls()).toHaveLength(2);
  });

  test('a page that is named while the sign-in is under way has its calls sent and its files fetched', async () => {
    answerRegistry();
    await preloadStartPage();
    const later = { ...startPage, base: '/releases/mf-sample/2.0.0-0123456789ab/' };
    answerRegistry({ startPage: later });
    void nameStartPage();
    takeSession(user);
    await answered();
    expect(calls()).toEqual(['/bookings', '/bookings/stats']);
    expect(fetchedUrls()).toContain(new URL(later.base + entry, location.origin).href);
  });

  test('a page that is named already is not asked for again', async () => {
    await preloadStartPage();
    const before = fetchedUrls().length;
    await nameStartPage();
    expect(fetchedUrls()).toHaveLength(before);
  });

  test('users who begin at the releases ask for no bookings', async () => {
    await preloadStartPage();
    takeSession(operator);
    await answered();
    expect(calls()).toEqual([]);
  });

  test('a session that begins on another page asks for no bookings', async () => {
    await preloadStartPage();
    window.history.replaceState(null, '', '/account-settings');
    takeSession(user);
    await answered();
    expect(calls()).toEqual([]);
  });

  test('a registry that names no such page has none sent', async () => {
    answerRegistry();
    await preloadStartPage();
    takeSession(user);
    await answered();
    expect(calls()).toEqual([]);
  });
});
