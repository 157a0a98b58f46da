import { describe, expect, test } from '@jest/globals';
import type { SuperAdminDashboard } from '@suite/contracts/dashboard';
import { dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { screen, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

const open = (fields?: Partial<SuperAdminDashboard>) =>
  openDashboard({
    user: userProfileFactory.superAdmin().build(),
    dashboard: dashboardFactory.superAdmin(fields),
  });
const card = (label: string) => screen.findByRole('group', { name: label });
const rowsOf = (panel: string) =>
  within(screen.getByRole('region', { name: panel }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const plain = dashboardFactory.superAdmin();

describe('the Super Admin view', () => {
  test.each([
    ['Total Hotels', '21', '+5.3% this month'],
    ['Total Bookings', '1834', '97 this month'],
    ['Revenue', '€2.5M', 'Monthly total €2,450,000'],
    ['Pending Hotels', '4', 'Awaiting approval'],
  ])('card %s: %s, %s', async (label, value, note) => {
    open();
    expect(await card(label)).toHaveTextContent(`${label}${value}${note}`);
  });

  test('does not add currencies, nor leave out what has no price', async () => {
    open({ bookingStats: { ...plain.bookingStats, nightsWithoutRate: 12 } });
    const revenue = await card('Revenue');
    expect(revenue).toHaveTextContent(/and CHF.310,000/);
    expect(revenue).toHaveTextContent('12 nights without a rate');
  });

  test('without hotels before this month there is no growth to speak of', async () => {
    open({ hotelStats: { ...plain.hotelStats, monthlyGrowth: null } });
    expect(await card('Total Hotels')).toHaveTextContent('All of them new this month');
    expect(await card('Total Hotels')).not.toHaveTextContent('%');
  });

  test('without any rate revenue is nothing of no currency', async () => {
    const none = { revenue: 0, currency: null, revenueByCurrency: [] };
    open({ bookingStats: { ...plain.bookingStats, ...none } });
    expect(await card('Revenue')).toHaveTextContent(/0\.0MMonthly total$/);
  });

  test('lists the top hotels and what happened last', async () => {
    open();
    await card('Revenue');
    expect(rowsOf('Top Performing Hotels')).toEqual([
      'Seaview412 bookings€512,300',
      'Alpine95 bookingsNo rates set',
    ]);
    expect(rowsOf('Recent Activities')).toEqual([
      'Harbour asked to be registered30 minutes ago',
      'Seaview has 30 bookings today2 hours ago',
      'Alpine was approvedyesterday',
      'Marsh was rejected2 days ago',
    ]);
  });

  test('has a table behind both charts', async () => {
    open();
    await card('Revenue');
    const cellsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(cellsOf('Figures of Monthly Growth')).toEqual(['MonthHotels', 'Feb 20273', 'Mar 20271']);
    expect(cellsOf('Figures of Revenue Trend')).toEqual([
      'MonthRevenue (EUR)Revenue (CHF)',
      'Feb 20271,900,0000',
      'Mar 20272,450,000310,000',
    ]);
  });

  test('says so where there is nothing yet', async () => {
    open({ topPerformingHotels: [], recentActivities: [], monthlyData: [] });
    for (const text of [
      'No hotel has bookings in this time.',
      'Nothing has happened yet.',
      'No hotel registered in this time.',
      'No revenue in this time.',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });
});
