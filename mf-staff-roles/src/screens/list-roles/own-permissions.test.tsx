import { afterEach, expect, test } from '@jest/globals';
import { createRoleEndpoint } from '@suite/contracts/staff-roles';
import { changeLanguage } from '@suite/i18n';
import { ownPermissionOf, roleFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { hotelPermissions } from '../../testing/fake-roles.ts';
import { chooseRoleAction, openRoles } from '../../testing/open-roles.tsx';

const spa = ownPermissionOf('spa.manage', {
  permission_title: 'Manage the spa',
  translations: [{ language: 'de', remote_title: 'Wellness', permission_title: 'Wellness verwalten' }],
});
const unused = ownPermissionOf('spa.read', { permission_title: 'See the spa', is_used: false });
const permissions = [...hotelPermissions, spa, unused];
const dialog = () => within(screen.getByRole('dialog'));
const headings = () =>
  dialog()
    .getAllByRole('group')
    .map((group) => group.querySelector('legend')?.textContent);
afterEach(() => changeLanguage('en'));

test('a role is made of the permissions of a remote, which stand under its title after all others', async () => {
  const opened = openRoles({ permissions });
  await opened.user.click(await screen.findByRole('button', { name: 'Create Role' }));
  await dialog().findByRole('checkbox', { name: 'Manage the spa' });
  expect(headings()).toEqual(['Permissions', 'Bookings', 'Staff and roles', 'Hotel', 'Spa']);
  const group = within(dialog().getByRole('group', { name: 'Spa' }));
  expect(group.getByText('Described spa.manage')).toBeVisible();
  expect(group.getAllByText('No longer used')).toHaveLength(1);
  expect(group.getByText('Described spa.read')).toHaveTextContent('No longer used');
  await opened.user.type(dialog().getByLabelText('Role Name'), 'Therapist');
  await opened.user.click(group.getByRole('checkbox', { name: 'Manage the spa' }));
  expect(dialog().getByRole('region', { name: 'What changes' })).toHaveTextContent(
    'Permissions addedManage the spa',
  );
  await opened.user.click(dialog().getByRole('button', { name: 'Create Role' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.api.callsTo(createRoleEndpoint)[0]?.body).toMatchObject({ permission_ids: [spa.id] });
});

test('in the language of the page they say what the remote says in it', async () => {
  await changeLanguage('de');
  const opened = openRoles({ permissions });
  await opened.user.click(await screen.findByRole('button', { name: 'Rolle anlegen' }));
  await dialog().findByRole('checkbox', { name: 'Wellness verwalten' });
  expect(headings()).toContain('Wellness');
});

test('the details of a role name them under the title of the remote', async () => {
  const therapist = roleFactory.build({ role_name: 'Therapist', permissions: [spa, unused] });
  const opened = openRoles({ roles: [therapist], permissions });
  await chooseRoleAction(opened, 'Therapist', 'View Details');
  const group = within(dialog().getByRole('region', { name: 'Spa' }));
  expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Manage the spa Described spa.manage',
    'See the spa Described spa.read No longer used',
  ]);
  expect(dialog().queryByText(/^May look at bookings/)).toBeNull();
});
