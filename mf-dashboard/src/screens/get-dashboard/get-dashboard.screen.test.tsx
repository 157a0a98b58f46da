import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { UserProfile } from '@suite/contracts/auth';
import { getDashboardEndpoint, getRealtimeEndpoint, type Dashboard } from '@suite/contracts/dashboard';
import { prefetchProblems } from '@suite/remote-kit/contract-tests';
import { useAccountChange } from '@suite/session';
import { fakeApi, renderScreen } from '@suite/testing';
import { dashboardFactory, userProfileFactory } from '@suite/testing/factories';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import descriptor from '../../../remote.json';
import { answerDashboard } from '../../testing/fake-dashboard.ts';
import { openDashboard } from '../../testing/open-dashboard.tsx';
import { GetDashboardScreen } from './get-dashboard.screen.tsx';

const loaded = () => screen.findByRole('heading', { name: 'Recent Activities' });
const refresh = () => screen.getByRole('button', { name: /^Refresh/ });

describe('the frame of the dashboard', () => {
  test('says that it is loading, and needs two requests', async () => {
    const { api } = openDashboard();
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.getByText('Loading dashboard...')).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
    await loaded();
    expect(screen.queryByText('Loading dashboard...')).toBeNull();
    expect(api.calls.map(({ endpoint }) => endpoint).sort()).toEqual(['get-dashboard', 'get-realtime']);
  });

  test.each(['/dashboard', '/dashboard?from=2027-03-01&to=2027-03-07'])(
    'what remote.json prefetches at %s is what the screen asks for first',
    async (url) => {
      const { api } = openDashboard({ url });
      await waitFor(() => expect(api.calls).toHaveLength(2));
      expect(prefetchProblems(descriptor, url, api.calls)).toEqual([]);
    },
  );

  test('Refresh reads everything anew and says so meanwhile', async () => {
    const { api, user } = openDashboard();
    await loaded();
    let answer: (dashboard: Dashboard) => void = () => undefined;
    api.on(getDashboardEndpoint, () => new Promise<Dashboard>((resolve) => (answer = resolve)));
    await user.click(refresh());
    expect(refresh()).toHaveTextContent('Refreshing...');
    await waitFor(() => expect(api.callsTo(getDashboardEndpoint)).toHaveLength(2));
    expect(screen.getByRole('group', { name: 'Total Guests' })).toHaveTextContent('33');
    const { bookingStats } = dashboardFactory.hotelAdmin();
    answer(dashboardFactory.hotelAdmin({ bookingStats: { ...bookingStats, totalGuests: 35 } }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Total Guests' })).toHaveTextContent('35'));
    await waitFor(() => expect(refresh()).toHaveTextContent(/^Refresh$/));
    expect(api.callsTo(getRealtimeEndpoint)).toHaveLength(2);
  });

  test.each<[UserProfile, Dashboard, string]>([
    [userProfileFactory.superAdmin().build(), dashboardFactory.superAdmin(), 'across the platform'],
    [userProfileFactory.hotelAdmin().build(), dashboardFactory.hotelAdmin(), 'at your hotel'],
    [userProfileFactory.staff().build(), dashboardFactory.staff(), 'your tasks for today'],
  ])('welcomes by role, before and after the figures are there', async (user, dashboard, words) => {
    openDashboard({ user, dashboard });
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    await loaded();
    expect(screen.getByText(new RegExp(words))).toBeVisible();
  });

  test('a role of a later version sees the Staff view', async () => {
    openDashboard({ dashboard: { ...dashboardFactory.staff(), role: 'Auditor' as 'Staff' } });
    expect(await screen.findByRole('heading', { name: "Today's Overview" })).toBeVisible();
  });

  test('without a hotel, shows the way to the releases instead of zeros, without a request', async () => {
    const operator = userProfileFactory.holding('manage_releases').build({ hotelId: null, hotel_name: null });
    const { api } = openDashboard({ user: operator });
    expect(await screen.findByText('Your account belongs to no hotel')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the releases' })).toHaveAttribute('href', '/releases');
    expect(api.calls).toEqual([]);
  });

  test('signed out: Access Denied, without a request', () => {
    const api = fakeApi();
    renderScreen(<GetDashboardScreen />, { url: '/dashboard' });
    expect(screen.getByText('Access Denied')).toBeVisible();
    expect(screen.getByText('Please log in to view the dashboard.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });
});

describe('a failure', () => {
  test.each([
    [{}, 'Failed to fetch dashboard data'],
    [{ message: 'The figures are being counted.' }, 'The figures are being counted.'],
    [{ message: '' }, 'Failed to load dashboard data'],
  ])('%j says "%s", and Try Again reloads', async (failure, message) => {
    const { api, user } = openDashboard({
      prepare: (faulty) => faulty.refuse(getDashboardEndpoint, 500, failure),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    answerDashboard(api, dashboardFactory.hotelAdmin());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await loaded();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of the real-time figures leaves the rest as it is', async () => {
    openDashboard({
      prepare: (faulty) => faulty.refuse(getRealtimeEndpoint, 503),
    });
    expect(await screen.findByText('Failed to fetch real-time stats')).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
    await loaded();
  });
});

describe('real-time figures', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => {
    setVisibility('visible');
    jest.useRealTimers();
  });

  test('show that they are live, and what they are', async () => {
    openDashboard();
    expect(await screen.findByText('Live')).toBeVisible();
    const figures = screen.getByRole('group', { name: 'Real-time figures' });
    for (const text of ['Active users 12', 'Online bookings 5', 'System status operational']) {
      expect(figures).toHaveTextContent(text);
    }
  });

  test('are read every 30 seconds, not while the page is hidden, and at once when it is seen again', async () => {
    jest.useFakeTimers();
    const { api } = openDashboard();
    const reads = () => api.callsTo(getRealtimeEndpoint).length;
    await pass(0);
    expect(reads()).toBe(1);
    await pass(29_000);
    expect(reads()).toBe(1);
    await pass(1_000);
    expect(reads()).toBe(2);
    await pass(30_000);
    expect(reads()).toBe(3);
    setVisibility('hidden');
    await pass(120_000);
    expect(reads()).toBe(3);
    setVisibility('visible');
    await pass(0);
    expect(reads()).toBe(4);
    // Figures that stayed on view may be outdated, too.
    expect(api.callsTo(getDashboardEndpoint)).toHaveLength(2);
  });

  test('stop with the session', async () => {
    jest.useFakeTimers();
    const api = fakeApi();
    answerDashboard(api, dashboardFactory.staff());
    let signOut = () => {};
    const Host = () => {
      const { endSession } = useAccountChange();
      useEffect(() => {
        signOut = endSession;
      }, [endSession]);
      return <GetDashboardScreen />;
    };
    renderScreen(<Host />, { user: userProfileFactory.staff().build() });
    await pass(0);
    act(() => signOut());
    expect(screen.getByText('Access Denied')).toBeVisible();
    await pass(120_000);
    expect(api.callsTo(getRealtimeEndpoint)).toHaveLength(1);
  });
});
