import { expect, test } from '@jest/globals';
import {
  getStaffEndpoint,
  listStaffEndpoint,
  updateStaffEndpoint,
  updateStaffRolesEndpoint,
  type Staff,
} from '@suite/contracts/staff-roles';
import { refusal } from '@suite/testing';
import { paginationFactory, staffFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { countsOf } from '../../../testing/fake-staff.ts';
import { chooseAction, openStaff } from '../../../testing/open-staff.tsx';

const ana = staffFactory.build({ user_id: 7, usr_firstname: 'Ana', position: 'Porter' });
const said = 'Another user has changed this person.';
const admin = userProfileFactory.hotelAdmin().build();

/** Another user saves `theirs` while the dialog is open; the server then accepts changes of that state alone. */
async function openWhileChanged(
  endpoint: typeof updateStaffEndpoint | typeof updateStaffRolesEndpoint,
  action: string,
  theirs: Staff,
  user = admin,
) {
  let stored = ana;
  const opened = openStaff({
    user,
    staff: [ana],
    prepare: (api) =>
      api
        .on(listStaffEndpoint, () => ({
          staff: [stored],
          ...countsOf([stored]),
          pagination: paginationFactory.build({ total: 1 }),
        }))
        .on(endpoint, ({ body, headers }) => {
          const { updated_at } = body as { updated_at?: string };
          if ((updated_at ?? JSON.parse(String(headers['if-match']))) === theirs.updated_at) return theirs;
          stored = theirs;
          throw refusal(409, { errorType: 'STALE', message: said });
        }),
  });
  await chooseAction(opened, action);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: 'Staff' });
  const save = async (name: string) => opened.user.click(dialog.getByRole('button', { name }));
  const takeOver = async () =>
    opened.user.click(await dialog.findByRole('button', { name: 'Load it again' }));
  return { ...opened, dialog, save, takeOver };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a form about a staff member changed by another user keeps its entries, and is reloaded on request', async () => {
  const theirs = { ...ana, position: 'Chef', updated_at: '2027-06-01T09:00:00.000Z' };
  const opened = await openWhileChanged(updateStaffEndpoint, 'Edit Staff', theirs);
  const { dialog, user, api } = opened;
  await user.type(dialog.getByLabelText('Position'), ' in chief');
  await opened.save('Update Staff');
  expect(await dialog.findByText(said)).toBeVisible();
  expect(await dialog.findByText(/^Another user has changed this person's entry/)).toBeVisible();
  expect(dialog.getByLabelText('Position')).toHaveValue('Porter in chief');
  await opened.takeOver();
  expect(dialog.getByLabelText('Position')).toHaveValue('Chef');
  expect(dialog.queryByRole('button', { name: 'Load it again' })).toBeNull();
  await opened.save('Update Staff');
  await isClosed();
  expect(api.callsTo(updateStaffEndpoint).map(({ body }) => body)).toMatchObject([
    { position: 'Porter in chief', updated_at: ana.updated_at },
    { position: 'Chef', updated_at: theirs.updated_at },
  ]);
});

test('roles of a staff member changed by another user are refused, and are saved from the state loaded again', async () => {
  const theirs = {
    ...ana,
    roles: [...ana.roles, { id: 4, role_name: 'Role Keeper', role_description: null }],
    updated_at: '2027-06-01T09:00:00.000Z',
  };
  const opened = await openWhileChanged(
    updateStaffRolesEndpoint,
    'Manage Roles',
    theirs,
    userProfileFactory.rolesOnly().build(),
  );
  await opened.save('Update Roles');
  expect(await opened.dialog.findByText(said)).toBeVisible();
  await opened.takeOver();
  await opened.save('Update Roles');
  await isClosed();
  expect(
    opened.api.callsTo(updateStaffRolesEndpoint).map(({ body, headers }) => [body, headers['if-match']]),
  ).toEqual([
    [{ role_ids: [3] }, `"${ana.updated_at}"`],
    [{ role_ids: [3, 4] }, `"${theirs.updated_at}"`],
  ]);
});

test('a staff member whom another user moved out of the list on view can be loaded again', async () => {
  const theirs = { ...ana, position: 'Chef', updated_at: '2027-06-01T09:00:00.000Z' };
  const opened = await openWhileChanged(updateStaffEndpoint, 'Edit Staff', theirs);
  opened.api
    .on(getStaffEndpoint, () => ({ ...theirs, permissions: [] }))
    .on(listStaffEndpoint, () => ({
      staff: [],
      ...countsOf([]),
      pagination: paginationFactory.build({ total: 0 }),
    }));
  await opened.user.type(opened.dialog.getByLabelText('Position'), ' in chief');
  await opened.save('Update Staff');
  await opened.takeOver();
  expect(opened.dialog.getByLabelText('Position')).toHaveValue('Chef');
  await opened.save('Update Staff');
  await isClosed();
});
