import { expect, test } from '@jest/globals';
import {
  endStaffSessionEndpoint,
  endStaffSessionsEndpoint,
  listStaffSessionsEndpoint,
} from '@suite/contracts/staff-roles';
import { type FakeApi } from '@suite/testing';
import { staffFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { answerSessions, findQuestion } from '../../testing/fake-sessions.ts';
import { chooseAction, openStaff } from '../../testing/open-staff.tsx';

async function openDevices(prepare?: (api: FakeApi) => void) {
  const opened = openStaff({
    staff: [staffFactory.build({ user_id: 42, usr_firstname: 'Ana', usr_lastname: 'Reis' })],
    prepare: (api) => {
      answerSessions(api, 'staff');
      prepare?.(api);
    },
  });
  await chooseAction(opened, 'Signed-in Devices');
  const dialog = within(await screen.findByRole('dialog', { name: 'Signed-in Devices' }));
  return {
    ...opened,
    dialog,
    press: async (name: string) => opened.user.click(await dialog.findByRole('button', { name })),
    /** Presses a button in the dialog that names the person and what ends. */
    answer: async (question: string, label: string) => {
      const asked = within(await findQuestion(question));
      await opened.user.click(asked.getByRole('button', { name: label }));
    },
  };
}

test('names each device of a colleague, from where and when it was seen, and since when it is signed in', async () => {
  const { dialog } = await openDevices();
  expect(dialog.getByText('Ana Reis')).toBeVisible();
  expect(await dialog.findByText('Safari on iPhone')).toBeVisible();
  expect(dialog.getByText('Firefox on Windows')).toBeVisible();
  expect(dialog.getAllByText(/^192\.0\.2\.7 · last seen 05\/Mar\/2027, \d\d:\d\d \S+$/)).toHaveLength(2);
  expect(dialog.getAllByText(/^Signed in since 01\/Mar\/2027, \d\d:\d\d \S+$/)).toHaveLength(2);
});

const oneDevice = 'Sign Ana Reis out on Safari on iPhone?';
const allDevices = 'Sign Ana Reis out of all devices?';

test.each([
  ['Sign out Safari on iPhone', oneDevice, /^Work that is not saved there is lost, and Ana Reis has to/],
  [
    'Sign out everywhere',
    allDevices,
    /^Work that is not saved on these devices is lost, and Ana Reis has to/,
  ],
])('"%s" asks first, and a question that is cancelled signs out nothing', async (name, question, text) => {
  const { api, dialog, press, answer } = await openDevices();
  await press(name);
  const asked = await findQuestion(question);
  expect(within(asked).getByText(text)).toBeVisible();
  await answer(question, 'Cancel');
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(dialog.getByText('Safari on iPhone')).toBeVisible();
  expect(api.callsTo(endStaffSessionEndpoint)).toEqual([]);
  expect(api.callsTo(endStaffSessionsEndpoint)).toEqual([]);
});

test('one device is signed out alone, and the focus stays in the dialog', async () => {
  const { api, dialog, press, answer } = await openDevices();
  await press('Sign out Safari on iPhone');
  await answer(oneDevice, 'Sign out');
  expect(await screen.findByText('Ana Reis is signed out on Safari on iPhone.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByText('Safari on iPhone')).toBeNull());
  expect(dialog.getByText('Firefox on Windows')).toBeVisible();
  expect(api.callsTo(endStaffSessionEndpoint).map(({ url }) => url)).toEqual([
    '/hotel/staff/42/sessions/7b0f4a8e-0000-4000-8000-000000000002',
  ]);
  expect(screen.getByRole('dialog', { name: 'Signed-in Devices' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('all devices are signed out at once; then there is nothing more to sign out', async () => {
  const { api, dialog, press, answer } = await openDevices();
  await press('Sign out everywhere');
  await answer(allDevices, 'Sign out everywhere');
  expect(await screen.findByText('Ana Reis is signed out everywhere.')).toBeVisible();
  expect(await dialog.findByText('Not signed in on any device.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Sign out/ })).toBeNull();
  expect(api.callsTo(endStaffSessionsEndpoint)).toHaveLength(1);
});

test.each([
  ['Sign out Safari on iPhone', oneDevice, 'Sign out', endStaffSessionEndpoint],
  ['Sign out everywhere', allDevices, 'Sign out everywhere', endStaffSessionsEndpoint],
])('why "%s" was refused is said', async (name, question, label, endpoint) => {
  const { dialog, press, answer } = await openDevices((api) =>
    api.refuse(endpoint, 403, { message: 'You may not manage staff.' }),
  );
  await press(name);
  await answer(question, label);
  expect(await screen.findByText('You may not manage staff.')).toBeVisible();
  expect(dialog.getByText('Safari on iPhone')).toBeVisible();
});

test('devices that cannot be fetched are said to be', async () => {
  const { dialog } = await openDevices((api) => api.refuse(listStaffSessionsEndpoint, 500));
  expect(await dialog.findByText(listStaffSessionsEndpoint.fallbackMessage)).toBeVisible();
});

test('the own row has none of it: those devices are under Account', async () => {
  const { user } = openStaff({
    user: userProfileFactory.hotelAdmin().build({ user_id: 42 }),
    staff: [staffFactory.build({ user_id: 42, usr_firstname: 'Ana', usr_lastname: 'Reis' })],
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reis' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit Staff' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Signed-in Devices' })).toBeNull();
});
