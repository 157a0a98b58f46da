import { beforeEach, expect, test } from '@jest/globals';
import { callEndpoint } from '@suite/api-client';
import {
  getUserProfileEndpoint,
  listSessionsEndpoint,
  loginEndpoint,
  logoutEndpoint,
} from '@suite/contracts/auth';
import { fakeApi, refusal } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor } from '@testing-library/react';
import { answerRegistry } from '../testing/answer-registry.ts';
import { renderShell } from '../testing/render-shell.tsx';

const person = userProfileFactory.withoutPermissions().build();

beforeEach(() => {
  localStorage.clear();
  answerRegistry({ remotes: [] });
  fakeApi()
    .on(getUserProfileEndpoint, () => person)
    .on(logoutEndpoint, () => ({}))
    .on(loginEndpoint, () => ({ user: person, accessToken: 'a', refreshToken: 'r' }))
    .on(listSessionsEndpoint, () => {
      throw refusal(401);
    });
});

async function openReports() {
  const shell = renderShell('/reports');
  await screen.findByText('Reports Page (Coming Soon)');
  return shell;
}

async function signInAgain({ user, url }: Awaited<ReturnType<typeof openReports>>) {
  await screen.findByRole('heading', { name: 'Welcome' });
  expect(url()).toBe('/login');
  await user.type(screen.getByLabelText('Email'), person.usr_email);
  await user.type(screen.getByLabelText('Password'), 'Demo1234{Enter}');
}

test('who left by themselves begins at the start the next time', async () => {
  const shell = await openReports();
  await shell.user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull();
  await signInAgain(shell);
  await waitFor(() => expect(shell.url()).toBe('/'));
});

test('who was sent away by an ended session goes on where they were', async () => {
  const shell = await openReports();
  await act(() => callEndpoint(listSessionsEndpoint, {}).catch(() => undefined));
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible();
  await signInAgain(shell);
  expect(await screen.findByText('Reports Page (Coming Soon)')).toBeVisible();
  expect(shell.url()).toBe('/reports');
});
