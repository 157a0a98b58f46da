import { beforeEach, expect, test } from '@jest/globals';
import { logoutEndpoint, updateUserProfileEndpoint } from '@suite/contracts';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { sessionAtom } from '@suite/session';
import { screen, waitFor } from '@testing-library/react';
import { store } from '../session/session-store.ts';
import { ChoosePasswordScreen } from './choose-password.screen.tsx';

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
});

async function choose(password: string, again = password) {
  const { user } = renderScreen(<ChoosePasswordScreen />);
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
}

test('a password that breaks the rules is told so and not sent', async () => {
  await choose('abcdef', 'abcdeg');
  expect(await screen.findByText('Password must contain at least one letter and one number')).toBeVisible();
  expect(screen.getByText('Passwords must match')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('an own password is sent once and opens the suite', async () => {
  const user = userProfileFactory.build();
  api.on(updateUserProfileEndpoint, () => ({ ...user, step: 'done' as const }));
  await choose('Seaside-42');
  await waitFor(() => expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user }));
  expect(api.calls.map(({ body }) => body)).toEqual([{ usr_password: 'Seaside-42' }]);
});

test('a password the server refuses is told beside the field, another refusal above', async () => {
  const errors = [{ field: 'usr_password', message: 'This password is too common' }];
  api.on(updateUserProfileEndpoint, () => {
    throw refusal(400, { message: 'Some fields are not valid', errors });
  });
  await choose('Password1');
  expect(await screen.findByText('This password is too common')).toBeVisible();
});

test('a server that says nothing is spoken for', async () => {
  api.on(updateUserProfileEndpoint, () => {
    throw refusal(500);
  });
  await choose('Seaside-42');
  expect(await screen.findByText('Failed to update password')).toBeVisible();
});

test('signing out is possible', async () => {
  api.on(logoutEndpoint, () => ({}));
  const { user } = renderScreen(<ChoosePasswordScreen />);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(store.get(sessionAtom).status).toBe('signed-out'));
});
