import { describe, expect, test } from '@jest/globals';
import { userProfileFactory, dashboardFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

const card = (label: string) => screen.findByRole('group', { name: label });

describe('the Hotel Admin view', () => {
  test.each([
    ["Today's Bookings", '7', '31 in 7 days, 58 this month'],
    ['Available Rooms', '5', 'out of 20, 2 not in service'],
    ['Total Guests', '33', 'Currently staying'],
    ['Staff Available', '6', 'out of 9'],
  ])('card %s: %s, %s', async (label, value, note) => {
    openDashboard();
    expect(await card(label)).toHaveTextContent(`${label}${value}${note}`);
  });

  test('names the hotel, how full it is and what guests think of it', async () => {
    openDashboard();
    const hotel = within(await screen.findByRole('region', { name: 'Seaview' }));
    expect(hotel.getByText('Occupancy Rate')).toBeVisible();
    expect(hotel.getByText('72.2%')).toBeVisible();
    expect(hotel.getByText('of 18 rooms in service')).toBeVisible();
    expect(hotel.getByText('Rating')).toBeVisible();
    expect(hotel.getByText('4.3 / 5')).toBeVisible();
    expect(hotel.getByText('from 12 ratings')).toBeVisible();
  });

  test('shows all five departments with a bar each', async () => {
    openDashboard();
    const panel = within(await screen.findByRole('region', { name: 'Staff Availability' }));
    const bars = panel.getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')])).toEqual([
      ['Reception', '0 of 1'],
      ['Housekeeping', '1 of 2'],
      ['Maintenance', '2 of 3'],
      ['Security', '3 of 4'],
      ['Restaurant', '4 of 5'],
    ]);
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Security3 of 4');
  });

  test('has its two charts with their tables', async () => {
    openDashboard();
    const days = await screen.findByRole('table', { name: 'Figures of Weekly Performance' });
    expect(within(days).getByRole('row', { name: 'Fri 5 Mar 7' })).toBeInTheDocument();
    const hours = screen.getByRole('table', { name: 'Figures of Rush Hours Analysis' });
    expect(within(hours).getByRole('row', { name: '15:00 6' })).toBeInTheDocument();
    expect(within(hours).getAllByRole('row')).toHaveLength(25);
  });

  test('lists what happened last', async () => {
    openDashboard();
    const panel = within(await screen.findByRole('region', { name: 'Recent Activities' }));
    expect(panel.getByText('Ana Silva checked in')).toBeVisible();
    expect(panel.getByText('5 minutes ago')).toBeVisible();
  });

  test('a hotel without rooms is invited to set them up, and shown no figure of rooms', async () => {
    openDashboard({ dashboard: dashboardFactory.hotelWithoutRooms() });
    expect(await screen.findByText('Set up your rooms')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add rooms in the hotel profile' })).toHaveAttribute(
      'href',
      '/hotel-profile',
    );
    expect(await card('Available Rooms')).toHaveTextContent('Available Rooms–No rooms set up yet');
    expect(screen.queryByText('Occupancy Rate')).toBeNull();
    expect(screen.getByText('No ratings yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Assign Rooms' })).toBeNull();
  });

  test('with no room in service there is no rate to state', async () => {
    const { hotelInfo } = dashboardFactory.hotelAdmin();
    const closed = { ...hotelInfo, roomsInService: 0, availableRooms: 0, occupancyRate: null };
    openDashboard({ dashboard: dashboardFactory.hotelAdmin({ hotelInfo: closed }) });
    expect(await screen.findByText('No room in service')).toBeVisible();
    expect(await card('Available Rooms')).toHaveTextContent('Available Rooms0out of 20');
  });

  test('who may not manage the hotel sees its figures and no actions', async () => {
    const user = userProfileFactory.holding('hotel_checkins_manage').build();
    openDashboard({ user });
    await card('Total Guests');
    for (const name of ['Assign Rooms', 'Assign Tasks', 'Add Task', 'Set Duty']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link')).toBeNull();
  });
});
