import { beforeEach, describe, expect, test } from '@jest/globals';
import { getHotelEndpoint, listHotelsEndpoint } from '@suite/contracts/hotels';
import { fakeApi, refusal, renderScreen } from '@suite/testing';
import { hotelFactory, paginationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { HotelInAddress } from './hotel-in-address.tsx';
import { HotelSwitch } from './hotel-switch.tsx';

const superAdmin = userProfileFactory.superAdmin().build();
const hotels = [
  hotelFactory.approved().build({ id: 7, hotel_name: 'Seaview' }),
  hotelFactory.approved().build({ id: 8, hotel_name: 'Alpine' }),
];

function Area() {
  const { pathname } = useLocation();
  const followsHotel = pathname !== '/account';
  return (
    <>
      <HotelSwitch narrow={false} followsHotel={followsHotel} />
      {['/users', '/roles', '/account', '/users?search=ana'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <HotelInAddress followsHotel={followsHotel}>
        <Link to={pathname}>Choose another hotel</Link>
      </HotelInAddress>
    </>
  );
}

function open(url: string, user = superAdmin) {
  const api = fakeApi()
    .on(listHotelsEndpoint, () => ({ hotels, pagination: paginationFactory.build({ total: 2 }) }))
    .on(getHotelEndpoint, ({ url: path }) => {
      const found = hotels.find(({ id }) => path.endsWith(`/${id}`));
      if (!found) throw refusal(404, { message: 'Hotel not found' });
      return found;
    });
  return { api, ...renderScreen(<Area />, { url, user }) };
}

const shown = (name: string) => screen.findByRole('button', { name: `Hotel: ${name}` });
const go = (name: string) => screen.getByRole('link', { name });

beforeEach(() => localStorage.clear());

describe('the hotel of a user of several hotels', () => {
  test('is chosen in the layout, stands in the address, and stays from page to page', async () => {
    const { user, url } = open('/users?search=ana&page=3');
    await user.click(await shown('All hotels'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a hotel' }));
    await user.click(await dialog.findByRole('button', { name: /^Alpine/ }));
    await shown('Alpine');
    expect(url()).toBe('/users?search=ana&hotelId=8');
    await user.click(go('/roles'));
    await waitFor(() => expect(url()).toBe('/roles?hotelId=8'));
    await user.click(go('/account'));
    expect(url()).toBe('/account');
    await shown('Alpine');
    await user.click(go('/users?search=ana'));
    await waitFor(() => expect(url()).toBe('/users?search=ana&hotelId=8'));
  });

  test('is the one that an address names, and that of the next visit', async () => {
    const first = open('/users?hotelId=7');
    await shown('Seaview');
    first.unmount();
    const next = open('/roles');
    await shown('Seaview');
    expect(next.url()).toBe('/roles?hotelId=7');
  });

  test('ends where the page itself lets it go', async () => {
    const { user, url } = open('/users?hotelId=7');
    await shown('Seaview');
    await user.click(go('Choose another hotel'));
    await shown('All hotels');
    await user.click(go('/roles'));
    expect(url()).toBe('/roles');
  });

  test('that does not exist is left to the page that is about it, and forgotten elsewhere', async () => {
    const { user } = open('/users?hotelId=99');
    await shown('Unknown hotel');
    await user.click(go('/account'));
    await shown('All hotels');
  });
});

test.each([
  ['one hotel', userProfileFactory.hotelAdmin().build()],
  ['no hotel', userProfileFactory.holding('manage_releases').build({ hotelId: null })],
])('a user of %s has no switch, and their addresses stay as they are', (_of, user) => {
  const { api, url } = open('/users?hotelId=8', user);
  expect(screen.queryByRole('button', { name: /^Hotel: / })).toBeNull();
  expect(url()).toBe('/users?hotelId=8');
  expect(api.calls).toEqual([]);
});
