import { describe, expect, test } from '@jest/globals';
import { getHotelEndpoint, type Hotel } from '@suite/contracts/hotels';
import { type FakeApi } from '@suite/testing';
import { hotelFactory } from '@suite/testing/factories';
import { screen, within, waitFor } from '@testing-library/react';
import { cellOf, openHotels, rowOf } from '../../testing/open-hotels.tsx';
import { timelineOf } from './get-hotel-dialog.tsx';

async function view(hotel: Hotel, prepare?: (api: FakeApi) => void) {
  const opened = openHotels({ hotels: [hotel], ...(prepare && { prepare }) });
  await opened.user.click((await rowOf(hotel.hotel_name)).getByRole('button', { name: 'View' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: hotel.hotel_name })) };
}

/** Returns the text under a heading. */
async function said(heading: string): Promise<string> {
  const subject = await screen.findByRole('region', { name: heading });
  return subject.textContent.replace(heading, '');
}

const registered = { created_at: '2027-03-05T12:00:00.000Z' };
const decided = '2027-03-15T12:30:00.000Z';

test('the details are asked for when they are wanted', async () => {
  let release = () => {};
  const hotel = hotelFactory.build();
  const { api, dialog } = await view(hotel, (slow) =>
    slow.on(getHotelEndpoint, async () => {
      await new Promise<void>((resolve) => (release = resolve));
      return hotel;
    }),
  );
  expect(dialog.getByText('Loading hotel details...')).toBeVisible();
  release();
  expect(await dialog.findByRole('region', { name: 'Hotel Details' })).toBeVisible();
  expect(screen.queryByText('Loading hotel details...')).toBeNull();
  expect(api.calls.map(({ url }) => url).slice(-2)).toEqual(['/list-settings/hotels', `/hotel/${hotel.id}`]);
});

describe('the details', () => {
  test('of an undecided hotel', async () => {
    const hotel = hotelFactory.build(registered);
    await view(hotel);
    const details = await said('Hotel Details');
    expect(details).toContain(`Hotel Number${hotel.id}Registration Number`);
    for (const text of [hotel.hotel_email, hotel.hotel_phone, hotel.registration_number, 'Inactive']) {
      expect(details).toContain(text);
    }
    expect(await said('Location')).toBe(
      `Address${hotel.hotel_address}CityLagosStateFaroCountryPortugalPostal Code8600`,
    );
    const contact = await said('Contact Person');
    for (const field of ['name', 'email', 'phone'] as const) {
      expect(contact).toContain(hotel[`contact_person_${field}`]);
    }
    expect(await said('Administrator')).toBe('PendingNo user has a login for this hotel.');
    expect(await said('Approval Status')).toBe('Pending');
    expect(await said('Timeline')).toMatch(/^Registered5 Mar 2027, \d\d:00 \S+$/);
    expect(screen.queryByRole('region', { name: 'Rejection Reason' })).toBeNull();
  });

  test('of an approved one name its administrator and the day', async () => {
    const hotel = hotelFactory.approved().build({ ...registered, approved_at: decided });
    await view(hotel);
    const administrator = await said('Administrator');
    expect(administrator).toContain(`Email${hotel.admin_user_email}`);
    expect(administrator).toMatch(/^Verified/);
    expect(await said('Approval Status')).toBe('Approved');
    expect(await said('Timeline')).toMatch(
      /^Registered5 Mar 2027, \d\d:00 [^ ]+?Approved15 Mar 2027, \d\d:30 \S+$/,
    );
  });

  test('of a rejected one say why, line by line', async () => {
    const hotel = hotelFactory
      .rejected('No licence.\nNo phone.')
      .build({ ...registered, rejected_at: decided });
    await view(hotel);
    expect(await said('Approval Status')).toBe('Rejected');
    expect(await said('Timeline')).toMatch(/Rejected15 Mar 2027, \d\d:30 \S+$/);
    expect(await said('Rejection Reason')).toBe('No licence.\nNo phone.');
  });
});

test('the row follows what the details have learnt', async () => {
  const hotel = hotelFactory.build({ hotel_name: 'Casa Azul' });
  const { dialog } = await view(hotel, (api) =>
    api.on(getHotelEndpoint, () => hotelFactory.approved().build({ id: hotel.id, hotel_name: 'Casa Azul' })),
  );
  expect(await dialog.findByText('Verified')).toBeVisible();
  expect(await cellOf('Casa Azul', 'Approve')).toBe('Approved');
});

test.each([
  [{}, 'Failed to fetch hotel details'],
  [{ message: 'Hotel not found' }, 'Hotel not found'],
])('a failure %j says "%s", and the details can be asked for again', async (failure, message) => {
  const hotel = hotelFactory.build();
  const { api, dialog, user } = await view(hotel, (faulty) => faulty.refuse(getHotelEndpoint, 500, failure));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  api.on(getHotelEndpoint, () => hotel);
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText(hotel.hotel_address)).toBeVisible();
});

const created_at = '2027-03-05T12:00:00.000Z';
const decided_at = '2027-03-15T12:30:00.000Z';
const told = (hotel: Parameters<typeof timelineOf>[0]) =>
  timelineOf(hotel).map(({ label, day }) => `${label} ${day}`);

test.each([
  ['waits', hotelFactory.build({ created_at }), ['Registered 5 Mar']],
  [
    'was approved',
    hotelFactory.approved().build({ created_at, approved_at: decided_at }),
    ['Registered 5 Mar', 'Approved 15 Mar'],
  ],
  [
    'was rejected',
    hotelFactory.rejected().build({ created_at, rejected_at: decided_at }),
    ['Registered 5 Mar', 'Rejected 15 Mar'],
  ],
])('the timeline of a hotel that %s', (_, hotel, expected) => {
  expect(told(hotel)).toEqual(expected);
});

test('keeps year and time beside the day', () => {
  const [registered] = timelineOf(hotelFactory.build({ created_at }));
  expect(registered).toMatchObject({
    instant: created_at,
    moment: expect.stringMatching(/^2027, \d\d:00 \S+$/),
  });
});

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
