import { expect, test } from '@jest/globals';
import {
  listNotificationPreferencesEndpoint,
  updateNotificationPreferenceEndpoint,
} from '@suite/contracts/notifications';
import { refusal } from '@suite/testing';
import { screen, waitFor } from '@testing-library/react';
import { completeProfile, openAccount } from '../../../testing/open-account.tsx';

const box = (name: string) => screen.findByRole('checkbox', { name });

test('each kind that the permissions allow has both ways, and the summary its time', async () => {
  openAccount();
  expect(await box('Flags of checks: in the app')).toBeChecked();
  expect(await box('Flags of checks: daily summary by mail')).not.toBeChecked();
  expect(screen.getAllByRole('checkbox', { name: /: in the app$/ })).toHaveLength(2);
  expect(screen.getByText(/^The summary is mailed at 07:00 \(Europe\/Lisbon\)/)).toBeVisible();
});

test('a choice is stored at once, with what was chosen before', async () => {
  const { user, api } = openAccount();
  await user.click(await box('Flags of checks: daily summary by mail'));
  expect(await screen.findByText('Your choice was saved.')).toBeVisible();
  await user.click(await box('Flags of checks: in the app'));
  await waitFor(() => expect(api.callsTo(updateNotificationPreferenceEndpoint)).toHaveLength(2));
  expect(api.callsTo(updateNotificationPreferenceEndpoint).map(({ url, body }) => [url, body])).toEqual([
    ['/notifications/preferences/flags', { in_app: true, daily_mail: true }],
    ['/notifications/preferences/flags', { in_app: false, daily_mail: true }],
  ]);
});

test('what could not be stored is as it was, and the reason is said', async () => {
  const { user } = openAccount(completeProfile(), (api) =>
    api.refuse(updateNotificationPreferenceEndpoint, 503, { message: 'Not now' }),
  );
  await user.click(await box('Flags of checks: in the app'));
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await box('Flags of checks: in the app')).toBeChecked();
});

test('there is nothing to choose without a permission, and a failure can be tried again', async () => {
  let fails = true;
  const { user } = openAccount(completeProfile(), (api) =>
    api.on(listNotificationPreferencesEndpoint, () => {
      if (fails) throw refusal(503, { message: 'Not now' });
      return { preferences: [], time_zone: 'UTC' };
    }),
  );
  expect(await screen.findByText('Not now')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'How you are notified' })).toBeNull());
});
