import { expect, test } from '@jest/globals';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logoutEndpoint,
} from '@suite/contracts/auth';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completeProfile, openAccount } from '../../testing/open-account.tsx';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('names each device, which one this is, and from where it was last seen', async () => {
  openAccount();
  expect(await screen.findByText('Safari on iPhone')).toBeVisible();
  expect(screen.getAllByText('This device')).toHaveLength(1);
  expect(screen.getAllByText(/^192\.0\.2\.7 · last seen 05\/Mar\/2027, \d\d:\d\d \S+$/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'End session: Firefox on Windows' })).toBeNull();
});

test('one device is signed out alone', async () => {
  const { api } = openAccount();
  await press('End session: Safari on iPhone');
  expect(await screen.findByText('The device is signed out.')).toBeVisible();
  await gone('Safari on iPhone');
  expect(api.callsTo(endSessionEndpoint).map(({ url }) => url)).toEqual([
    '/auth/sessions/7b0f4a8e-0000-4000-8000-000000000002',
  ]);
  expect(screen.getByText('Firefox on Windows')).toBeVisible();
});

test('all others are signed out at once; then there is nothing more to sign out', async () => {
  openAccount();
  await press('Sign out everywhere else');
  expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
  await gone('Safari on iPhone');
  await gone('Sign out everywhere else');
});

test.each([
  ['End session: Safari on iPhone', endSessionEndpoint],
  ['Sign out everywhere else', endOtherSessionsEndpoint],
])('why "%s" did not come off is said', async (name, endpoint) => {
  openAccount(completeProfile(), (api) => api.refuse(endpoint, 500, { message: 'Not now' }));
  await press(name);
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});

test('devices that cannot be fetched are said to be', async () => {
  openAccount(completeProfile(), (api) => api.refuse(listSessionsEndpoint, 500));
  expect(await screen.findByText(listSessionsEndpoint.fallbackMessage)).toBeVisible();
});

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
  openAccount(completeProfile(), (api) => api.refuse(logoutEndpoint, status, failure));
  const dialog = await askToLeave();
  fireEvent.click(dialog.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(reason);
  expect(dialog.getByRole('button', { name: 'Log Out' })).toBeEnabled();
  expect(screen.getByText('Account Settings')).toBeVisible();
});
