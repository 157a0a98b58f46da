import { beforeEach, expect, test } from '@jest/globals';
import { callEndpoint } from '@suite/api-client';
import {
  endSessionEndpoint,
  getUserProfileEndpoint,
  loginEndpoint,
  loginSecondFactorEndpoint,
  logoutEndpoint,
  type SecondStep,
} from '@suite/contracts/auth';
import { holdUnsavedAtom, sessionAtom } from '@suite/session';
import { fakeApi, refusal, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor } from '@testing-library/react';
import {
  clearPersistedAuth,
  persistedAuthKey,
  signOutKey,
  storePersistedAuth,
} from '../session/persisted-auth.ts';
import { store } from '../session/session-store.ts';
import { syncTabs } from '../session/sync-tabs.ts';
import { answerRegistry } from '../testing/answer-registry.ts';
import { renderShell } from '../testing/render-shell.tsx';

const ada = userProfileFactory.withoutPermissions().build({ usr_firstname: 'Ada' });
const bob = userProfileFactory.withoutPermissions().build({ usr_firstname: 'Bob' });
let api: FakeApi;
let isSignedIn: boolean;

beforeEach(() => {
  localStorage.clear();
  answerRegistry({ remotes: [] });
  isSignedIn = true;
  const whileSignedIn =
    <Answer,>(answer: Answer) =>
    () => {
      if (!isSignedIn) throw refusal(401, { message: 'Sign in first' });
      return answer;
    };
  api = fakeApi()
    .on(getUserProfileEndpoint, whileSignedIn(ada))
    .on(endSessionEndpoint, whileSignedIn({}))
    .on(logoutEndpoint, whileSignedIn({}))
    .on(loginEndpoint, ({ body }) => {
      if ((body as { usr_password: string }).usr_password !== 'Demo1234')
        throw refusal(401, { message: 'Invalid email or password' });
      isSignedIn = true;
      return { user: ada, accessToken: 'a', refreshToken: 'r' };
    });
});

const page = () => screen.queryByText('Reports Page (Coming Soon)');
const dialog = () => screen.queryByRole('dialog', { name: 'Your session has ended' });
const submit = () => screen.getByRole('button', { name: 'Sign In' });
const save = () => callEndpoint(endSessionEndpoint, { params: { id: 'entered' } });

function holdEntries(): () => void {
  let release: () => void = () => undefined;
  act(() => void (release = store.set(holdUnsavedAtom)));
  return () => act(release);
}

async function meetTheEnd() {
  const shell = renderShell('/reports');
  await screen.findByText('Reports Page (Coming Soon)');
  const release = holdEntries();
  isSignedIn = false;
  let outcome: string | undefined;
  const saved = save().then(
    () => (outcome = 'saved'),
    ({ message }: Error) => (outcome = message),
  );
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  const stop = syncTabs(shell.container);
  const end = () => {
    stop();
    release();
  };
  return { ...shell, saved, outcome: () => outcome, end };
}

test('asks for the password of the same account, keeps the page, and sends the refused call again', async () => {
  const { user, saved, outcome, end } = await meetTheEnd();
  expect(page()).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue(ada.usr_email);
  expect(screen.getByLabelText('Email')).toBeDisabled();
  expect(localStorage.getItem(persistedAuthKey)).toBeNull();
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Password'), 'Wrong-1234');
  await user.click(submit());
  expect(await screen.findByText('Invalid email or password')).toBeVisible();
  expect(outcome()).toBeUndefined();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'Demo1234');
  await user.click(submit());
  await act(() => saved);
  expect(outcome()).toBe('saved');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(page()).toBeVisible();
  expect(api.callsTo(endSessionEndpoint)).toHaveLength(2);
  expect(localStorage.getItem(persistedAuthKey)).not.toBeNull();
  end();
});

test('asks for the second factor where the account has one', async () => {
  api
    .on(loginEndpoint, () => ({ login_token: 'step', second_steps: ['code'] satisfies SecondStep[] }))
    .on(loginSecondFactorEndpoint, () => {
      isSignedIn = true;
      return { user: ada, accessToken: 'a', refreshToken: 'r' };
    });
  const { user, saved, outcome, end } = await meetTheEnd();
  await user.type(screen.getByLabelText('Password'), 'Demo1234');
  await user.click(submit());
  await user.type(await screen.findByLabelText('Code'), '492039{Enter}');
  await act(() => saved);
  expect(outcome()).toBe('saved');
  end();
});

test('"Sign in as someone else" leads to the sign-in page, and the call fails', async () => {
  const { user, url, saved, outcome, end } = await meetTheEnd();
  await user.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(url()).toBe('/login');
  expect(page()).toBeNull();
  await act(() => saved);
  expect(outcome()).toBe('Sign in first');
  end();
});

const inAnotherTab = (happens: () => void, key = persistedAuthKey) => {
  happens();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'any' })));
};

test('a sign-in of the same user in another tab goes on here', async () => {
  const { saved, outcome, end } = await meetTheEnd();
  isSignedIn = true;
  inAnotherTab(() => storePersistedAuth(ada));
  await act(() => saved);
  expect(outcome()).toBe('saved');
  expect(page()).toBeVisible();
  end();
});

test('a sign-in of another user in another tab leaves nothing of the page', async () => {
  const { saved, outcome, end } = await meetTheEnd();
  api.on(getUserProfileEndpoint, () => bob);
  inAnotherTab(() => storePersistedAuth(bob));
  expect(page()).toBeNull();
  await act(() => saved);
  expect(outcome()).toBe('Sign in first');
  expect(await screen.findByText(/^Bob /)).toBeVisible();
  end();
});

test.each([
  ['ended', true, () => inAnotherTab(clearPersistedAuth)],
  ['left', false, () => inAnotherTab(clearPersistedAuth, signOutKey)],
])('a page with entries whose session another tab has %s is kept: %j', async (_how, isKept, happens) => {
  const { container } = renderShell('/reports');
  const stop = syncTabs(container);
  await screen.findByText('Reports Page (Coming Soon)');
  const release = holdEntries();
  isSignedIn = false;
  happens();
  expect(page() !== null).toBe(isKept);
  if (isKept) expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  else expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  stop();
  release();
});

test('the sign-in page goes on when the user has signed in in another tab', async () => {
  isSignedIn = false;
  history.replaceState(null, '', '/login');
  const { container, url } = renderShell('/login');
  const stop = syncTabs(container);
  await screen.findByRole('heading', { name: 'Welcome' });
  isSignedIn = true;
  inAnotherTab(() => storePersistedAuth(ada));
  await waitFor(() => expect(url()).toBe('/'));
  history.replaceState(null, '', '/');
  stop();
});

test('a user who signs out is asked nothing', async () => {
  const { user } = renderShell('/reports');
  await screen.findByText('Reports Page (Coming Soon)');
  const release = holdEntries();
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(store.get(sessionAtom).status).toBe('signed-out');
  release();
});
