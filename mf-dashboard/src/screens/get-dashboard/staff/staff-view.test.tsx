import { describe, expect, test } from '@jest/globals';
import { finishTaskEndpoint, setRoomStateEndpoint } from '@suite/contracts/dashboard';
import { dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

const open = (options: Partial<Parameters<typeof openDashboard>[0]> = {}) =>
  openDashboard({
    user: userProfileFactory.staff().build(),
    dashboard: dashboardFactory.staff(),
    ...options,
  });
const card = (label: string) => screen.findByRole('group', { name: label });
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the Staff view', () => {
  test("is about today: Today's Overview and the date", async () => {
    open();
    expect(await screen.findByRole('heading', { name: "Today's Overview" })).toBeVisible();
    expect(screen.getByText('05/Mar/2027')).toBeVisible();
  });

  test.each([
    ["Today's Bookings", '7', '31 in the last 7 days'],
    ['Rooms Assigned', '3', '1 completed'],
    ["Today's Guests", '33', 'Staying tonight'],
  ])('card %s: %s, %s', async (label, value, note) => {
    open();
    expect(await card(label)).toHaveTextContent(`${label}${value}${note}`);
  });

  test('lists tasks with their priority in its colour, and a time', async () => {
    open();
    await card('Rooms Assigned');
    expect(listed('Upcoming Tasks')).toEqual([
      'HighClean after departure15:00, room 102Done',
      'MediumPrepare for arrival16:30Done',
      'LowCount the linen06/Mar/2027, 09:00, unassignedDone',
    ]);
    expect(screen.getByText('High')).toHaveClass('danger');
    expect(screen.getByText('Medium')).toHaveClass('warning');
    expect(screen.getByText('Low')).toHaveClass('success');
  });

  test('has its charts: bookings of the week, and rooms by state', async () => {
    open();
    const states = await screen.findByRole('table', { name: 'Figures of Room Status Overview' });
    const rows = within(states).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'StatusRooms',
      'Clean8',
      'Dirty6',
      'Maintenance4',
      'Out of Order2',
    ]);
    expect(screen.getByRole('table', { name: 'Figures of Weekly Activity' })).toBeInTheDocument();
  });

  test('says so where there is nothing', async () => {
    open({ dashboard: dashboardFactory.staffWithoutWork() });
    for (const text of [
      'Nothing is waiting for you.',
      'No rooms are assigned to you.',
      'The hotel has not set up its rooms yet.',
      'Nothing has happened yet.',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test('without a permission for bookings one adds no tasks', async () => {
    open({ user: userProfileFactory.withoutPermissions().build() });
    await card('Rooms Assigned');
    expect(screen.queryByRole('button', { name: 'Add Task' })).toBeNull();
  });
});

describe('a staff member', () => {
  test('marks a room clean, and the card counts it', async () => {
    const { api, user } = open();
    expect(await card('Rooms Assigned')).toHaveTextContent('1 completed');
    await user.click(screen.getByRole('button', { name: 'Mark Clean: room 102' }));
    await waitFor(async () => expect(await card('Rooms Assigned')).toHaveTextContent('2 completed'));
    expect(screen.getByText('Room 102: Clean')).toBeVisible();
    expect(api.callsTo(setRoomStateEndpoint)[0]).toMatchObject({
      url: '/dashboard/rooms/102',
      body: { status: 'Clean' },
    });
    expect(listed('My Rooms')).toContain('Room 102SingleClean');
  });

  test('moves a room between the three states that are theirs to set', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'State of room 101' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Inspected',
      'Dirty',
      'Maintenance',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Maintenance' }));
    await waitFor(() => expect(listed('My Rooms')).toContain('Room 101DoubleMaintenance'));
    expect(api.callsTo(setRoomStateEndpoint)[0]?.body).toEqual({ status: 'Maintenance' });
  });

  test('marks a clean room as inspected', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'State of room 101' }));
    await user.click(screen.getByRole('menuitem', { name: 'Inspected' }));
    await waitFor(() => expect(listed('My Rooms')).toContain('Room 101DoubleInspected'));
    expect(api.callsTo(setRoomStateEndpoint)[0]?.body).toEqual({ status: 'Clean', inspected: true });
  });

  test('leaves a room that is out of order to the admin', async () => {
    const [room] = dashboardFactory.staff().assignedRooms;
    open({ dashboard: dashboardFactory.staff({ assignedRooms: [{ ...room!, status: 'Out of Order' }] }) });
    await card('Rooms Assigned');
    expect(listed('My Rooms')).toEqual(['Room 101DoubleOut of Order']);
    expect(screen.queryByRole('button', { name: 'State of room 101' })).toBeNull();
  });

  test('finishes a task of a known room at once', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Done: Clean after departure' }));
    await waitFor(() => expect(listed('Upcoming Tasks')).toHaveLength(2));
    expect(api.callsTo(finishTaskEndpoint)[0]).toMatchObject({ url: '/dashboard/tasks/1/finish', body: {} });
  });

  test('finishes at once what is about no stay, as a late check-out, without asking for a room', async () => {
    const [task] = dashboardFactory.staff().upcomingTasks;
    const late = { ...task!, task: 'Late check-out', kind: 'guest_request', room_number: null };
    const { api, user } = open({ dashboard: dashboardFactory.staff({ upcomingTasks: [late] }) });
    await user.click(await screen.findByRole('button', { name: 'Done: Late check-out' }));
    expect(await screen.findByText('Task done')).toBeVisible();
    expect(api.callsTo(finishTaskEndpoint)[0]?.body).toEqual({});
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says in which room the task of a stay was done that named none', async () => {
    const { api, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Done: Prepare for arrival' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish Task' }));
    await dialog.findByRole('option', { name: '101 (Double)' });
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'No room',
      '102 (Suite)',
      '101 (Double)',
    ]);
    await user.selectOptions(dialog.getByLabelText('Done in room'), '101 (Double)');
    await user.click(dialog.getByRole('button', { name: 'Mark as Done' }));
    expect(await screen.findByText('Task done')).toBeVisible();
    expect(api.callsTo(finishTaskEndpoint)[0]?.body).toEqual({ room_id: 101 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is told what was refused', async () => {
    const { user } = open({
      prepare: (api) =>
        api.refuse(setRoomStateEndpoint, 403, { message: 'This room is assigned to another staff member' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Mark Clean: room 102' }));
    expect(await screen.findByText('This room is assigned to another staff member')).toBeVisible();
    expect(listed('My Rooms')).toContain('Room 102SingleDirtyMark Clean');
  });
});
