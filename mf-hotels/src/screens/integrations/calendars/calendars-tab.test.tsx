import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  createCalendarFeedEndpoint,
  createExternalCalendarEndpoint,
  readExternalCalendarEndpoint,
  updateExternalCalendarEndpoint,
} from '@suite/contracts/integrations';
import { fakeApi, renderScreen } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { toast } from '@suite/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { address, answerCalendars, bayStays, type StoredCalendars } from '../../../testing/fake-calendars.ts';
import { IntegrationsScreen } from '../integrations.screen.tsx';

function open(stored: Partial<StoredCalendars> = {}) {
  const api = fakeApi();
  answerCalendars(api, { feeds: [], calendars: [], ...stored });
  const user = userProfileFactory.hotelAdmin().build();
  return { api, ...renderScreen(<IntegrationsScreen />, { user, url: '/integrations?tab=calendars' }) };
}

beforeEach(() => toast.clear());
afterEach(() => toast.clear());

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('without calendars the page says what they are for', async () => {
  open();
  expect(await screen.findByText('No calendar addresses')).toBeVisible();
  expect(await screen.findByText('No subscribed calendars')).toBeVisible();
});

test('an address is made for a room, and shown once', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Make address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make calendar address' }));
  await user.click(dialog.getByRole('button', { name: 'Make address' }));
  expect(await dialog.findByText('Room is required')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bay Stays');
  await dialog.findByRole('option', { name: '102' });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Room/ }), '102');
  await user.click(dialog.getByRole('button', { name: 'Make address' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Calendar address' }));
  expect(shown.getByText(address)).toBeVisible();
  expect(api.callsTo(createCalendarFeedEndpoint)[0]?.body).toEqual({
    ...{ name: 'Bay Stays', room_id: 2, includes_names: false },
  });
  await user.click(shown.getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByText(address)).toBeNull());
  expect((await row(/Bay Stays/)).getByText('102')).toBeVisible();
});

test('an address is revoked after a question', async () => {
  const made = { created_at: '2027-03-05T12:00:00.000Z', created_by: 'Ana Reis', last_read_at: null };
  const feed = { id: 3, name: 'Owner', room_id: null, room_number: null, includes_names: true, ...made };
  const { user } = open({ feeds: [feed] });
  const listed = await row(/Owner/);
  expect(listed.getByText('Whole hotel')).toBeVisible();
  await user.click(listed.getByRole('button', { name: 'Revoke Owner' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke address' }));
  expect(await screen.findByText('No calendar addresses')).toBeVisible();
});

test('a room subscribes to a calendar', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe to calendar' }));
  await dialog.findByRole('option', { name: '101' });
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Room/ }), '101');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Bay Stays');
  await user.type(dialog.getByRole('textbox', { name: /^Address/ }), 'bay.test');
  await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
  expect(await dialog.findByText('The address must start with https://')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: /^Address/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Address/ }), 'https://bay.test/101.ics');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Read every/ }), '15 minutes');
  await user.click(dialog.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Bay Stays will be read within a minute')).toBeVisible();
  expect(api.callsTo(createExternalCalendarEndpoint)[0]?.body).toEqual({
    ...{ room_id: 1, name: 'Bay Stays', address: 'https://bay.test/101.ics', interval_minutes: 15 },
  });
  expect((await row(/Bay Stays/)).getByText('Not read yet')).toBeVisible();
});

test('a calendar shows its state, its nights and its conflicts', async () => {
  const conflicts = [
    { from: '2027-03-06', to: '2027-03-08', booking_id: 12 },
    { from: '2027-03-09', to: '2027-03-10', booking_id: null },
  ];
  const failing = { message: 'bay.test could not be reached.' };
  open({
    calendars: [
      { ...bayStays, conflicts, skipped_events: 1 },
      {
        ...{ ...bayStays, id: 9, name: 'Away', state: 'failing' as const },
        ...{ failure: failing, failing_since: '2027-03-05T12:00:00.000Z' },
      },
    ],
  });
  const fresh = await row(/Bay Stays/);
  for (const text of [
    'Partly understood',
    '9 nights blocked',
    '06/Mar/2027 to 08/Mar/2027 is taken by booking 12',
    '09/Mar/2027 to 10/Mar/2027 is blocked here as well',
    '1 event was not understood.',
  ]) {
    expect(fresh.getByText(text)).toBeVisible();
  }
  expect(fresh.getByRole('link', { name: / is taken by booking 12$/ })).toHaveAttribute(
    'href',
    '/bookings?id=12',
  );
  const away = await row(/Away/);
  expect(away.getByText('Not readable')).toBeVisible();
  expect(away.getByText(/^bay\.test could not be reached\. Since/)).toBeVisible();
});

test('a read names the first events that were not understood', async () => {
  const event = { day: '2027-13-01', uid: 'a@bay.test' };
  const { user } = open({ calendars: [{ ...bayStays, skipped_events: 2 }], skipped: [event, event] });
  await user.click((await row(/Bay Stays/)).getByRole('button', { name: 'Read Bay Stays now' }));
  expect(await screen.findByText('2027-13-01 a@bay.test')).toBeVisible();
});

test('a calendar is read at once, renamed and ended', async () => {
  const { api, user } = open({ calendars: [bayStays] });
  const listed = await row(/Bay Stays/);
  await user.click(listed.getByRole('button', { name: 'Read Bay Stays now' }));
  expect(await screen.findByText('Bay Stays was read')).toBeVisible();
  expect(api.callsTo(readExternalCalendarEndpoint)[0]?.body).toEqual({ accept_loss: false });

  await user.click(listed.getByRole('button', { name: 'Actions for Bay Stays' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit subscription' }));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Other');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Other is saved')).toBeVisible();
  expect(api.callsTo(updateExternalCalendarEndpoint)[0]?.body).toMatchObject({ name: 'Other' });

  await user.click((await row(/Other/)).getByRole('button', { name: 'Actions for Other' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End subscription' }));
  const question = within(await screen.findByRole('dialog', { name: 'End subscription' }));
  expect(question.getByText('Room 101 is free again on 9 nights that Other blocks.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'End subscription' }));
  expect(await screen.findByText('No subscribed calendars')).toBeVisible();
});

test('the loss of events is accepted by a person', async () => {
  const shrunk = {
    state: 'shrunk' as const,
    suspicious_since: '2027-03-05T12:00:00.000Z',
    suspicious_events: 1,
  };
  const { api, user } = open({ calendars: [{ ...bayStays, ...shrunk }] });
  const listed = await row(/Bay Stays/);
  expect(listed.getByText('Waits for confirmation')).toBeVisible();
  await user.click(listed.getByRole('button', { name: 'Accept the loss of events of Bay Stays' }));
  const question = within(await screen.findByRole('dialog', { name: 'Accept the loss of events' }));
  expect(question.getByText(/had 4 events and now has 1\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Accept' }));
  expect(await (await row(/Bay Stays/)).findByText('Up to date')).toBeVisible();
  expect(api.callsTo(readExternalCalendarEndpoint)[0]?.body).toEqual({ accept_loss: true });
});
