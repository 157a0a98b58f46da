import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { queryClient } from './session/session-store.ts';
import { preloadSignedInArea } from './load-signed-in-area.ts';
import { answerRegistry } from './testing/answer-registry.ts';

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  answerRegistry();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const asked = () => jest.mocked(globalThis.fetch).mock.calls.map(([url]) => url);
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Loading files takes real time, which fake timers do not advance. */
const areaIsLoaded = () => import('./signed-in-area.tsx');

test('a visitor who stays on the sign-in page has the start page fetched', async () => {
  const leave = preloadSignedInArea();
  await areaIsLoaded();
  await wait(5_000);
  expect(asked()).toContain('/platform/remotes');
  leave();
});

test('a visitor who signs in at once has nothing fetched beside the sign-in', async () => {
  const leave = preloadSignedInArea();
  await areaIsLoaded();
  await wait(400);
  leave();
  await wait(5_000);
  expect(asked()).not.toContain('/platform/remotes');
});
