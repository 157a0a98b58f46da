import { expect, test } from '@jest/globals';
import {
  activateStaffEndpoint,
  deactivateStaffEndpoint,
  inviteStaffEndpoint,
  resetStaffSecondFactorEndpoint,
} from '@suite/contracts/staff-roles';
import { staffFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseAction, openStaff } from '../../testing/open-staff.tsx';

const ana = (fields: Parameters<typeof staffFactory.build>[0] = {}) => [
  staffFactory.build({ usr_firstname: 'Ana', usr_lastname: 'Reis', ...fields }),
];

async function confirm(
  options: Parameters<typeof openStaff>[0],
  action: string,
  title: string,
  button: string,
) {
  const opened = openStaff(options);
  await chooseAction(opened, action);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  expect(dialog.getByText(/^Ana Reis /)).toBeVisible();
  await opened.user.click(dialog.getByRole('button', { name: button }));
  return opened;
}

test('a person is deactivated once that is confirmed, and shown as inactive', async () => {
  const { api } = await confirm({ staff: ana() }, 'Deactivate', 'Deactivate Staff', 'Deactivate');
  expect(await screen.findAllByText('Staff deactivated successfully!')).toHaveLength(2);
  const table = within(screen.getByRole('table'));
  expect(await table.findByText('Inactive')).toBeVisible();
  expect(api.callsTo(deactivateStaffEndpoint)).toHaveLength(1);
});

test('a lost second factor is reset once that is confirmed, and no longer offered then', async () => {
  const { api, user } = await confirm(
    { staff: ana({ has_second_factor: true }) },
    'Reset two-step verification',
    'Reset Two-Step Verification',
    'Reset',
  );
  expect(await screen.findAllByText('Two-step verification was reset!')).toHaveLength(2);
  expect(api.callsTo(resetStaffSecondFactorEndpoint)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Reis' }));
  expect(await screen.findByRole('menuitem', { name: 'Deactivate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Reset two-step verification' })).toBeNull();
});

test('an inactive person is activated', async () => {
  const { api } = await confirm(
    { staff: ana({ is_active: false }) },
    'Activate',
    'Activate Staff',
    'Activate',
  );
  expect(await screen.findAllByText('Staff activated successfully!')).toHaveLength(2);
  expect(await within(screen.getByRole('table')).findByText('Active')).toBeVisible();
  expect(api.callsTo(activateStaffEndpoint)).toHaveLength(1);
});

test('a person who has yet to choose a password is invited again', async () => {
  const { api } = await confirm(
    { staff: [staffFactory.invited().build({ usr_firstname: 'Ana', usr_lastname: 'Reis' })] },
    'Send a new invitation',
    'Send a New Invitation',
    'Send Invitation',
  );
  expect(await screen.findAllByText('The invitation was sent!')).toHaveLength(2);
  expect(api.callsTo(inviteStaffEndpoint)).toHaveLength(1);
});

test('a refusal is said, and the person stays as they are', async () => {
  await confirm(
    {
      staff: ana(),
      prepare: (api) =>
        api.refuse(deactivateStaffEndpoint, 409, { message: "This is the hotel's last Hotel Admin." }),
    },
    'Deactivate',
    'Deactivate Staff',
    'Deactivate',
  );
  expect(await screen.findAllByText("This is the hotel's last Hotel Admin.")).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('table')).getByText('Active')).toBeVisible();
});

test.each([
  ['has a password', {}, ['Deactivate'], ['Activate', 'Send a new invitation']],
  ['is inactive', { is_active: false, must_change_password: true }, ['Activate'], ['Send a new invitation']],
])('who %s is offered what fits', async (_who, fields, offered, missing) => {
  const { user } = openStaff({ staff: ana(fields) });
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Reis' }));
  for (const name of offered) expect(await screen.findByRole('menuitem', { name })).toBeVisible();
  for (const name of missing) expect(screen.queryByRole('menuitem', { name })).toBeNull();
});
