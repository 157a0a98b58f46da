import { expect, test } from '@jest/globals';
import {
  createRoomsEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
  updateRoomEndpoint,
} from '@suite/contracts/hotels';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { roomsNumbered } from '../../../testing/fake-hotel-profile.ts';
import { openHotelProfile } from '../../../testing/open-hotel-profile.tsx';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const numbers = async () => {
  const table = await screen.findByRole('table', { name: 'Rooms' });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};
async function choose(room: string, action: string) {
  await press(`Actions for room ${room}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a hotel without rooms is invited to add many at once', async () => {
  const { api } = openHotelProfile({ rooms: [] });
  expect(await screen.findByText('Set up your rooms')).toBeVisible();
  expect(screen.queryByRole('search', { name: 'Filter rooms' })).toBeNull();
  await press('Add Rooms');
  const add = await dialog('Add Rooms');
  fireEvent.change(add.getByLabelText('Room Numbers'), { target: { value: '101-120' } });
  fireEvent.change(add.getByLabelText('Room Type'), { target: { value: 'Family' } });
  fireEvent.click(add.getByRole('button', { name: 'Add 20 Rooms' }));
  expect(await screen.findByText('20 rooms added successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Rooms (20)' })).toBeVisible();
  expect(await numbers()).toHaveLength(20);
  const sent = api.callsTo(createRoomsEndpoint)[0]?.body as { rooms: object[] };
  expect(sent.rooms.at(-1)).toEqual({ room_number: '120', room_type: 'Family', status: 'Clean' });
});

test('numbers that make no sense are refused before they are sent', async () => {
  const { api } = openHotelProfile();
  await press('Add Rooms');
  const add = await dialog('Add Rooms');
  const field = add.getByLabelText('Room Numbers');
  fireEvent.click(add.getByRole('button', { name: 'Add Room' }));
  expect(await add.findByText('Room numbers are required')).toBeVisible();
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: '120-101' } });
  expect(add.getByText('The range 120-101 ends before it begins')).toBeVisible();
  fireEvent.change(field, { target: { value: '1'.repeat(21) } });
  expect(add.getByText('Room number must be at most 20 characters')).toBeVisible();
  expect(api.callsTo(createRoomsEndpoint)).toEqual([]);
});

test('a number that is taken is said at the numbers, and closing asks before entries are lost', async () => {
  openHotelProfile();
  await press('Add Rooms');
  const add = await dialog('Add Rooms');
  fireEvent.change(add.getByLabelText('Room Numbers'), { target: { value: '103, 104' } });
  fireEvent.click(add.getByRole('button', { name: 'Add 2 Rooms' }));
  expect(await add.findByText('There is a room 103 already. No room was added.')).toBeVisible();
  await waitFor(() => expect(add.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  fireEvent.click(add.getByRole('button', { name: 'Cancel' }));
  await press('Keep editing');
  expect(add.getByLabelText('Room Numbers')).toHaveValue('103, 104');
});

test('a room gets another number and state; the counts follow', async () => {
  openHotelProfile();
  await choose('102', 'Edit Room');
  const edit = await dialog('Edit Room 102');
  fireEvent.change(edit.getByLabelText('Room Number'), { target: { value: '101' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save Room' }));
  expect(await edit.findByText('There is a room 101 already.')).toBeVisible();
  fireEvent.change(edit.getByLabelText('Room Number'), { target: { value: '202' } });
  fireEvent.change(edit.getByLabelText('Status'), { target: { value: 'Out of Order' } });
  expect(edit.getByLabelText('Status')).toHaveAccessibleDescription(/^Out of Order has no end\./);
  fireEvent.click(edit.getByRole('button', { name: 'Save Room' }));
  expect(await screen.findByText('Room updated successfully!')).toBeVisible();
  await waitFor(async () => expect(await numbers()).toEqual(['101', '202', '103']));
  const counts = within(screen.getByRole('list', { name: 'Rooms by status' }));
  expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2Clean',
    '0Dirty',
    '0Maintenance',
    '1Out of Order',
  ]);
});

test('a clean room is marked as inspected, with who did it, and a dirty one is not', async () => {
  const { api } = openHotelProfile();
  await choose('102', 'Mark as inspected');
  expect(await screen.findByText('Inspected')).toBeVisible();
  expect(screen.getByText('Ana Reis')).toBeVisible();
  expect(api.callsTo(updateRoomEndpoint)[0]?.body).toMatchObject({ status: 'Clean', inspected: true });
  await choose('102', 'Mark as not inspected');
  await waitFor(() => expect(screen.queryByText('Inspected')).toBeNull());
  await choose('101', 'Edit Room');
  const edit = await dialog('Edit Room 101');
  fireEvent.change(edit.getByLabelText('Status'), { target: { value: 'Dirty' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save Room' }));
  await screen.findByText('Dirty', { selector: 'td *' });
  await press('Actions for room 101');
  expect(screen.queryByRole('menuitem', { name: 'Mark as inspected' })).toBeNull();
});

test('a room that another user changed meanwhile can be loaded again', async () => {
  const { stored } = openHotelProfile();
  await choose('102', 'Edit Room');
  const edit = await dialog('Edit Room 102');
  const newer = { status: 'Dirty', updated_at: '2027-03-06T12:00:00.000Z' };
  stored.rooms = stored.rooms.map((room) => (room.room_number === '102' ? { ...room, ...newer } : room));
  fireEvent.change(edit.getByLabelText('Room Type'), { target: { value: 'Single' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save Room' }));
  expect(await edit.findByText(/^Another user has changed room 102/)).toBeVisible();
  expect(await screen.findByText('Dirty', { selector: 'td *' })).toBeVisible();
  fireEvent.click(edit.getByRole('button', { name: 'Load what is stored' }));
  await waitFor(() => expect(edit.getByLabelText('Status')).toHaveValue('Dirty'));
  expect(edit.getByLabelText('Room Type')).toHaveValue('Double');
});

test('a room that another user moved out of the filter can be loaded again and saved', async () => {
  const { stored } = openHotelProfile({
    rooms: roomsNumbered(...Array.from({ length: 101 }, (_, at) => `${at + 101}`)),
  });
  fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'Clean' } });
  await choose('102', 'Edit Room');
  const edit = await dialog('Edit Room 102');
  const newer = { room_number: '999', status: 'Dirty', updated_at: '2027-03-06T12:00:00.000Z' };
  const changed = stored.rooms.find(({ room_number }) => room_number === '102');
  stored.rooms = stored.rooms.filter((room) => room !== changed);
  if (changed) stored.rooms.push({ ...changed, ...newer });
  fireEvent.change(edit.getByLabelText('Room Type'), { target: { value: 'Single' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save Room' }));
  expect(await edit.findByText(/^Another user has changed room 999/)).toBeVisible();
  await waitFor(async () => expect((await numbers()).slice(0, 2)).toEqual(['101', '103']));
  fireEvent.click(edit.getByRole('button', { name: 'Load what is stored' }));
  await waitFor(() => expect(edit.getByLabelText('Status')).toHaveValue('Dirty'));
  fireEvent.change(edit.getByLabelText('Room Type'), { target: { value: 'Single' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save Room' }));
  expect(await screen.findByText('Room updated successfully!')).toBeVisible();
});

test('a room is deleted after a question; one that is needed stays, and why', async () => {
  const needed = 'Room 101 is still needed: on 05/Mar/2027 there would be one booking and no room.';
  const { api } = openHotelProfile();
  await choose('103', 'Delete Room');
  const ask = await dialog('Delete Room');
  expect(
    ask.getByText('Are you sure you want to delete room 103? This action cannot be undone.'),
  ).toBeVisible();
  fireEvent.click(ask.getByRole('button', { name: 'Delete Room' }));
  expect(await screen.findByText('Room deleted successfully!')).toBeVisible();
  await waitFor(async () => expect(await numbers()).toEqual(['101', '102']));
  api.refuse(deleteRoomEndpoint, 409, { message: needed, errorType: 'CONFLICT' });
  await choose('101', 'Delete Room');
  const again = await dialog('Delete Room');
  fireEvent.click(again.getByRole('button', { name: 'Delete Room' }));
  expect(await again.findByText(needed)).toBeVisible();
});

test('filters and page are in the URL', async () => {
  const rooms = roomsNumbered(...Array.from({ length: 45 }, (_, index) => String(101 + index)));
  const { api, url } = openHotelProfile({ rooms, url: '/hotel-profile?page=2' });
  expect(await screen.findByText('Showing 21 to 40 of 45 results')).toBeVisible();
  const bar = within(screen.getByRole('search', { name: 'Filter rooms' }));
  fireEvent.change(bar.getByLabelText('Status'), { target: { value: 'Dirty' } });
  expect(await screen.findByText('No rooms found')).toBeVisible();
  expect(url()).toBe('/hotel-profile?status=Dirty');
  expect(screen.getByRole('heading', { name: 'Rooms (45)' })).toBeVisible();
  expect(api.callsTo(listRoomsEndpoint).at(-1)?.query).toEqual({ page: 1, limit: 20, status: 'Dirty' });
});

test('rooms that cannot be fetched are said, and asked for again', async () => {
  openHotelProfile({
    prepare: (api) => api.refuse(listRoomsEndpoint, 500),
  });
  expect(await screen.findByText('Failed to fetch rooms')).toBeVisible();
  expect(screen.getByText('The rooms could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
