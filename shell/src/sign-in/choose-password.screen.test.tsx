import { beforeEach, expect, test } from '@jest/globals';
import { logoutEndpoint, updateUserProfileEndpoint } from '@suite/contracts/auth';
import { fakeApi, refusal, renderScreen, type FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { sessionAtom } from '@suite/session';
import { toast } from '@suite/ui/core';
import { screen, waitFor } from '@testing-library/react';
import { store } from '../session/session-store.ts';
import { ChoosePasswordScreen } from './choose-password.screen.tsx';

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  toast.clear();
  api = fakeApi();
});

async function choose(password: string, again = password) {
  const { user } = renderScreen(<ChoosePasswordScreen />);
  await user.type(screen.getByLabelText('New Password'), password);
  await user.type(screen.getByLabelText('Confirm Password'), again);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
}

test('names the product and the account', () => {
  const user = userProfileFactory.build();
  renderScreen(<ChoosePasswordScreen />, { user });
  expect(screen.getByText('Hotel Management Suite')).toBeVisible();
  expect(screen.getByText(user.usr_email)).toBeVisible();
  expect(document.title).toBe('Choose your password · Management Suite');
});

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

test.each([
  [200, 'Logged out successfully!', 'signed-out'],
  [500, 'Failed to logout. Please try again.', 'signed-in'],
  [0, 'An error occurred during logout', 'signed-in'],
])('signing out is possible, and told when it is answered %i', async (status, sentence, then) => {
  store.set(sessionAtom, { status: 'signed-in', user: userProfileFactory.build() });
  api.on(logoutEndpoint, () => {
    if (status !== 200) throw refusal(status);
    return {};
  });
  const { user } = renderScreen(<ChoosePasswordScreen />);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(store.get(sessionAtom).status).toBe(then);
});

test('a password that is too short by now: why, of which length, and how strong while it is pasted', async () => {
  const user = userProfileFactory.build({ password_is_short: true, password_min_length: 12 });
  const { user: hands } = renderScreen(<ChoosePasswordScreen />, { user });
  expect(screen.getByText(/Passwords need at least 12 characters now, and yours is shorter/)).toBeVisible();
  const field = screen.getByLabelText('New Password');
  expect(field).toHaveAccessibleDescription('At least 12 characters, with a letter and a number');
  await hands.click(field);
  await hands.paste('Seaside-42');
  expect(field).toHaveValue('Seaside-42');
  expect(field).toHaveAccessibleDescription(/Strength: good/);
  await hands.click(screen.getByLabelText('Confirm Password'));
  await hands.paste('Seaside-42');
  await hands.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  expect(api.calls).toEqual([]);
});
