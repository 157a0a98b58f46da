import { expectShownFor, stopClock } from '../suite/shown-for.ts';
import { expect, test } from '../suite/test.ts';

const refusal = { status: 500, json: { success: false, errorType: 'INTERNAL_ERROR' } };

test.describe('When bookings cannot be loaded', () => {
  test.use({ account: 'staff@seaview.test' });

  test('the screen says so for five seconds and loads again on demand', async ({ page, bookings }) => {
    await page.clock.install();
    await stopClock(page);
    await bookings.interceptList((route) => route.fulfill(refusal));
    await page.goto('/');
    await expectShownFor(5000, bookings.banner('Failed to fetch bookings list'));
    await expect(page.getByText('The bookings could not be loaded')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(bookings.rows).toHaveCount(10);
  });

  test('uncounted figures are 0 and can be counted again', async ({ page, bookings }) => {
    await bookings.interceptStats((route) => route.fulfill(refusal));
    await bookings.open();
    await expect(bookings.banner('Failed to fetch booking statistics')).toBeVisible();
    await expect(bookings.stat('Upcoming')).toHaveText('Upcoming0');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Count again' }).click();
    await expect(bookings.stat('Upcoming')).toHaveText(/^Upcoming[1-9]\d*$/);
  });

  test('a plain 403 is told and nobody is signed out', async ({ page, bookings }) => {
    const message = 'You do not have permission to do this.';
    await bookings.interceptList((route) =>
      route.fulfill({ status: 403, json: { success: false, errorType: 'PERMISSION_DENIED', message } }),
    );
    await page.goto('/');
    await expect(bookings.banner(message)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toContain('staff@seaview.test');
    expect((await page.request.get('/api/auth/user-profile')).status()).toBe(200);
  });
});
