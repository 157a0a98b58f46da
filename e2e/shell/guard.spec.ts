import type { Route } from '@playwright/test';
import { signInByApi } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

const closed = [
  '/',
  '/bookings',
  '/dashboard',
  '/create',
  '/users',
  '/hotels',
  '/reports',
  '/account',
  '/roles',
];

test.describe('The guard', () => {
  test('sends a visitor from every closed page to sign in, and back again', async ({
    page,
    signInPage,
    shell,
  }) => {
    await page.goto('/roles');
    await expect(page).toHaveURL('/login');
    for (const path of closed) {
      await shell.navigate(path);
      await expect(page, path).toHaveURL('/login');
    }
    await signInPage.fill('admin@seaview.test', 'Demo1234');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/roles');
    await expect(page.getByRole('heading', { name: 'Role Management' })).toBeVisible();

    await page.goto('/login');
    await expect(page).toHaveURL('/');
    expect((await page.request.get('/api/auth/user-profile')).status()).toBe(200);
  });

  test('shows its screen for at least half a second, and tells a visitor of an unknown page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: { last?: number } = {};
      Object.assign(globalThis, { guardSeen: seen });
      const look = () => {
        if (document.querySelector('[role=status]')?.textContent?.includes('Loading...')) {
          seen.last = performance.now();
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const { last = 0 } = await page.evaluate(
      () => (globalThis as unknown as { guardSeen: { last?: number } }).guardSeen,
    );
    expect(last).toBeGreaterThanOrEqual(450);
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test.describe('for somebody signed in', () => {
    test.use({ account: 'none@seaview.test' });

    test('waits five seconds for the last visit to be restored, and goes on', async ({ page }) => {
      await page.clock.install();
      await page.goto('/reports');
      const reports = page.getByText('Reports Page (Coming Soon)');
      await expect(reports).toBeVisible();
      const held: Route[] = [];
      await page.route('**/api/auth/user-profile', (route) => void held.push(route));
      await page.reload();
      await expect.poll(() => held.length).toBe(1);
      await expect(page.getByRole('status')).toHaveText('Loading application...');
      await page.clock.fastForward(5_000);
      await page.clock.fastForward(500);
      await expect(page.getByText('The server cannot be reached')).toBeVisible();
      // An answer that comes after all still counts.
      await held[0]?.continue();
      await expect(reports).toBeVisible();
    });

    test('gets a part of the shell that did not arrive at first without asking for it', async ({ page }) => {
      const lost: string[] = [];
      await page.route(/\/assets\/(?!main\.).*\.js$/, (route) => {
        if (lost.length > 0) return route.continue();
        lost.push(route.request().url());
        return route.abort();
      });
      await page.goto('/reports');
      await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
      expect(lost).toHaveLength(1);
    });

    test('denies what is not for them, inside the layout and on the server', async ({
      page,
      suite,
      shell,
    }) => {
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(shell.sidebar).toBeVisible();
      for (const path of ['/hotels', '/users', '/roles']) {
        await shell.navigate(path);
        await expect(page.getByRole('heading', { name: 'Access Denied' }), path).toBeVisible();
        await expect(shell.sidebar).toBeVisible();
        await shell.navigate('/reports');
        await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
      }
      const { caller } = await signInByApi(suite.url, 'none@seaview.test');
      for (const call of ['/hotel/list', '/hotel/staff', '/hotel/roles', '/hotel/permissions']) {
        expect((await caller.get(call)).status, call).toBe(403);
      }
    });

    test('ends the session in every tab, and Back shows nothing protected', async ({
      page,
      context,
      shell,
      bookings,
    }) => {
      await bookings.open();
      const other = await context.newPage();
      await other.goto('/reports');
      await expect(other.getByText('Reports Page (Coming Soon)')).toBeVisible();
      await page.goto('/account');
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
      await shell.signOut();
      await expect(page.getByText('Logged out successfully!')).toBeVisible();
      await expect(other).toHaveURL('/login');
      await page.goBack();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      await expect(shell.sidebar).toHaveCount(0);
      expect((await page.request.get('/api/auth/user-profile')).status()).toBe(401);
    });
  });
});
