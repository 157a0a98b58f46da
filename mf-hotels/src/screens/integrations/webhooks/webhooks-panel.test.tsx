import { expect, test } from '@jest/globals';
import {
  createWebhookEndpoint,
  updateWebhookEndpoint,
  webhookEventTypes,
} from '@suite/contracts/integrations';
import { fakeApi, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answerWebhooks,
  delivered,
  pms,
  secrets,
  type StoredWebhooks,
} from '../../../testing/fake-webhooks.ts';
import { IntegrationsScreen } from '../integrations.screen.tsx';

function open({ webhooks = [pms], deliveries = [delivered] }: Partial<StoredWebhooks> = {}) {
  const api = fakeApi();
  const stored = { webhooks, deliveries };
  toast.clear();
  answerWebhooks(api, stored);
  const user = userProfileFactory.hotelAdmin().build();
  renderScreen(<IntegrationsScreen />, { user, url: '/integrations?tab=webhooks' });
  return { api, stored };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
async function choose(action: string) {
  await press('Actions for PMS');
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a webhook is added, its secret shown once, and a refused address named at its field', async () => {
  const { api, stored } = open({ webhooks: [] });
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
  await press('Add webhook');
  const dialog = await dialogOf('Add webhook');
  const enter = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Add webhook' }));
  enter('Name', 'PMS');
  enter('Address', 'https://10.0.0.1/hooks');
  for (const name of ['Room changed', 'Booking deleted'])
    fireEvent.click(dialog.getByRole('checkbox', { name }));
  submit();
  expect(await dialog.findByText('Use a public address that begins with https.')).toBeTruthy();
  enter('Address', 'https://pms.example/hooks');
  submit();
  const shown = await dialogOf('Secret of the webhook');
  expect(shown.getByText(secrets.first)).toBeTruthy();
  expect(api.callsTo(createWebhookEndpoint).at(-1)?.body).toEqual({
    ...{ name: 'PMS', url: 'https://pms.example/hooks', includes_personal_data: false },
    event_types: webhookEventTypes.filter((type) => !['stay.room_changed', 'booking.deleted'].includes(type)),
  });
  fireEvent.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(secrets.first)).toBeNull());
  expect(stored.webhooks).toHaveLength(1);
  expect(await screen.findByText('8 events')).toBeTruthy();
});

test('personal data is sent after the hotel has read what that means', async () => {
  const { api } = open();
  await choose('Edit');
  const dialog = await dialogOf('Edit webhook');
  expect(dialog.getByText(/numbers and links only/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Send personal data of guests' }));
  expect(dialog.getByText(/You answer for what the receiver does with them/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('With personal data')).toBeTruthy();
  expect(api.callsTo(updateWebhookEndpoint).at(-1)?.body).toMatchObject({ includes_personal_data: true });
});

test('a paused webhook says since when, and is resumed', async () => {
  const stopped_at = '2026-11-20T10:00:00.000Z';
  open({ webhooks: [{ ...pms, state: 'paused', stopped_at, failing_since: stopped_at, waiting: 3 }] });
  expect(await screen.findByText(/^Paused on .*after a week/)).toBeTruthy();
  expect(screen.getByText('3 events wait')).toBeTruthy();
  await choose('Resume');
  expect(await screen.findByText('Delivering')).toBeTruthy();
});

test('a test event shows the answer', async () => {
  open();
  await choose('Send test event…');
  const dialog = await dialogOf('Send test event');
  fireEvent.click(dialog.getByRole('button', { name: 'Send test event' }));
  expect(await dialog.findByText('The receiver accepted the event.')).toBeTruthy();
  for (const text of ['200', '84 ms', 'Thank you']) expect(dialog.getByText(text)).toBeTruthy();
});

test('deliveries show answer, attempts and next attempt, are filtered, and are repeated', async () => {
  const failed = {
    ...delivered,
    id: 3,
    state: 'failed',
    status: null,
    error: 'TIMEOUT',
    answer: null,
    attempts: 9,
  } as const;
  const { stored } = open({ deliveries: [delivered, failed] });
  await choose('Deliveries');
  const dialog = await dialogOf('Deliveries to PMS');
  expect(await dialog.findByText('No answer within 10 seconds')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Repeat Booking created 1' }));
  await waitFor(() => expect(stored.deliveries).toHaveLength(3));
  expect(await dialog.findAllByText('Waiting')).not.toEqual([]);
  fireEvent.change(dialog.getByLabelText('Status'), { target: { value: 'failed' } });
  await waitFor(() => expect(dialog.queryByText('Thank you')).toBeNull());
  expect(dialog.getByText('No answer within 10 seconds')).toBeTruthy();
});

test('a new secret and a deletion are confirmed first', async () => {
  open();
  await choose('New secret…');
  fireEvent.click((await dialogOf('New secret')).getByRole('button', { name: 'Make new secret' }));
  const shown = await dialogOf('Secret of the webhook');
  expect(shown.getByText(secrets.next)).toBeTruthy();
  fireEvent.click(shown.getByRole('button', { name: 'Done' }));
  await choose('Delete…');
  fireEvent.click((await dialogOf('Delete webhook')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No webhooks yet')).toBeTruthy();
});
