import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { exportMonthEndpoint, getDashboardEndpoint, listMonthsEndpoint } from '@suite/contracts/dashboard';
import { userProfileFactory } from '@suite/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const table = () => screen.findByRole('table', { name: 'Month by month' });

describe('month by month', () => {
  test('lists the months around this one, the next one first', async () => {
    const { api } = openDashboard();
    const rows = within(await table()).getAllByRole('row');
    expect(api.callsTo(listMonthsEndpoint).map(({ query }) => query)).toEqual([
      { from: '2026-04', to: '2027-04' },
    ]);
    const cells = (row: HTMLElement | undefined) =>
      within(row ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rows.slice(1).map(cells)).toEqual([
      ['Apr 2027 ', '0', '0', '–', '–', 'CSVExcel'],
      ['Mar 2027 This month', '58', '248', '41.3%', '€29,760', 'CSVExcel'],
      ['Feb 2027 ', '41', '13012 nights without a rate', '23.2%', 'CHF\u00a02,400€14,160', 'CSVExcel'],
    ]);
  });

  test.each([
    ['CSV of Mar 2027', 'csv'],
    ['Excel file of Mar 2027', 'xlsx'],
  ])('%s is saved', async (name, format) => {
    const { api, user } = openDashboard();
    await user.click(within(await table()).getByRole('button', { name }));
    expect(await screen.findByText('Mar 2027 exported successfully!')).toBeVisible();
    expect(api.callsTo(exportMonthEndpoint)).toMatchObject([
      { url: '/dashboard/months/2027-03/export', query: { format } },
    ]);
    expect(saved).toEqual([`month-end-2027-03.${format}`]);
  });

  test('an export that is refused says why', async () => {
    const { api, user } = openDashboard();
    api.refuse(exportMonthEndpoint, 429, { message: 'Too many exports at once.' });
    await user.click(within(await table()).getByRole('button', { name: 'CSV of Feb 2027' }));
    expect(await screen.findByText('Too many exports at once.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  test('months that fail to load leave the rest of the dashboard, and are tried again', async () => {
    const { api, user } = openDashboard({
      prepare: (prepared) => prepared.refuse(listMonthsEndpoint, 503, { message: 'Please try again.' }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Month by month' }));
    expect(await panel.findByText('Please try again.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Seaview' })).toBeVisible();
    api.on(listMonthsEndpoint, () => ({ months: [] }));
    await user.click(panel.getByRole('button', { name: 'Try Again' }));
    expect(await panel.findByText('No stays in these months yet')).toBeVisible();
  });

  test('Refresh reads them again', async () => {
    const { api, user } = openDashboard();
    await table();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(api.callsTo(listMonthsEndpoint)).toHaveLength(2));
  });

  test('is for who manages the hotel', async () => {
    const { api } = openDashboard({ user: userProfileFactory.holding('hotel_checkins_manage').build() });
    await screen.findByRole('region', { name: 'Recent Activities' });
    expect(screen.queryByText('Month by month')).toBeNull();
    expect(api.callsTo(getDashboardEndpoint)).toHaveLength(1);
    expect(api.callsTo(listMonthsEndpoint)).toEqual([]);
  });
});
