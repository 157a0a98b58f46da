import { expect, test } from '@jest/globals';
import { getHotelEndpoint } from '@suite/contracts/hotels';
import { addStaffEndpoint, listRolesEndpoint, listStaffEndpoint } from '@suite/contracts/staff-roles';
import { hotelFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openStaff } from '../testing/open-staff.tsx';

const alpine = hotelFactory.approved().build({ id: 8, hotel_name: 'Alpine', hotel_city: 'Innsbruck' });
const hotels = [alpine, hotelFactory.approved().build({ id: 9, hotel_name: 'Seaview' })];
const superAdmin = () => userProfileFactory.superAdmin().build();

test('a user without a hotel is asked for one, finds it by name, and then sees its staff', async () => {
  const { user, url, api } = openStaff({ user: superAdmin(), hotels });
  expect(screen.getByText('Your account belongs to no hotel. Choose one to see its staff.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Seaview/ })).toBeVisible();
  expect(api.callsTo(listStaffEndpoint)).toEqual([]);
  await user.type(screen.getByLabelText('Search hotels'), 'alp');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Seaview/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Alpine/ }));
  expect(url()).toBe('/users?hotelId=8');
  expect(await screen.findAllByText(/^Kim Member/)).toHaveLength(3);
  expect(api.callsTo(listStaffEndpoint)[0]?.query).toEqual({ page: 1, limit: 10, hotelId: 8 });
  await user.click(screen.getByRole('button', { name: 'Choose another hotel' }));
  expect(url()).toBe('/users');
  expect(await screen.findByRole('button', { name: /^Seaview/ })).toBeVisible();
});

test('the URL names the hotel, and what is added is for it', async () => {
  const { user, api } = openStaff({ user: superAdmin(), hotels, url: '/users?hotelId=8' });
  expect(await within(screen.getByRole('group', { name: 'Hotel' })).findByText('Alpine')).toBeVisible();
  await screen.findAllByText(/^Kim Member/);
  expect(api.calls).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Add New Staff' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('First Name'), 'Nora');
  await user.type(dialog.getByLabelText('Last Name'), 'Quist');
  await user.type(dialog.getByLabelText('Email'), 'nora@alpine.test');
  await user.type(dialog.getByLabelText('Position'), 'Clerk');
  await user.click(await dialog.findByRole('checkbox', { name: 'Staff' }));
  await user.click(dialog.getByRole('button', { name: 'Add Staff' }));
  await waitFor(() => expect(api.callsTo(addStaffEndpoint)).toHaveLength(1));
  expect(api.callsTo(addStaffEndpoint)[0]?.body).toMatchObject({ hotel_id: 8, role_ids: [3] });
  expect(api.callsTo(listRolesEndpoint)[0]?.query).toEqual({ hotelId: 8 });
});

test('a hotel that is not there is said to be so, and another can be chosen', async () => {
  openStaff({
    user: superAdmin(),
    hotels,
    url: '/users?hotelId=77',
    prepare: (api) => api.refuse(getHotelEndpoint, 404, { message: 'Hotel not found' }),
  });
  expect(await screen.findByText('Hotel not found')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Alpine/ })).toBeVisible();
  expect(screen.queryByText(/^All Staff/)).toBeNull();
});

test('a search that finds no hotel says so', async () => {
  const { user } = openStaff({ user: superAdmin(), hotels });
  await user.type(screen.getByLabelText('Search hotels'), 'nowhere');
  expect(await screen.findByText('No hotels found')).toBeVisible();
});
