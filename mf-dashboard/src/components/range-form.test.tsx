import { describe, expect, test } from '@jest/globals';
import { getDashboardEndpoint } from '@suite/contracts/dashboard';
import { dashboardFactory } from '@suite/testing/factories';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openDashboard } from '../testing/open-dashboard.tsx';

const day = (label: string) => screen.findByLabelText(label);
const set = async (label: string, value: string) => {
  fireEvent.change(await day(label), { target: { value } });
};
const choose = () => screen.getByRole('button', { name: 'Show these days' });

describe('the days of the charts', () => {
  test('are those the figures came with', async () => {
    const { api } = openDashboard();
    expect(await day('From date')).toHaveValue('27/Feb/2027');
    expect(await day('To date')).toHaveValue('05/Mar/2027');
    expect(api.callsTo(getDashboardEndpoint)[0]?.query).toEqual({});
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  test('change in the address and in what is asked, and can be given up', async () => {
    const { api, user, url } = openDashboard();
    await set('From date', '2027-02-01');
    await user.click(choose());
    expect(url()).toBe('/dashboard?from=2027-02-01&to=2027-03-05');
    await waitFor(() =>
      expect(api.callsTo(getDashboardEndpoint).at(-1)?.query).toEqual({
        from: '2027-02-01',
        to: '2027-03-05',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(url()).toBe('/dashboard');
  });

  test('are checked before anything is asked', async () => {
    const { api, user, url } = openDashboard();
    await set('From date', '2027-03-06');
    await user.click(choose());
    expect(await screen.findByText('From date must not be after To date')).toBeVisible();
    expect(url()).toBe('/dashboard');
    expect(api.callsTo(getDashboardEndpoint)).toHaveLength(1);
  });

  test('of a copied link are asked at once', async () => {
    const range = { from: '2027-01-01', to: '2027-01-31' };
    const { api } = openDashboard({
      url: '/dashboard?from=2027-01-01&to=2027-01-31',
      dashboard: dashboardFactory.hotelAdmin({ range }),
    });
    expect(await day('From date')).toHaveValue('01/Jan/2027');
    expect(api.callsTo(getDashboardEndpoint).map(({ query }) => query)).toEqual([range]);
  });
});
