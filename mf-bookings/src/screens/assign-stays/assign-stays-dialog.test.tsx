import { expect, test } from '@jest/globals';
import type { Booking } from '@suite/contracts/bookings';
import { assignRoomEndpoint, assignStaysEndpoint } from '@suite/contracts/rooms';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { hotelRoom } from '../../testing/fake-rooms.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const room = { ...hotelRoom('203'), is_upgrade: false, is_fixed: false };
const ada = bookingFactory.build({ name: 'Ada' });
const bo = bookingFactory.build({ name: 'Bo' });
const placed = bookingFactory.build({ name: 'Cy', room });
const left = bookingFactory.build({ name: 'Di', stay_state: 'checked_out' });
const rooms = [hotelRoom('203'), hotelRoom('204'), hotelRoom('301', { room_type: 'Deluxe' })];

const open = (url: string) =>
  openBookings({
    user: userProfileFactory.staff().build(),
    bookings: [ada, bo, placed, left],
    rooms,
    url,
  });

function reader(label: string) {
  const dialog = within(screen.getByRole('dialog', { name: 'Assign rooms' }));
  const rows = () =>
    within(dialog.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { dialog, rows };
}

test.each(['/', '/?view=arrivals'])(
  'Rooms for ticked bookings from %s: each is named with the reason, and can be chosen by hand',
  async (url) => {
    const { api, user } = open(url);
    for (const { id } of [ada, bo, placed] as readonly Booking[]) {
      await user.click(await screen.findByRole('checkbox', { name: `Select booking ${id}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Assign rooms' }));
    await user.click(await screen.findByRole('button', { name: 'Assign 2 rooms' }));
    const { dialog, rows } = reader('Chosen bookings');
    expect(await dialog.findByText('1 done, 1 with a room already, 1 refused')).toBeVisible();
    expect(rows()).toEqual([
      `Ada #${ada.id}Room 204 · Free for all nightsChoose room…Done`,
      `Bo #${bo.id}No room is free.Choose room…Refused`,
      `Cy #${placed.id}Already in room 203Left out`,
    ]);
    expect(api.callsTo(assignStaysEndpoint).map(({ body }) => body)).toEqual([
      { ids: [ada.id, bo.id, placed.id] },
    ]);

    await user.click(dialog.getByRole('button', { name: `Choose the room of booking ${bo.id}` }));
    await user.click(await screen.findByRole('radio', { name: /^301/ }));
    await user.click(screen.getByRole('checkbox', { name: /as an upgrade$/ }));
    await user.click(screen.getByRole('button', { name: 'Assign room' }));
    await waitFor(() => expect(rows()[1]).toContain(`Bo #${bo.id} · now in room 301`));

    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()[0]).toContain('Undone'));
    expect(api.callsTo(assignRoomEndpoint).map(({ body }) => body)).toEqual([
      { room_id: 301, is_fixed: false, upgrade: true },
      { room_id: null, is_fixed: false, upgrade: false },
    ]);
  },
);

test("Rooms for all of today's arrivals without one need no tick", async () => {
  const { api, user } = open('/?view=arrivals');
  await user.click(await screen.findByRole('button', { name: 'Assign rooms' }));
  await user.click(await screen.findByRole('button', { name: 'Assign 2 rooms' }));
  const { dialog, rows } = reader("Today's Arrivals");
  expect(await dialog.findByText('1 done, 1 refused')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(api.callsTo(assignStaysEndpoint).map(({ body }) => body)).toEqual([{ ids: [ada.id, bo.id] }]);
  expect(await screen.findByText('Room 204')).toBeInTheDocument();
});

test('Nothing is asked when all arrivals have a room', async () => {
  const user = userProfileFactory.staff().build();
  const view = openBookings({ user, bookings: [placed], rooms, url: '/?view=arrivals' });
  await view.user.click(await screen.findByRole('button', { name: 'Assign rooms' }));
  expect(await screen.findByText('All of these bookings have a room already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Assign \d/ })).toBeNull();
});
