import { expect, test } from '@jest/globals';
import { addDays, calendarDateIn } from '@suite/contracts/dates';
import {
  createBlockEndpoint,
  deleteBlockEndpoint,
  listBlocksEndpoint,
  type RoomBlock,
} from '@suite/contracts/rooms';
import { formatCalendarDate } from '@suite/i18n/dates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '@suite/testing/fake-api';
import { openHotelProfile } from '../../../testing/open-hotel-profile.tsx';

const today = calendarDateIn('Europe/Lisbon');
const inDays = (days: number) => addDays(today, days);
const shown = (date: string) => formatCalendarDate(date) ?? '';

const shower: RoomBlock = {
  id: 1,
  room_id: 2,
  room_number: '102',
  kind: 'out_of_order',
  from: inDays(-3),
  to: inDays(4),
  reason: 'broken shower',
  created_by: 'Rui Costa',
};
const cleaning: RoomBlock = {
  ...shower,
  id: 2,
  room_id: 3,
  room_number: '103',
  kind: 'out_of_service',
  from: inDays(7),
  to: inDays(8),
  reason: 'deep cleaning',
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const rowsOf = async (name: string) => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell'));
};
async function openBlockDialog(number: string) {
  await press(`Actions for room ${number}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Block…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Block Room ${number}` }));
  const enter = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return { dialog, enter, submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Block Room' })) };
}

test('blocks are listed from today on, and a room that is blocked today shows it in its row', async () => {
  openHotelProfile({ blocks: [shower, cleaning] });
  expect((await rowsOf('Blocked rooms')).map((cells) => cells.map((cell) => cell.textContent))).toEqual([
    ['102', 'Out of order', shown(shower.from), shown(shower.to), 'broken shower', 'Rui Costa', 'End block'],
    [
      '103',
      'Out of service',
      shown(cleaning.from),
      shown(cleaning.to),
      'deep cleaning',
      'Rui Costa',
      'End block',
    ],
  ]);
  expect(await screen.findByText(`Out of order until ${shown(shower.to)}: broken shower`)).toBeVisible();
  const statuses = (await rowsOf('Rooms')).map((cells) => cells[2]?.textContent);
  expect(statuses).toEqual(['Clean', `CleanOut of order until ${shown(shower.to)}: broken shower`, 'Clean']);
});

test('a room is blocked from today, with the morning from which it is free again', async () => {
  const { api } = openHotelProfile();
  expect(await screen.findByText('No rooms are blocked')).toBeVisible();
  const { dialog, enter, submit } = await openBlockDialog('101');
  expect(dialog.getByLabelText('First night')).toHaveValue(shown(today));
  enter('Until', inDays(2));
  enter('Reason', 'broken shower');
  submit();
  expect(
    await screen.findByText(`Room 101 is blocked from ${shown(today)} until ${shown(inDays(2))}`),
  ).toBeVisible();
  expect(api.callsTo(createBlockEndpoint)[0]?.body).toEqual({
    room_id: 1,
    kind: 'out_of_order',
    from: today,
    to: inDays(2),
    reason: 'broken shower',
  });
  expect(await rowsOf('Blocked rooms')).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Block Room 101' })).toBeNull();
});

test('what is missing or wrong is said at its field, before anything is sent', async () => {
  const { api } = openHotelProfile();
  const { dialog, enter, submit } = await openBlockDialog('101');
  submit();
  expect(await dialog.findByText('Until is required')).toBeVisible();
  expect(dialog.getByText('Reason is required')).toBeVisible();
  expect(dialog.getByLabelText('Until')).toHaveFocus();
  enter('Until', today);
  expect(dialog.getByText('Until must be after the first night')).toBeVisible();
  enter('Until', inDays(401));
  expect(dialog.getByText('A room can be blocked for at most 400 nights at once')).toBeVisible();
  enter('First night', 'tomorrow');
  expect(dialog.getByText('First night must be a date')).toBeVisible();
  expect(api.callsTo(createBlockEndpoint)).toEqual([]);
});

test('a stay in the way is named at the nights, and no entry is lost', async () => {
  const taken = 'Room 101 is taken by booking #88 from 14/Dec/2026 to 16/Dec/2026.';
  const errors = [{ field: 'room_id', message: taken }];
  const { api } = openHotelProfile();
  api.refuse(createBlockEndpoint, 409, { message: taken, errorType: 'CONFLICT', errors });
  const { dialog, enter, submit } = await openBlockDialog('101');
  enter('Until', inDays(2));
  enter('Reason', 'broken shower');
  submit();
  expect(await dialog.findByText(taken)).toBeVisible();
  expect(dialog.getByLabelText('First night')).toHaveAccessibleDescription(taken);
  expect(dialog.getByLabelText('First night')).toHaveFocus();
  expect(dialog.getByLabelText('Until')).toHaveValue(formatCalendarDate(inDays(2)));
  expect(dialog.getByLabelText('Reason')).toHaveValue('broken shower');
});

test('a block is ended, and restored for the nights that are left', async () => {
  const { api } = openHotelProfile({ blocks: [shower] });
  const end = await screen.findByRole('button', { name: /^End block of room 102 from / });
  end.focus();
  fireEvent.click(end);
  expect(await screen.findByText('Room 102 is no longer blocked')).toBeVisible();
  expect(await screen.findByText('No rooms are blocked')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Blocked rooms' })).toHaveFocus());
  await press('Undo');
  expect(await screen.findByText('Room 102 is blocked again')).toBeVisible();
  expect(api.callsTo(createBlockEndpoint)[0]?.body).toMatchObject({ from: today, to: shower.to });
  expect(await rowsOf('Blocked rooms')).toHaveLength(1);
});

test('a block that was ended meanwhile says so, and the list is read again', async () => {
  const { api, stored } = openHotelProfile({ blocks: [shower] });
  const gone = 'This block was not found. It may have ended.';
  const end = await screen.findByRole('button', { name: /^End block of room 102/ });
  api.on(deleteBlockEndpoint, () => {
    stored.blocks = [];
    throw refusal(404, { message: gone, errorType: 'NOT_FOUND' });
  });
  fireEvent.click(end);
  expect(await screen.findByText(gone)).toBeVisible();
  expect(await screen.findByText('No rooms are blocked')).toBeVisible();
});

test('blocks that cannot be fetched are said, and asked for again', async () => {
  const { api } = openHotelProfile({ prepare: (one) => one.refuse(listBlocksEndpoint, 500) });
  expect(await screen.findByText('Failed to fetch the blocked rooms')).toBeVisible();
  expect(screen.getByText('The blocked rooms could not be loaded')).toBeVisible();
  api.on(listBlocksEndpoint, () => ({ blocks: [cleaning] }));
  await press('Try Again');
  expect(await rowsOf('Blocked rooms')).toHaveLength(1);
});
