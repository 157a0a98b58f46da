import { describe, expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import { createBookingEndpoint, createGroupEndpoint } from '@suite/contracts/bookings';
import { getAvailabilityEndpoint, nightsOf } from '@suite/contracts/rooms';
import type { FakeApi } from '@suite/testing';
import { userProfileFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openBookings, openCreateDialog } from '../../testing/open-bookings.tsx';

const today = calendarDateIn('Europe/Lisbon');
const filled = {
  ...{ Name: 'Ana Silva', Email: 'ana@guests.test', 'Room type': 'Double' },
  ...{ 'Check-in date': today, 'Check-out date': addDays(today, 2), 'Number of rooms': '3' },
};
const common = {
  ...{ name: 'Ana Silva', email: 'ana@guests.test', no_nights: 2 },
  ...{ checkin_date: today, checkout_date: addDays(today, 2) },
};
const overbook = 'Overbook: sell these rooms although not enough are left';

const answerLeft = (left: Record<string, number>) => (api: FakeApi) =>
  api.on(getAvailabilityEndpoint, ({ query }) => ({
    types: Object.entries(left).map(([room_type, rooms]) => ({
      room_type,
      nights: nightsOf(String(query['from']), String(query['to'])).map((night) => ({
        ...{ night, in_service: 5, sold: 5 - rooms, left: rooms },
      })),
    })),
  }));

async function openGroup(left = {}, who = userProfileFactory.hotelAdmin().build()) {
  const view = openBookings({ user: who, prepare: answerLeft(left) });
  await screen.findByRole('table');
  const form = await openCreateDialog(view.user);
  form.fill(filled);
  const room = (number: number) => within(form.dialog.getByRole('group', { name: `Room ${number}` }));
  const bodies = () => view.api.callsTo(createGroupEndpoint).map(({ body }) => body);
  return { ...view, ...form, room, bodies };
}

const enter = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

describe('several rooms for one person', () => {
  test('have guests of their own and the same type, and become one group', async () => {
    const { api, user, room, submit, bodies } = await openGroup();
    await user.click(room(3).getByRole('button', { name: 'Show Guests' }));
    enter(room(3).getByLabelText('Guest 1 name'), 'Bo');
    expect(room(3).getByRole('heading')).toHaveTextContent('Room 3: Double');
    await submit();
    expect(await screen.findByText(/^3 bookings created \(#\d+ to #\d+\)$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const guest = { name: 'Bo', type: 'Adult', user_type: 'guest' };
    expect(bodies()).toEqual([
      {
        ...common,
        rooms: [[], [], [guest]].map((passengers) => ({ room_type: 'Double', passengers })),
      },
    ]);
    expect(api.callsTo(createBookingEndpoint)).toEqual([]);
    expect(await screen.findByText('All Bookings (6)')).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^Group of booking \d+$/ })).toHaveLength(3);
  });

  test('may each have another type, which limits their guests', async () => {
    const { user, dialog, room, submit, bodies } = await openGroup();
    await user.click(dialog.getByLabelText('Same type for all rooms'));
    expect(room(2).getByLabelText('Room type')).toHaveValue('Double');
    enter(room(2).getByLabelText('Room type'), 'Single');
    await user.click(room(2).getByRole('button', { name: 'Show Guests' }));
    await user.click(room(2).getByRole('button', { name: 'Add Guest' }));
    expect(room(2).getByText('Maximum 2 passengers allowed for Single room')).toBeVisible();
    await submit();
    expect(room(2).getByLabelText('Guest 1 name')).toHaveAccessibleDescription('Name is required');
    for (const number of [1, 2]) enter(room(2).getByLabelText(`Guest ${number} name`), `Guest ${number}`);
    await submit();
    await waitFor(() =>
      expect(bodies()).toMatchObject([
        { rooms: [{ room_type: 'Double' }, { room_type: 'Single' }, { room_type: 'Double' }] },
      ]),
    );
  });

  test('need a number from 1 to 30, and lose nothing while it is typed', async () => {
    const { user, room, fill, said, submit, dialog, bodies } = await openGroup();
    await user.click(room(2).getByRole('button', { name: 'Show Guests' }));
    enter(room(2).getByLabelText('Guest 1 name'), 'Bo');
    fill({ 'Number of rooms': '31' });
    await submit();
    expect(said('Number of rooms')).toBe('Enter a number of rooms from 1 to 30');
    expect(dialog.queryByRole('group', { name: 'Room 2' })).toBeNull();
    expect(bodies()).toEqual([]);
    fill({ 'Number of rooms': '2' });
    expect(room(2).getByLabelText('Guest 1 name')).toHaveValue('Bo');
  });

  test('are asked for without taking the focus from the number', async () => {
    const { user, press, field, fill } = await openGroup();
    fill({ 'Number of rooms': '1' });
    await press('Show Guests');
    await user.clear(field('Number of rooms'));
    await user.type(field('Number of rooms'), '2');
    expect(field('Number of rooms')).toHaveFocus();
  });

  test('are created by Ctrl and Enter, and the next booking has one room', async () => {
    const { user, field } = await openGroup();
    await user.click(field('Check-out date'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^3 bookings created/)).toBeVisible();
    expect(field('Name')).toHaveValue('');
    expect(field('Number of rooms')).toHaveValue('1');
    expect(field('Room type')).toHaveValue('Double');
  });
});

describe('what is left', () => {
  test('is compared with the wanted rooms, which who runs the hotel may overbook as a whole', async () => {
    const { user, dialog, fill, said, submit, bodies } = await openGroup({ Double: 2 });
    await waitFor(() => expect(said('Room type')).toBe('2 Double rooms left for these nights.'));
    await user.click(dialog.getByLabelText(overbook));
    fill({ 'Number of rooms': '4' });
    expect(dialog.getByLabelText(overbook)).not.toBeChecked();
    await user.click(dialog.getByLabelText(overbook));
    await submit();
    await waitFor(() => expect(bodies()).toMatchObject([{ allow_overbooking: true }]));
  });

  test('stands at each room once they have different types', async () => {
    const { user, dialog, room } = await openGroup({ Double: 2, Triple: 0 });
    await user.click(dialog.getByLabelText('Same type for all rooms'));
    enter(room(3).getByLabelText('Room type'), 'Triple');
    await waitFor(() =>
      expect(room(3).getByLabelText('Room type')).toHaveAccessibleDescription(/^Triple is sold out on /),
    );
    expect(room(2).getByLabelText('Room type')).toHaveAccessibleDescription(
      '2 Double rooms left for these nights.',
    );
    expect(dialog.getAllByLabelText(overbook)).toHaveLength(1);
  });
});

describe('a group that the server refuses', () => {
  test('as sold out keeps its rooms, and can be overbooked', async () => {
    const { api, user, dialog, room, submit, bodies } = await openGroup({ Double: 3 });
    await user.click(room(2).getByRole('button', { name: 'Show Guests' }));
    enter(room(2).getByLabelText('Guest 1 name'), 'Bo');
    const message = 'Double is sold out on these nights.';
    api.refuse(createGroupEndpoint, 409, { errorType: 'SOLD_OUT', message });
    answerLeft({ Double: 2 })(api);
    await submit();
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(await dialog.findByLabelText(overbook));
    expect(room(2).getByLabelText('Guest 1 name')).toHaveValue('Bo');
    await submit();
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ allow_overbooking: true }));
  });

  test('shows each sentence at its field', async () => {
    const { api, user, room, submit } = await openGroup();
    for (const number of [1, 2]) {
      await user.click(room(number).getByRole('button', { name: 'Show Guests' }));
      enter(room(number).getByLabelText('Guest 1 name'), 'Bo');
    }
    const errors = [1, 2].map((number) => ({
      field: `rooms[${number - 1}].passengers[0].name`,
      message: `Name ${number} is odd`,
    }));
    const refused = {
      errorType: 'VALIDATION_ERROR',
      message: 'The bookings are not valid.',
      errors,
    } as const;
    api.refuse(createGroupEndpoint, 400, refused);
    await submit();
    for (const number of [1, 2]) {
      await waitFor(() =>
        expect(room(number).getByLabelText('Guest 1 name')).toHaveAccessibleDescription(
          `Name ${number} is odd`,
        ),
      );
    }
    enter(room(2).getByLabelText('Guest 1 name'), 'Cy');
    expect(room(2).getByLabelText('Guest 1 name')).not.toHaveAccessibleDescription();
    expect(room(1).getByLabelText('Guest 1 name')).toHaveAccessibleDescription('Name 1 is odd');
  });
});
