import { expect, test } from '@jest/globals';
import { updateSignInRulesEndpoint } from '@suite/contracts/auth';
import {
  createAccountEndpoint,
  deactivateAccountEndpoint,
  listAccountsEndpoint,
  resetAccountSecondFactorEndpoint,
  updateAccountEndpoint,
  endAccountSessionEndpoint,
  endAccountSessionsEndpoint,
} from '@suite/contracts/staff-roles';
import { prefetchProblems } from '@suite/remote-kit/contract-tests';
import { refusal } from '@suite/testing';
import { screen, waitFor, within } from '@testing-library/react';
import descriptor from '../../../remote.json';
import { someAccount } from '../../testing/fake-accounts.ts';
import { openAccounts } from '../../testing/open-accounts.tsx';
import { answerSessions, findQuestion } from '../../testing/fake-sessions.ts';

type Opened = ReturnType<typeof openAccounts>;

async function choose({ user }: Opened, action: string, title: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reis' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog', { name: title }));
}
const said = async (text: string) => expect(await screen.findAllByText(text)).toHaveLength(2);
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

test('lists accounts with role, last login and status, and offers nothing against oneself', async () => {
  const { api, user } = openAccounts([
    someAccount({ role_name: 'Platform Operator', is_active: false, must_change_password: true }),
  ]);
  expect(await screen.findByText('All Accounts (2)')).toBeVisible();
  expect(prefetchProblems(descriptor, '/accounts', api.calls)).toEqual([]);
  const ana = rowOf('Ana Reis');
  for (const text of [
    'ana@suite.test',
    'Platform Operator',
    'Inactive',
    'Never',
    'Has yet to choose a password',
  ]) {
    expect(ana.getByText(text)).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Actions for Helena Novak' }));
  const offered = await screen.findAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Edit Account']);
});

test('adds an account, once its form is complete', async () => {
  const { user, api } = openAccounts();
  await user.click(await screen.findByRole('button', { name: 'Add Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Account' }));
  await user.click(dialog.getByRole('button', { name: 'Add Account' }));
  expect(await dialog.findByText('Email is required')).toBeVisible();
  await user.type(dialog.getByLabelText('First Name'), 'Nora');
  await user.type(dialog.getByLabelText('Last Name'), 'Quist');
  await user.type(dialog.getByLabelText('Email'), 'nora@suite.test');
  await user.click(dialog.getByRole('button', { name: 'Add Account' }));
  await said('Account added successfully!');
  expect(await screen.findByText('All Accounts (3)')).toBeVisible();
  expect(api.callsTo(createAccountEndpoint).map(({ body }) => body)).toEqual([
    {
      usr_firstname: 'Nora',
      usr_lastname: 'Quist',
      usr_email: 'nora@suite.test',
      role_name: 'Platform Operator',
    },
  ]);
});

test('changes a name, from the state that was read, and never the address', async () => {
  const opened = openAccounts();
  const dialog = await choose(opened, 'Edit Account', 'Edit Account');
  expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
  await opened.user.clear(dialog.getByLabelText('Last Name'));
  await opened.user.type(dialog.getByLabelText('Last Name'), 'Holm');
  await opened.user.click(dialog.getByRole('button', { name: 'Update Account' }));
  await said('Account updated successfully!');
  expect(opened.api.callsTo(updateAccountEndpoint).map(({ body }) => body)).toEqual([
    {
      usr_firstname: 'Ana',
      usr_lastname: 'Holm',
      role_name: 'Super Admin',
      updated_at: '2027-01-01T09:00:00.000Z',
    },
  ]);
  expect(await screen.findByText('Ana Holm')).toBeVisible();
});

test('a change that another was faster than keeps its entries and can load the newer state', async () => {
  const opened = openAccounts([someAccount()], (api) =>
    api.on(updateAccountEndpoint, () => {
      api.on(listAccountsEndpoint, () => ({
        accounts: [someAccount({ usr_lastname: 'Faster', updated_at: '2027-01-02T09:00:00.000Z' })],
      }));
      throw refusal(409, { errorType: 'STALE', message: 'Another administrator has changed it.' });
    }),
  );
  const dialog = await choose(opened, 'Edit Account', 'Edit Account');
  await opened.user.type(dialog.getByLabelText('Last Name'), 'x');
  await opened.user.click(dialog.getByRole('button', { name: 'Update Account' }));
  expect(await dialog.findByText('Another administrator has changed it.')).toBeVisible();
  expect(dialog.getByLabelText('Last Name')).toHaveValue('Reisx');
  await opened.user.click(await dialog.findByRole('button', { name: 'Load it again' }));
  expect(dialog.getByLabelText('Last Name')).toHaveValue('Faster');
});

test.each([
  ['Deactivate', 'Deactivate Account', 'Deactivate', 'Account deactivated successfully!', true],
  ['Activate', 'Activate Account', 'Activate', 'Account activated successfully!', false],
  ['Remove Account', 'Remove Account', 'Remove Account', 'Account removed successfully!', true],
])('%s asks first', async (action, title, button, message, is_active) => {
  const opened = openAccounts([someAccount({ is_active })]);
  const dialog = await choose(opened, action, title);
  await opened.user.click(dialog.getByRole('button', { name: button }));
  await said(message);
  if (action === 'Remove Account') {
    await waitFor(() => expect(screen.queryByText('Ana Reis')).toBeNull());
  } else {
    expect(await rowOf('Ana Reis').findByText(is_active ? 'Inactive' : 'Active')).toBeVisible();
  }
});

test('a refusal is said, and the account stays as it is', async () => {
  const opened = openAccounts([someAccount()], (api) =>
    api.refuse(deactivateAccountEndpoint, 409, { message: 'This is the last active Super Admin.' }),
  );
  const dialog = await choose(opened, 'Deactivate', 'Deactivate Account');
  await opened.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await said('This is the last active Super Admin.');
  expect(rowOf('Ana Reis').getByText('Active')).toBeVisible();
});

test('a list that cannot be read says so', async () => {
  openAccounts([], (api) => api.refuse(listAccountsEndpoint, 500));
  expect(await screen.findByText(listAccountsEndpoint.fallbackMessage)).toBeVisible();
});

test('a lost second factor is reset after a question', async () => {
  const opened = openAccounts([someAccount({ has_second_factor: true })]);
  const dialog = await choose(opened, 'Reset two-step verification', 'Reset Two-Step Verification');
  await opened.user.click(dialog.getByRole('button', { name: 'Reset' }));
  await said('Two-step verification was reset!');
  expect(opened.api.callsTo(resetAccountSecondFactorEndpoint)).toHaveLength(1);
});

test('two-step verification is required of all after a question', async () => {
  const { user, api } = openAccounts();
  const box = await screen.findByRole('checkbox', { name: /Require two-step verification/ });
  expect(box).not.toBeChecked();
  await user.click(box);
  const dialog = within(await screen.findByRole('dialog', { name: 'Require Two-Step Verification' }));
  expect(api.callsTo(updateSignInRulesEndpoint)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Require it' }));
  await waitFor(() => expect(box).toBeChecked());
  expect(api.callsTo(updateSignInRulesEndpoint).map(({ body }) => body)).toEqual([
    { requires_second_factor: true },
  ]);
});

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
