import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { callEndpoint } from '@suite/api-client';
import { listSessionsEndpoint } from '@suite/contracts/auth';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { FailureCard } from '../remotes/view/failure/failure-card.tsx';
import { queryClient, store } from '../session/session-store.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { connectionAtom } from './watch-connection.ts';

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const unreachable = () => screen.queryByText('The server cannot be reached. Trying again …');
const offline = () => screen.queryByText('You are offline. What you see may be out of date.');

let isReady: boolean;
let asked: number;
let isOnLine: boolean;
let listed: number;

function List() {
  const { data } = useQuery({ queryKey: ['rows'], queryFn: () => ++listed });
  return <p>Listed {data} times</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  [isReady, asked, isOnLine, listed] = [true, 0, true, 0];
  store.set(connectionAtom, 'reachable');
  queryClient.clear();
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine);
  globalThis.fetch = async () => {
    asked += 1;
    if (!isOnLine) throw new TypeError('Failed to fetch');
    return new Response('', { status: isReady ? 200 : 503 });
  };
  fakeApi().on(listSessionsEndpoint, () => {
    throw refusal(0);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = async () => {
  renderScreen(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ConnectionBanner />
        <List />
      </QueryClientProvider>
    </Provider>,
  );
  await wait(0);
};

async function loseCall(): Promise<void> {
  await act(() => callEndpoint(listSessionsEndpoint, {}).catch(() => undefined));
  await wait(0);
}

test('a call without an answer is verified before anything is said', async () => {
  await open();
  expect(asked).toBe(0);
  await loseCall();
  expect(asked).toBe(1);
  expect(unreachable() ?? offline()).toBeNull();
  expect(screen.getByText('Listed 1 times')).toBeVisible();
});

test('so is a part of the page that did not come', async () => {
  await open();
  isReady = false;
  renderScreen(
    <FailureCard title="Staff is not available" onRetry={() => undefined}>
      It did not come.
    </FailureCard>,
  );
  await wait(0);
  expect(unreachable()).toBeVisible();
});

test('a server that is away is asked for every three seconds; then the page is fetched anew', async () => {
  await open();
  isReady = false;
  await loseCall();
  expect(unreachable()).toBeVisible();
  expect(asked).toBe(1);
  await wait(2_999);
  expect(asked).toBe(1);
  await wait(1);
  expect(asked).toBe(2);
  expect(screen.getByText('Listed 1 times')).toBeVisible();
  isReady = true;
  await wait(3_000);
  expect(await screen.findByText('Listed 2 times')).toBeVisible();
  expect(unreachable()).toBeNull();
  await wait(10_000);
  expect(asked).toBe(3);
});

test('a browser without a network says so at once, and goes on when it has one', async () => {
  await open();
  isOnLine = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  await wait(0);
  expect(offline()).toBeVisible();
  isOnLine = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await wait(0);
  expect(unreachable() ?? offline()).toBeNull();
  expect(screen.getByText('Listed 2 times')).toBeVisible();
});
