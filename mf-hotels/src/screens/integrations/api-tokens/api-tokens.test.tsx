import { expect, jest, test } from '@jest/globals';
import { addDays } from '@suite/contracts/dates';
import {
  createApiTokenEndpoint,
  listApiTokensEndpoint,
  revokeApiTokenEndpoint,
} from '@suite/contracts/integrations';
import { fakeApi, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { todayHere } from '../../../domain/api-tokens.ts';
import { answerApiTokens, channelManager } from '../../../testing/fake-api-tokens.ts';
import { IntegrationsScreen } from '../integrations.screen.tsx';

function open(tokens = [channelManager]) {
  const api = fakeApi();
  toast.clear();
  answerApiTokens(api, { tokens });
  renderScreen(<IntegrationsScreen />, {
    ...{ user: userProfileFactory.hotelAdmin().build(), url: '/integrations' },
  });
  return api;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
async function openCreate() {
  await press('Create Token');
  return within(await screen.findByRole('dialog', { name: 'Create API Token' }));
}

test('tokens are listed with what they may and whether they are used', async () => {
  open([
    channelManager,
    { ...channelManager, id: 2, name: 'Locks', scopes: ['rooms:read'], state: 'expired' },
  ]);
  const rows = within(await screen.findByRole('table', { name: 'API tokens' })).getAllByRole('row');
  const cells = rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(cells[0]).toMatchObject({
    ...{ 0: 'Channel managersuite_7_Zk3v0c…', 1: 'Read bookings, Write bookings', 3: 'Never' },
    ...{ 5: 'Valid', 6: 'Revoke' },
  });
  expect(cells[1]).toMatchObject({ 1: 'Read rooms', 5: 'Expired', 6: '–' });
});

test('a new token is shown once and copied', async () => {
  const api = open([]);
  expect(await screen.findByText('No program has access')).toBeVisible();
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const dialog = await openCreate();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Locks' } });
  fireEvent.click(dialog.getByLabelText('Read rooms'));
  fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Token of Locks' }));
  expect(api.callsTo(createApiTokenEndpoint)[0]?.body).toEqual({
    ...{ name: 'Locks', scopes: ['rooms:read'], expires_on: addDays(todayHere(), 90) },
  });
  expect(secret.getByText(/^suite_7_Zk3v0c/)).toBeVisible();
  expect(secret.getByText(/It is not shown again/)).toBeVisible();
  fireEvent.click(secret.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied to the clipboard')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^suite_7_/));
  fireEvent.click(secret.getByRole('button', { name: 'I have stored it' }));
  expect(await screen.findByText('suite_7_Zk3v0c…')).toBeVisible();
  expect(screen.queryByText(/VnC4A$/)).toBeNull();
});

test('what is missing is said before anything is sent, and a taken name at its field', async () => {
  const api = open();
  const dialog = await openCreate();
  fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  expect(dialog.getByText('Choose at least one scope')).toBeVisible();
  expect(api.callsTo(createApiTokenEndpoint)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Channel manager' } });
  fireEvent.click(dialog.getByLabelText('Read bookings'));
  fireEvent.click(dialog.getByRole('button', { name: 'Create Token' }));
  expect(await dialog.findByText('There is an API token named Channel manager already.')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveFocus();
});

test('a token is revoked after a question', async () => {
  const api = open();
  await press('Revoke Channel manager');
  const question = within(await screen.findByRole('dialog', { name: 'Revoke Channel manager' }));
  expect(question.getByText(/loses its access at once/)).toBeVisible();
  fireEvent.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Channel manager was revoked')).toBeVisible();
  expect(api.callsTo(revokeApiTokenEndpoint)).toHaveLength(1);
  expect(await screen.findByText('Revoked')).toBeVisible();
});

test('tokens that cannot be fetched are said', async () => {
  const api = fakeApi();
  api.refuse(listApiTokensEndpoint, 500);
  renderScreen(<IntegrationsScreen />, {
    user: userProfileFactory.hotelAdmin().build(),
    url: '/integrations',
  });
  expect(await screen.findByText('Failed to fetch the API tokens')).toBeVisible();
});
