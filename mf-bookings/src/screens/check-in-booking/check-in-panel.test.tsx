import { describe, expect, test } from '@jest/globals';
import { listArrivalsEndpoint, type Booking } from '@suite/contracts/bookings';
import { changeStayEndpoint } from '@suite/contracts/front-desk';
import { checkInBookingEndpoint, getVerificationEndpoint } from '@suite/contracts/verification';
import { refusal, type FakeApi } from '@suite/testing';
import { bookingFactory, deskVerificationFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { hotelRoom } from '../../testing/fake-rooms.ts';
import { openBookings, openRowMenu } from '../../testing/open-bookings.tsx';

const room = { ...hotelRoom('204'), is_upgrade: false, is_fixed: false };
const done = bookingFactory.withGuests(1).allVerified().build({ name: 'Ada' });
const left = bookingFactory.withGuests(2).build({ name: 'Bo', room });
const [adult, child] = left.passengers;
const expired = {
  ...{ flag: 'DOCUMENT_EXPIRED', label: 'Document expired', text: 'The document has expired.' },
  ...{ acknowledged_at: null, acknowledged_by: null },
};

const rooms = [
  hotelRoom('204'),
  hotelRoom('205', { status: 'Dirty' }),
  hotelRoom('301', { room_type: 'Deluxe' }),
];

async function openArrivals(
  bookings: readonly Booking[],
  prepare: (api: FakeApi) => void = () => {},
  hotelRooms: typeof rooms = [],
) {
  const user = userProfileFactory.staff().build();
  const view = openBookings({ user, bookings, rooms: hotelRooms, url: '/?view=arrivals', prepare });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const panelOf = async ({ id }: Booking) =>
    within(await screen.findByRole('form', { name: `Check in booking ${id}` }));
  const sent = () => view.api.callsTo(checkInBookingEndpoint).map(({ body }) => body);
  return { ...view, press, panelOf, sent };
}

describe('Check in, in the row of an arrival', () => {
  test('is one press when nothing is left, and can be undone', async () => {
    const { api, press, sent, user } = await openArrivals([done]);
    await press(`Check in booking ${done.id}`);
    expect(await screen.findByText('The guests are checked in')).toBeVisible();
    expect(sent()).toEqual([{ early: false, acknowledged: [] }]);
    expect(screen.queryByRole('form', { name: `Check in booking ${done.id}` })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Check in booking/ })).toBeNull());
    expect(screen.getByRole('button', { name: /0 to arrive, 1 arrived/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: `Check in booking ${done.id}` })).toBeVisible();
    expect(api.callsTo(changeStayEndpoint)).toHaveLength(1);
  });

  test('opens a panel below the row, which verifies each guest in the same step', async () => {
    const { press, panelOf, sent, user } = await openArrivals([left, done], undefined, rooms);
    await press(`Check in booking ${left.id}`);
    const panel = await panelOf(left);
    expect(await panel.findByLabelText('Room')).toHaveDisplayValue(
      '204 · Double · Clean · The room of this guest now',
    );
    const choice = (name: string) => panel.getByRole('combobox', { name: `What ${name} shows` });
    expect(choice('Bo')).toHaveFocus();
    const documents = (name: string) =>
      within(choice(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(documents('Bo')).toEqual(['Passport', 'ID card', 'Driving licence']);
    expect(documents(child!.name).at(-1)).toBe('Comes with an adult');
    await user.selectOptions(choice('Bo'), 'Passport');
    await user.selectOptions(choice(child!.name), 'Comes with an adult');
    const submit = () => user.click(panel.getByRole('button', { name: 'Check in' }));
    await submit();
    expect(choice(adult!.name)).toHaveAccessibleDescription('Choose a document');
    expect(choice(adult!.name)).toHaveFocus();
    expect(sent()).toEqual([]);
    await user.selectOptions(choice(adult!.name), 'ID card');
    await submit();
    expect(await screen.findByText('The guests are checked in')).toBeVisible();
    expect(sent()).toEqual([
      {
        early: false,
        acknowledged: [],
        shown: [
          { user_type: 'primary', item_id: left.id, method: 'passport' },
          { user_type: 'guest', item_id: adult!.id, method: 'id_card' },
          { user_type: 'guest', item_id: child!.id, method: 'guardian' },
        ],
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('form', { name: /^Check in booking/ })).toBeNull());
    expect(screen.getByRole('button', { name: `Check in booking ${done.id}` })).toHaveFocus();
  });

  test('needs each open flag to be ticked, and asks before the arrival day', async () => {
    const verification = deskVerificationFactory.ofBooking(done);
    const people = verification.people.map((one, at) => (at === 0 ? { ...one, flags: [expired] } : one));
    const { press, panelOf, sent, user } = await openArrivals([done], (api) =>
      api.on(getVerificationEndpoint, () => ({ ...verification, is_before_arrival: true, people })),
    );
    await press(`Check in booking ${done.id}`);
    const panel = await panelOf(done);
    expect(panel.getByText('No room assigned yet.')).toBeVisible();
    expect(panel.getByText(/^This booking arrives on 05\/Mar\/2027\. Do you want/)).toBeVisible();
    await press('Check in early');
    expect(panel.getByRole('alert')).toHaveTextContent('Please tick each point first.');
    await user.click(panel.getByRole('checkbox', { name: 'Ada: The document has expired.' }));
    await press('Check in early');
    expect(await screen.findByText('The guests are checked in')).toBeVisible();
    expect(sent()).toEqual([
      {
        early: true,
        acknowledged: [{ user_type: 'primary', item_id: done.id, flag: 'DOCUMENT_EXPIRED' }],
      },
    ]);
  });

  test('that is refused says why, and keeps what was chosen', async () => {
    const single = bookingFactory.build({ name: 'Cy' });
    const { api, press, panelOf, user } = await openArrivals([single]);
    await press(`Check in booking ${single.id}`);
    const panel = await panelOf(single);
    await user.selectOptions(panel.getByRole('combobox'), 'Passport');
    api.on(checkInBookingEndpoint, () => {
      throw refusal(409, { message: 'Please look at this first.' });
    });
    await user.click(panel.getByRole('button', { name: 'Check in' }));
    expect(await screen.findByText('Please look at this first.')).toBeVisible();
    expect(panel.getByRole('combobox')).toHaveDisplayValue('Passport');
  });

  test('that is given up leads back to its button', async () => {
    const { press, panelOf, user } = await openArrivals([left]);
    await press(`Check in booking ${left.id}`);
    await user.click((await panelOf(left)).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: `Check in booking ${left.id}` })).toHaveFocus();
    expect(screen.queryByRole('form', { name: /^Check in booking/ })).toBeNull();
  });

  test('is not offered without the permission', async () => {
    const user = userProfileFactory.withoutPermissions().build();
    const { api } = openBookings({ user, bookings: [done], url: '/?view=arrivals' });
    await screen.findByText(done.email);
    expect(api.callsTo(listArrivalsEndpoint)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Check in/ })).toBeNull();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});

test('the menu of a row in the list opens the same panel', async () => {
  const { choose } = await openRowMenu(left);
  await choose('Check in');
  const panel = within(await screen.findByRole('form', { name: `Check in booking ${left.id}` }));
  expect(panel.getAllByRole('combobox')).toHaveLength(3);
});
