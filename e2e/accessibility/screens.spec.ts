import { expect, test } from '../suite/test.ts';
import { expectAccessible } from './expect-accessible.ts';
import { walkMenu } from './tour.ts';

test('A visitor can use sign-in with its errors, the 404, and what is said of a server out of reach', async ({
  page,
  signInPage,
}) => {
  await page.goto('/login');
  await signInPage.submit.click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page, 'sign-in with errors');
  await page.goto('/no-such-page');
  await expect(page.getByRole('link', { name: 'Go to Login' })).toBeVisible();
  await expectAccessible(page, 'the 404 outside');
  await page.route('**/api/auth/user-profile', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expectAccessible(page, 'server out of reach');
});

test.describe('A Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('can use every page of the menu, and a list that is empty or failed', async ({
    page,
    shell,
    bookings,
  }) => {
    test.slow();
    await page.goto('/reports');
    await walkMenu(shell, (label) => expectAccessible(page, label));
    await shell.navigate('/create');
    await shell.settled();
    await expectAccessible(page, 'the legacy form');
    await shell.navigate('/?search=nobody-is-called-so&hotelId=1');
    await expect(page.getByText('No bookings found')).toBeVisible();
    await expectAccessible(page, 'empty list');
    await bookings.interceptList((route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'failed list');
  });
});

test.describe('A Hotel Admin', () => {
  test.use({ account: 'admin@seaview.test' });

  test('can use the pages that are different for a hotel', async ({ page, shell }) => {
    test.slow();
    await page.goto('/reports');
    // The Super Admin's test covers the other pages.
    await walkMenu(shell, (label) => expectAccessible(page, label), ['All Bookings', 'Account']);
  });
});

test.describe('A user without permissions', () => {
  test.use({ account: 'none@seaview.test' });

  test('can use the menu, and whatever stands in place of a screen', async ({ page, shell }) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessible(page, 'the 404 inside');
    await shell.navigate('/hotels');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expectAccessible(page, 'access denied');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(shell.menu).toBeVisible();
    await expectAccessible(page, 'phone menu', [375]);
    await page.route('**/releases/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Bookings is not available' })).toBeVisible();
    await expectAccessible(page, 'failure card');
  });
});
