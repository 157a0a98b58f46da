import { describe, expect, test } from '@jest/globals';
import { assignRoomEndpoint, listRoomChoicesEndpoint } from '@suite/contracts/rooms';
import { checkInBookingEndpoint } from '@suite/contracts/verification';
import { refusal } from '@suite/testing';
import { bookingFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { hotelRoom } from '../../testing/fake-rooms.ts';
import { openBookings } from '../../testing/open-bookings.tsx';

const room = { ...hotelRoom('204'), is_upgrade: false, is_fixed: false };
const roomless = bookingFactory.allVerified().build({ name: 'Ada' });
const placed = bookingFactory.allVerified().build({ name: 'Bo', room });
const rooms = [
  hotelRoom('204'),
  hotelRoom('205', { status: 'Dirty' }),
  hotelRoom('206'),
  hotelRoom('301', { room_type: 'Deluxe' }),
];

function openArrivals(hotelRooms = rooms) {
  const view = openBookings({
    user: userProfileFactory.staff().build(),
    bookings: [roomless, placed],
    rooms: hotelRooms,
    url: '/?view=arrivals',
  });
  const panel = async (booking = roomless) =>
    within(await screen.findByRole('form', { name: `Check in booking ${booking.id}` }));
  const sent = () => view.api.callsTo(checkInBookingEndpoint).map(({ body }) => body);
  return { ...view, panel, sent };
}

async function pressCheckIn(booking = roomless, hotelRooms = rooms) {
  const view = openArrivals(hotelRooms);
  await view.user.click(await screen.findByRole('button', { name: `Check in booking ${booking.id}` }));
  return view;
}

const plain = { early: false, acknowledged: [] };

describe('A check-in', () => {
  test('names the room that fits best, so that Enter is enough', async () => {
    const { panel, sent, user } = await pressCheckIn();
    const form = await panel();
    const options = within(form.getByLabelText('Room')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '205 · Double · Dirty · Free for all nights',
      '206 · Double · Clean · Free for all nights',
      '301 · Deluxe · Clean · Upgrade',
      'No room',
    ]);
    expect(form.getByRole('button', { name: 'Check in' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The guests are checked in')).toBeVisible();
    expect(sent()).toEqual([{ ...plain, room_id: 205 }]);
  });

  test('into another type needs a tick, and assigns that room first', async () => {
    const { api, panel, sent, user } = await pressCheckIn();
    const form = await panel();
    await user.selectOptions(form.getByLabelText('Room'), '301 · Deluxe · Clean · Upgrade');
    await user.click(form.getByRole('button', { name: 'Check in' }));
    expect(form.getByRole('alert')).toHaveTextContent('Please tick that this is an upgrade.');
    await user.click(form.getByRole('checkbox', { name: 'Give room 301 (Deluxe) as an upgrade' }));
    await user.click(form.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByText('The guests are checked in')).toBeVisible();
    expect(api.callsTo(assignRoomEndpoint).map(({ body }) => body)).toEqual([
      { room_id: 301, is_fixed: false, upgrade: true },
    ]);
    expect(sent()).toEqual([{ ...plain, room_id: 301 }]);
  });

  test('may leave the room open', async () => {
    const { panel, sent, user } = await pressCheckIn();
    const form = await panel();
    await user.selectOptions(form.getByLabelText('Room'), 'No room');
    await user.click(form.getByRole('button', { name: 'Check in' }));
    await waitFor(() => expect(sent()).toEqual([plain]));
  });

  test('that finds the room taken says so, and offers the next one', async () => {
    const { api, panel, user } = await pressCheckIn();
    const form = await panel();
    const message = 'Room 205 is taken by booking #9 from 05/Mar/2027 to 08/Mar/2027.';
    const advice = { message: 'Free for all nights' };
    api
      .on(checkInBookingEndpoint, () => {
        throw refusal(409, { errorType: 'CONFLICT', message, errors: [{ field: 'room_id', message }] });
      })
      .on(listRoomChoicesEndpoint, () => ({
        room: null,
        choices: [{ ...hotelRoom('206'), is_upgrade: false, refusal: null, advice }],
      }));
    await user.click(form.getByRole('button', { name: 'Check in' }));
    expect(await form.findByText(message)).toBeVisible();
    await waitFor(() =>
      expect(form.getByLabelText('Room')).toHaveDisplayValue('206 · Double · Clean · Free for all nights'),
    );
    expect(form.getByLabelText('Room')).toHaveAccessibleDescription(message);
  });

  test('that finds the guests of before in its room opens the row, and says so beside the next room', async () => {
    const message = 'Room 204 is still occupied by booking #9. Check these guests out first.';
    const { api, panel, sent, user } = openArrivals();
    api
      .on(checkInBookingEndpoint, () => {
        throw refusal(409, { errorType: 'CONFLICT', message, errors: [{ field: 'room_id', message }] });
      })
      .on(listRoomChoicesEndpoint, () => ({
        room,
        choices: [
          {
            ...hotelRoom('206'),
            is_upgrade: false,
            refusal: null,
            advice: { message: 'Free for all nights' },
          },
          { ...room, refusal: { message }, advice: null },
        ],
      }));
    await user.click(await screen.findByRole('button', { name: `Check in booking ${placed.id}` }));
    const form = await panel(placed);
    expect(form.getByLabelText('Room')).toHaveDisplayValue('206 · Double · Clean · Free for all nights');
    expect(form.getByLabelText('Room')).toHaveAccessibleDescription(message);
    expect(sent()).toEqual([plain]);
    expect(api.callsTo(listRoomChoicesEndpoint)[0]?.query).toEqual({ purpose: 'check-in' });
  });

  test.each([
    ['of a booking with a room', placed, rooms],
    ['in a hotel without rooms of the type', roomless, rooms.slice(3)],
  ])('%s stays one press', async (_what, booking, hotelRooms) => {
    const { sent } = await pressCheckIn(booking, hotelRooms);
    expect(await screen.findByText('The guests are checked in')).toBeVisible();
    expect(sent()).toEqual([plain]);
  });
});

test('A check-in in the details of a booking names the room, too', async () => {
  const { api, user } = openBookings({
    user: userProfileFactory.staff().build(),
    bookings: [roomless],
    rooms,
    url: `/?id=${roomless.id}`,
  });
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  const select = await screen.findByLabelText('Room');
  expect(select).toHaveDisplayValue('204 · Double · Clean · Free for all nights');
  const dialog = within(select.closest<HTMLElement>('[role=dialog]')!);
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() =>
    expect(api.callsTo(checkInBookingEndpoint).map(({ body }) => body)).toEqual([{ ...plain, room_id: 204 }]),
  );
});
