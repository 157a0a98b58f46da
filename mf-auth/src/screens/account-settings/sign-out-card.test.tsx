import { expect, test } from '@jest/globals';
import { logoutEndpoint } from '@suite/contracts/auth';
import { refusal } from '@suite/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';

const question =
  "Are you sure you want to log out of your account? You'll need to sign in again to access your account.";

async function askToLeave() {
  fireEvent.click(screen.getByRole('button', { name: 'Sign out of this device' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm Logout' }));
}

test('asks before it signs out, and says that it is done', async () => {
  const { api } = openAccount();
  const dialog = await askToLeave();
  expect(dialog.getByText(question)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(logoutEndpoint)).toEqual([]);
  fireEvent.click((await askToLeave()).getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('Logged out successfully!')).toBeVisible();
  expect(api.callsTo(logoutEndpoint)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull());
});

test.each([
  ['with no words', 500, {}, 'Failed to logout. Please try again.', 'Logout failed'],
  ['with a reason', 503, { message: 'Back at noon' }, 'Failed to logout. Please try again.', 'Back at noon'],
  ['not at all', 0, {}, 'An error occurred during logout', 'Logout failed'],
])('a sign-out that is answered %s can be tried again', async (_how, status, failure, toast, reason) => {
  openAccount(completeProfile(), (api) =>
    api.on(logoutEndpoint, () => {
      throw refusal(status, failure);
    }),
  );
  const dialog = await askToLeave();
  fireEvent.click(dialog.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(reason);
  expect(dialog.getByRole('button', { name: 'Log Out' })).toBeEnabled();
  expect(screen.getByText('Account Settings')).toBeVisible();
});
