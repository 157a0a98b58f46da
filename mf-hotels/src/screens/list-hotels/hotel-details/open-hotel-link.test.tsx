import { expect, test } from '@jest/globals';
import { hotelFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openHotels, rowOf } from '../../../testing/open-hotels.tsx';

const hotels = [...hotelFactory.buildList(10), hotelFactory.rejected().build({ hotel_name: 'Casa Azul' })];
const [first, last] = [hotels[0]!, hotels[10]!];

test('a link opens its hotel, also one that its page and filters leave out, and closing keeps them', async () => {
  const { user, url } = openHotels({ hotels, url: `/hotels?status=pending&id=${last.id}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Casa Azul' }));
  expect(await dialog.findByText(last.hotel_address)).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/hotels?status=pending');
});

test('an opened hotel is in the URL until it is closed', async () => {
  const { user, url } = openHotels({ hotels, url: '/hotels?status=pending' });
  await user.click((await rowOf(first.hotel_name)).getByRole('button', { name: 'View' }));
  expect(await screen.findByRole('dialog', { name: first.hotel_name })).toBeVisible();
  expect(url()).toBe(`/hotels?status=pending&id=${first.id}`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(url()).toBe('/hotels?status=pending'));
});

test('a link to no hotel says so, and the list can be used', async () => {
  const { user, url } = openHotels({ hotels, url: '/hotels?id=999999' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Hotel Details' }));
  expect(await dialog.findByText('Hotel 999999 was not found')).toBeVisible();
  expect(dialog.getByText('Hotel not found')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(url()).toBe('/hotels'));
  expect(await rowOf(first.hotel_name)).toBeDefined();
});
