import { describe, expect, test } from '@jest/globals';
import { createRoleEndpoint, listRolesEndpoint, updateRoleEndpoint } from '@suite/contracts/staff-roles';
import { refusal, type FakeApi, type RenderedScreen } from '@suite/testing';
import { permissionOf, roleFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseRoleAction, openRoles } from '../../testing/open-roles.tsx';

const porter = roleFactory
  .permitting('create_staff', 'hotel_checkins_create')
  .heldBy(3)
  .build({ id: 40, role_name: 'Porter', role_description: 'Carries' });
const dialog = () => within(screen.getByRole('dialog'));
const submit = (name: string) => dialog().getByRole('button', { name });
const tick = (opened: RenderedScreen, title: string) =>
  opened.user.click(dialog().getByRole('checkbox', { name: title }));
const summary = () => dialog().getByRole('region', { name: 'What changes' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openCreate(options: Parameters<typeof openRoles>[0] = {}) {
  const opened = openRoles(options);
  await opened.user.click(await screen.findByRole('button', { name: 'Create Role' }));
  await dialog().findByRole('checkbox', { name: 'Run the hotel' });
  return opened;
}

async function openEdit(prepare?: (api: FakeApi) => void) {
  const opened = openRoles({ roles: [porter], ...(prepare && { prepare }) });
  await chooseRoleAction(opened, 'Porter', 'Edit Role');
  await dialog().findByRole('checkbox', { name: 'Run the hotel' });
  return opened;
}

describe('a new role', () => {
  test('is made of grouped and explained permissions, and needs a name and one of them', async () => {
    const opened = await openCreate();
    const groups = dialog().getAllByRole('group');
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Permissions',
      'Bookings',
      'Staff and roles',
      'Hotel',
    ]);
    expect(dialog().getByText(/^Keep the profile, rooms and rates of the hotel/)).toBeVisible();
    expect(submit('Create Role')).toBeDisabled();
    await opened.user.type(dialog().getByLabelText('Role Name'), '   ');
    await tick(opened, 'Assign roles');
    expect(submit('Create Role')).toBeDisabled();
    await opened.user.type(dialog().getByLabelText('Role Name'), 'Porter');
    expect(submit('Create Role')).toBeEnabled();
    await tick(opened, 'Assign roles');
    expect(submit('Create Role')).toBeDisabled();
  });

  test('is sent, said, and listed', async () => {
    const opened = await openCreate();
    await opened.user.type(dialog().getByLabelText('Role Name'), '  Bell boy ');
    await opened.user.type(dialog().getByLabelText('Description'), 'Carries');
    await tick(opened, 'Assign roles');
    await tick(opened, 'Create bookings');
    expect(summary()).toHaveTextContent('Permissions addedCreate bookingsAssign roles');
    await opened.user.click(submit('Create Role'));
    await isClosed();
    expect(opened.api.callsTo(createRoleEndpoint).map(({ body }) => body)).toEqual([
      {
        role_name: 'Bell boy',
        role_description: 'Carries',
        permission_ids: [permissionOf('update_permissions').id, permissionOf('hotel_checkins_create').id],
      },
    ]);
    expect(await screen.findByText('Bell boy')).toBeVisible();
    expect(await screen.findAllByText('New role created successfully!')).toHaveLength(2);
    expect(opened.api.callsTo(listRolesEndpoint)).toHaveLength(2);
  });

  test('belongs to the hotel that a user without one has chosen', async () => {
    const user = userProfileFactory.superAdmin().build();
    const opened = await openCreate({ user, url: '/roles?hotelId=7' });
    await opened.user.type(dialog().getByLabelText('Role Name'), 'Porter');
    await tick(opened, 'Create bookings');
    await opened.user.click(submit('Create Role'));
    await isClosed();
    expect(opened.api.callsTo(createRoleEndpoint)[0]?.body).toMatchObject({ hotel_id: 7 });
  });

  test.each([
    [refusal(500), 'Failed to create role'],
    [
      refusal(409, { message: 'There is a role named Porter already.' }),
      'There is a role named Porter already.',
    ],
  ])('that is refused stays to be corrected', async (refused, said) => {
    const opened = await openCreate({
      prepare: (api) =>
        api.on(createRoleEndpoint, () => {
          throw refused;
        }),
    });
    await opened.user.type(dialog().getByLabelText('Role Name'), 'Porter');
    await tick(opened, 'Create bookings');
    await opened.user.click(submit('Create Role'));
    expect(await dialog().findByText(said)).toBeVisible();
    expect(dialog().getByLabelText('Role Name')).toHaveValue('Porter');
  });

  test('that is half written is not thrown away without a question', async () => {
    const opened = await openCreate();
    await opened.user.type(dialog().getByLabelText('Role Name'), 'Por');
    await opened.user.click(submit('Cancel'));
    await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    expect(opened.api.callsTo(createRoleEndpoint)).toEqual([]);
  });
});

