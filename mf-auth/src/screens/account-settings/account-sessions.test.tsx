import { expect, test } from '@jest/globals';
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@suite/contracts/auth';
import { refusal } from '@suite/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  openAccount(completeProfile(), (api) =>
    api.on(endpoint, () => {
      throw refusal(500, { message: 'Not now' });
    }),
  );
  await press(name);
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});

test('devices that cannot be fetched are said to be', async () => {
  openAccount(completeProfile(), (api) =>
    api.on(listSessionsEndpoint, () => {
      throw refusal(500);
    }),
  );
  expect(await screen.findByText(listSessionsEndpoint.fallbackMessage)).toBeVisible();
});
