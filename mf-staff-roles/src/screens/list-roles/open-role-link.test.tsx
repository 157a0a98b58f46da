import { expect, test } from '@jest/globals';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openRoles } from '../../testing/open-roles.tsx';

const details = async () => within(await screen.findByRole('dialog', { name: 'Role Details' }));

test('a link opens its role, and its form from there without the link', async () => {
  const { user, url } = openRoles({ url: '/roles?search=nothing&id=4' });
  const dialog = await details();
  await user.click(await dialog.findByRole('button', { name: 'Edit Role' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Role' })).toBeVisible();
  expect(url()).toBe('/roles?search=nothing');
});

test('those without a hotel see the role of a link before they choose a hotel, and cannot change it there', async () => {
  openRoles({ url: '/roles?id=4', user: userProfileFactory.superAdmin().build() });
  const dialog = await details();
  expect(await dialog.findByText('Role Keeper')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit Role' })).toBeNull();
});

test('a link to no role says so, and the list can be used', async () => {
  const { user, url } = openRoles({ url: '/roles?id=99' });
  const dialog = await details();
  expect(await dialog.findByText('Role 99 was not found')).toBeVisible();
  expect(dialog.getByText('Role not found')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(url()).toBe('/roles'));
  expect(screen.getByText('Role Keeper')).toBeVisible();
});
