import { expect, test } from '@jest/globals';
import { endAccountSessionEndpoint, endAccountSessionsEndpoint } from '@suite/contracts/staff-roles';
import { screen, waitFor, within } from '@testing-library/react';
import { someAccount } from '../../testing/fake-accounts.ts';
import { answerSessions, findQuestion } from '../../testing/fake-sessions.ts';
import { openAccounts } from '../../testing/open-accounts.tsx';

test('a Super Admin signs the person of an account out on one device, and then everywhere', async () => {
  const { api, user } = openAccounts([someAccount({ user_id: 501 })], (fake) =>
    answerSessions(fake, 'account'),
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reis' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Signed-in Devices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Signed-in Devices' }));
  const confirm = async (question: string, label: string) => {
    const asked = within(await findQuestion(question));
    await user.click(asked.getByRole('button', { name: label }));
  };
  await user.click(await dialog.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await confirm('Sign Ana Reis out on Safari on iPhone?', 'Sign out');
  expect(await screen.findByText('Ana Reis is signed out on Safari on iPhone.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByText('Safari on iPhone')).toBeNull());
  expect(api.callsTo(endAccountSessionEndpoint).map(({ url }) => url)).toEqual([
    '/accounts/501/sessions/7b0f4a8e-0000-4000-8000-000000000002',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await confirm('Sign Ana Reis out of all devices?', 'Sign out everywhere');
  expect(await dialog.findByText('Not signed in on any device.')).toBeVisible();
  expect(api.callsTo(endAccountSessionsEndpoint)).toHaveLength(1);
});