describe('a role that is edited', () => {
  test('shows what changes before it is saved, and for how many people', async () => {
    const opened = await openEdit();
    expect(dialog().getByLabelText('Role Name')).toHaveValue('Porter');
    expect(dialog().getByLabelText('Description')).toHaveValue('Carries');
    expect(summary()).toHaveTextContent('Nothing so far.');
    await tick(opened, 'Manage staff and roles');
    await tick(opened, 'Manage bookings');
    await opened.user.type(dialog().getByLabelText('Role Name'), ' in chief');
    const changes = within(summary());
    expect(changes.getByText('Permissions added').parentElement).toHaveTextContent('Manage bookings');
    expect(changes.getByText('Permissions removed').parentElement).toHaveTextContent(
      'Manage staff and roles',
    );
    expect(changes.getByText('Role Name')).toBeVisible();
    expect(changes.getByText(/^3 people have this role/)).toBeVisible();
    await opened.user.click(submit('Update Role'));
    await isClosed();
    expect(opened.api.callsTo(updateRoleEndpoint).map(({ url, body }) => [url, body])).toEqual([
      [
        '/hotel/roles/40',
        {
          role_name: 'Porter in chief',
          role_description: 'Carries',
          permission_ids: [
            permissionOf('hotel_checkins_manage').id,
            permissionOf('hotel_checkins_create').id,
          ],
          updated_at: porter.updated_at,
        },
      ],
    ]);
    expect(await screen.findAllByText('Role updated successfully!')).toHaveLength(2);
    expect(await screen.findByText('Porter in chief')).toBeVisible();
  });

  test('of its name alone affects no staff member', async () => {
    const opened = await openEdit();
    await opened.user.type(dialog().getByLabelText('Role Name'), '!');
    expect(summary()).toHaveTextContent('What changesDetailsRole Name');
    expect(within(summary()).queryByText(/people have this role/)).toBeNull();
  });

  test('after a faster change of another user is loaded again on request', async () => {
    let faster = false;
    const theirs = { ...porter, role_name: 'Bell boy', updated_at: '2027-06-01T09:00:00.000Z' };
    const opened = await openEdit((api) =>
      api
        .on(listRolesEndpoint, () => ({ roles: [faster ? theirs : porter] }))
        .on(updateRoleEndpoint, ({ body }) => {
          if ((body as { updated_at: string }).updated_at === theirs.updated_at) return theirs;
          faster = true;
          throw refusal(409, { errorType: 'STALE', message: 'Another user has changed this role.' });
        }),
    );
    await opened.user.type(dialog().getByLabelText('Description'), ' bags');
    await opened.user.click(submit('Update Role'));
    expect(await dialog().findByText('Another user has changed this role.')).toBeVisible();
    expect(dialog().getByLabelText('Description')).toHaveValue('Carries bags');
    await opened.user.click(await dialog().findByRole('button', { name: 'Load it again' }));
    expect(dialog().getByLabelText('Role Name')).toHaveValue('Bell boy');
    await opened.user.click(submit('Update Role'));
    await isClosed();
    expect(opened.api.callsTo(updateRoleEndpoint)).toHaveLength(2);
  });

  test('and fails without a word from the server says so', async () => {
    const opened = await openEdit((api) => api.refuse(updateRoleEndpoint, 500));
    await opened.user.click(submit('Update Role'));
    expect(await dialog().findByText('Failed to update role')).toBeVisible();
  });

  test('marks the field that the server refuses', async () => {
    const errors = [{ field: 'role_name', message: 'This name is odd' }];
    const opened = await openEdit((api) =>
      api.refuse(updateRoleEndpoint, 400, { message: 'This name is odd', errors }),
    );
    await opened.user.click(submit('Update Role'));
    await waitFor(() =>
      expect(dialog().getByLabelText('Role Name')).toHaveAccessibleDescription('This name is odd'),
    );
    expect(dialog().getByLabelText('Role Name')).toHaveFocus();
  });
});
