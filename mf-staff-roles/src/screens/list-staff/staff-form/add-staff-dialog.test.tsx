import { expect, test } from '@jest/globals';
import { addStaffEndpoint, listStaffEndpoint } from '@suite/contracts/staff-roles';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaff } from '../../../testing/open-staff.tsx';

type Opened = ReturnType<typeof openStaff>;

async function openDialog({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Add New Staff' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Staff' }));
  await dialog.findByRole('checkbox', { name: 'Staff' });
  return dialog;
}

async function fill({ user }: Opened, dialog: Awaited<ReturnType<typeof openDialog>>) {
  await user.type(dialog.getByLabelText('First Name'), 'Nora');
  await user.type(dialog.getByLabelText('Last Name'), 'Quist');
  await user.type(dialog.getByLabelText('Email'), 'nora@seaview.test');
  await user.type(dialog.getByLabelText('Position'), 'Clerk');
  await user.click(dialog.getByRole('checkbox', { name: 'Staff' }));
}

const submit = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  dialog.getByRole('button', { name: 'Add Staff' });

test('nothing is sent before names, e-mail, position and a role are there', async () => {
  const opened = openStaff();
  const dialog = await openDialog(opened);
  expect(dialog.queryByText('First name is required')).toBeNull();
  await opened.user.click(submit(dialog));
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Position is required',
    'Select at least one role',
  ])
    expect(dialog.getByText(message)).toBeVisible();
  expect(dialog.getByLabelText('First Name')).toHaveFocus();
  expect(opened.api.callsTo(addStaffEndpoint)).toEqual([]);
});

test('a new colleague is sent without a phone, shown first, and spoken of for a while', async () => {
  const opened = openStaff();
  const dialog = await openDialog(opened);
  expect(dialog.getByText(/They get an e-mail/)).toBeVisible();
  await fill(opened, dialog);
  await opened.user.click(submit(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.api.callsTo(addStaffEndpoint)[0]?.body).toEqual({
    usr_firstname: 'Nora',
    usr_lastname: 'Quist',
    usr_email: 'nora@seaview.test',
    usr_phone: '',
    position: 'Clerk',
    role_ids: [3],
  });
  expect(await screen.findAllByText('Staff added successfully!')).toHaveLength(2);
  expect(await screen.findByText('Nora Quist')).toBeVisible();
  expect(opened.api.callsTo(listStaffEndpoint)).toHaveLength(2);
});

test('a role shows what it permits before it is given', async () => {
  const opened = openStaff();
  const dialog = await openDialog(opened);
  const summary = within(dialog.getByRole('region', { name: 'What changes' }));
  expect(summary.getByText('Choose at least one role to see what it permits.')).toBeVisible();
  await opened.user.click(dialog.getByRole('checkbox', { name: 'Staff' }));
  expect(summary.getByText('Roles added').parentElement).toHaveTextContent('Roles addedStaff');
  expect(summary.getByText('Permissions gained').parentElement).toHaveTextContent(
    'Permissions gainedManage bookingsCreate bookings',
  );
});

test('what the server refuses is said in the dialog, which keeps its entries', async () => {
  const message = 'nora@seaview.test has an account already.';
  const opened = openStaff({
    prepare: (api) =>
      api.refuse(addStaffEndpoint, 409, {
        message,
        errorType: 'CONFLICT',
        errors: [{ field: 'usr_email', message }],
      }),
  });
  const dialog = await openDialog(opened);
  await fill(opened, dialog);
  await opened.user.click(submit(dialog));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(dialog.getByLabelText('Email')).toHaveValue('nora@seaview.test');
});

test('without a word of the server the fallback is said', async () => {
  const opened = openStaff({
    prepare: (api) => api.refuse(addStaffEndpoint, 500),
  });
  const dialog = await openDialog(opened);
  await fill(opened, dialog);
  await opened.user.click(submit(dialog));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to add staff');
});

test('closing asks before entries are lost, and the next opening is empty', async () => {
  const opened = openStaff();
  const dialog = await openDialog(opened);
  await opened.user.type(dialog.getByLabelText('First Name'), 'Nora');
  await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openDialog(opened)).getByLabelText('First Name')).toHaveValue('');
});
