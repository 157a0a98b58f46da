import { signInByApi } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

const closed = [
  '/',
  '/bookings',
  '/dashboard',
  '/create',
  '/users',
  '/hotels',
  '/roles',
  '/account',
  '/reports',
];

test.describe('The guard', () => {
  test('sends a visitor from every closed page to sign in, and back again', async ({
    page,
    signInPage,
    shell,
  }) => {
    await page.goto('/reports');
    await expect(page).toHaveURL('/login');
    for (const path of closed) {
      await shell.navigate(path);
      await expect(page, path).toHaveURL('/login');
    }
    await signInPage.fill('admin@seaview.test', 'Demo1234');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/reports');
    await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
    expect((await page.request.get('/api/auth/user-profile')).status()).toBe(200);
  });

  test.describe('for a signed-in user', () => {
    test.use({ account: 'none@seaview.test' });

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
    }) => {
      await page.goto('/reports');
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
