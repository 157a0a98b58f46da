import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { getUserProfileEndpoint, loginEndpoint, type UserProfile } from '@suite/contracts/auth';
import { fakeApi, refusal, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, fireEvent, screen } from '@testing-library/react';
import { storePersistedAuth } from '../session/persisted-auth.ts';
import { queryClient } from '../session/session-store.ts';
import { answerRegistry } from '../testing/answer-registry.ts';
import { renderShell } from '../testing/render-shell.tsx';

const storedUser = userProfileFactory.build();
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const restoring = () => screen.queryByText('Loading application...');
const signInPage = () => screen.queryByRole('heading', { name: 'Welcome' });
const unreachable = () => screen.queryByText('The server cannot be reached');

let api: FakeApi;
let answer: (profile: UserProfile | Error) => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  answerRegistry();
  api = fakeApi().on(
    getUserProfileEndpoint,
    () =>
      new Promise((resolve, reject) => {
        answer = (profile) => {
          if (profile instanceof Error) reject(profile);
          else resolve(profile);
          return wait(0);
        };
      }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('What the last visit left', () => {
  beforeEach(() => storePersistedAuth(storedUser));

  test('is put back behind "Loading application...", and the guard has its half second after it', async () => {
    renderShell('/reports');
    await wait(1_200);
    expect(restoring()).toBeVisible();
    await answer(storedUser);
    expect(restoring()).toBeNull();
    expect(screen.getByText('Loading...')).toBeVisible();
    await wait(499);
    expect(screen.getByText('Loading...')).toBeVisible();
    await wait(1);
    expect(await screen.findByText('Reports Page (Coming Soon)')).toBeVisible();
  });

  test('is given up after five seconds, and still counts when it comes later', async () => {
    renderShell('/reports');
    await wait(4_999);
    expect(restoring()).toBeVisible();
    await wait(1);
    expect(restoring()).toBeNull();
    await wait(500);
    expect(unreachable()).toBeVisible();
    await answer(storedUser);
    expect(await screen.findByText('Reports Page (Coming Soon)')).toBeVisible();
  });

  test('is the profile that a page about the own account begins with', async () => {
    renderShell('/reports');
    await answer(storedUser);
    expect(queryClient.getQueryData([getUserProfileEndpoint.name])).toEqual(storedUser);
  });

  test('is asked for again when the user presses Retry', async () => {
    renderShell('/reports');
    await answer(refusal(503));
    await wait(500);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(restoring()).toBeVisible();
    await wait(0);
    await answer(storedUser);
    expect(await screen.findByText('Reports Page (Coming Soon)')).toBeVisible();
    expect(api.callsTo(getUserProfileEndpoint)).toHaveLength(2);
  });

  test('leads on from /login behind "Logging in..."', async () => {
    const { url } = renderShell('/login');
    await answer(storedUser);
    await wait(499);
    expect(screen.getByText('Logging in...')).toBeVisible();
    await wait(1);
    expect(url()).toBe('/');
  });

  test('is cleared when the server knows nothing of it', async () => {
    const { url } = renderShell('/reports');
    await answer(refusal(401));
    await wait(500);
    expect(url()).toBe('/login');
    expect(signInPage()).toBeVisible();
    expect(localStorage.getItem('persist:auth')).toBeNull();
  });
});

describe('A visitor without a stored session', () => {
  test('sees the guard for half a second, then the sign-in page', async () => {
    renderShell('/login');
    await answer(refusal(401));
    await wait(499);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await wait(1);
    expect(signInPage()).toBeVisible();
  });

  test('is not kept waiting by a browser that forbids to keep anything', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    renderShell('/login');
    await answer(refusal(401));
    await wait(500);
    expect(signInPage()).toBeVisible();
  });

  test('can sign in after five seconds without an answer, and a late answer signs no user out', async () => {
    const { url } = renderShell('/reports');
    const late = answer;
    await wait(5_000);
    expect(url()).toBe('/login');
    expect(unreachable()).toBeNull();
    api.on(loginEndpoint, () => ({ user: storedUser, accessToken: 'a', refreshToken: 'r' }));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'staff@seaview.test' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Demo1234' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In to Dashboard' }));
    expect(await screen.findByText('Reports Page (Coming Soon)')).toBeVisible();
    await late(refusal(401));
    await wait(100);
    expect(screen.getByText('Reports Page (Coming Soon)')).toBeVisible();
    expect(localStorage.getItem('persist:auth')).toContain(storedUser.usr_email);
  });
});
