import { describe, expect, test } from '@jest/globals';
import type { Booking } from '@suite/contracts/bookings';
import { assignRoomEndpoint, listRoomChoicesEndpoint } from '@suite/contracts/rooms';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { hotelRoom } from '../../testing/fake-rooms.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const room = { ...hotelRoom('203'), is_upgrade: false, is_fixed: true };
const booking = bookingFactory.build({ name: 'Ada' });
const placed = bookingFactory.build({ name: 'Bo', room });
const rooms = [
  hotelRoom('203'),
  hotelRoom('204', { status: 'Dirty' }),
  hotelRoom('205', { is_inspected: true }),
  hotelRoom('301', { room_type: 'Deluxe' }),
];

async function openDialog(of: Booking, hotelRooms = rooms) {
  const user = userProfileFactory.staff().build();
  const view = openBookings({ user, bookings: [booking, placed], rooms: hotelRooms });
  await view.user.click(await screen.findByRole('button', { name: `Actions for booking ${of.id}` }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Assign a room…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign a room' }));
  await dialog.findByRole('group', { name: 'Room' });
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Assign room' }));
  const sent = () => view.api.callsTo(assignRoomEndpoint).map(({ body }) => body);
  return {
    ...view,
    dialog,
    submit,
    sent,
    option: (name: RegExp | string) => dialog.getByRole('radio', { name }),
  };
}

describe('Assign a room', () => {
  test('has the best room chosen and focused', async () => {
    const { dialog, submit, sent, option } = await openDialog(booking);
    expect(dialog.getByText(`Booking #${booking.id}, Ada`)).toBeVisible();
    expect(dialog.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      '204 Double Dirty  Free for all nights',
      '205 Double Inspected  Free for all nights',
      '301 Deluxe Clean Upgrade',
      `203 Double Clean  Room 203 is taken by booking #${placed.id} from 05/Mar/2027 to 08/Mar/2027.`,
    ]);
    expect(option(/^204/)).toBeChecked();
    await waitFor(() => expect(option(/^204/)).toHaveFocus());
    expect(option(/^203/)).toBeDisabled();
    await submit();
    expect(await screen.findByText(`Booking #${booking.id} has room 204 now.`)).toBeVisible();
    expect(sent()).toEqual([{ room_id: 204, is_fixed: false, upgrade: false }]);
    expect(await screen.findByText('Room 204')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('of another type needs a tick', async () => {
    const { dialog, submit, sent, option, user } = await openDialog(booking);
    await user.click(option(/^301/));
    await submit();
    expect(dialog.getByRole('alert')).toHaveTextContent('Please tick that this is an upgrade.');
    await user.click(dialog.getByRole('checkbox', { name: 'Give room 301 (Deluxe) as an upgrade' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Keep in this room' }));
    await submit();
    expect(await screen.findByText(`Booking #${booking.id} has room 301 now.`)).toBeVisible();
    expect(sent()).toEqual([{ room_id: 301, is_fixed: true, upgrade: true }]);
  });

  test('begins with the room of now, and takes it away', async () => {
    const { dialog, submit, sent, option, user } = await openDialog(placed);
    expect(option(/^203 .*The room of this guest now$/)).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Keep in this room' })).toBeChecked();
    await user.click(option('No room'));
    await submit();
    expect(await screen.findByText(`Booking #${placed.id} has no room now.`)).toBeVisible();
    expect(sent()).toEqual([{ room_id: null, is_fixed: false, upgrade: false }]);
  });

  test('says that the room was taken meanwhile, and offers the rooms of now', async () => {
    const { api, dialog, submit, option } = await openDialog(booking);
    const message = 'Room 204 is taken by booking #9 from 05/Mar/2027 to 08/Mar/2027.';
    api.refuse(assignRoomEndpoint, 409, { errorType: 'CONFLICT', message });
    api.on(listRoomChoicesEndpoint, () => ({
      room: null,
      choices: [
        { ...hotelRoom('205'), is_upgrade: false, refusal: null, advice: { message: 'Free for all nights' } },
        { ...hotelRoom('204'), is_upgrade: false, refusal: { message }, advice: null },
      ],
    }));
    await submit();
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(option(/^204/)).toBeDisabled());
    expect(option(/^205/)).toBeChecked();
  });

  test('filters long lists by number and type, and chooses what is found', async () => {
    const many = Array.from({ length: 11 }, (_, at) => hotelRoom(String(401 + at)));
    const { dialog, submit, sent, option, user } = await openDialog(booking, [...many, ...rooms.slice(3)]);
    const filter = dialog.getByRole('searchbox', { name: 'Filter rooms' });
    await user.type(filter, '09');
    expect(dialog.getAllByRole('radio')).toEqual([option(/^409/)]);
    expect(option(/^409/)).toBeChecked();
    await user.clear(filter);
    await user.type(filter, 'delu');
    expect(option(/^301/)).not.toBeChecked();
    await submit();
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose a room.');
    await user.type(filter, 'z');
    expect(dialog.getByText('No room matches the filter.')).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

test('The details of a booking name its room, and open the same dialog', async () => {
  const user = userProfileFactory.staff().build();
  const view = openBookings({ user, bookings: [placed], rooms, url: `/?id=${placed.id}` });
  const details = within(await screen.findByRole('dialog', { name: `Booking Details #${placed.id}` }));
  const line = async () => (await details.findByText('Room')).nextElementSibling;
  expect(await line()).toHaveTextContent('203 · Double · Keep in this room Change…');
  await view.user.click(details.getByRole('button', { name: `Choose the room of booking ${placed.id}` }));
  await view.user.click(await screen.findByRole('radio', { name: 'No room' }));
  await view.user.click(screen.getByRole('button', { name: 'Assign room' }));
  await waitFor(async () => expect(await line()).toHaveTextContent('No room Assign…'));
});

test('A row of the desk opens it, too', async () => {
  const user = userProfileFactory.staff().build();
  const view = openBookings({ user, bookings: [booking], rooms, url: '/?view=arrivals' });
  await view.user.click(
    await screen.findByRole('button', { name: `Choose the room of booking ${booking.id}` }),
  );
  await view.user.click(await screen.findByRole('radio', { name: /^205/ }));
  await view.user.click(screen.getByRole('button', { name: 'Assign room' }));
  expect(await screen.findByText('Room 205')).toBeInTheDocument();
});
