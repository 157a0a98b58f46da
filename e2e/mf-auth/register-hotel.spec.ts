import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { newHotel, RegisterHotelPage } from '../pages/register-hotel.page.ts';
import { stopClock } from '../suite/shown-for.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Registering a hotel', () => {
  test('costs nothing until it is asked for, and comes from its remote', async ({ page, signInPage }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/releases/') || pathname === '/platform/remotes') files.push(pathname);
    });
    await page.goto('/login');
    await signInPage.email.fill('somebody@seaview.test');
    await page.waitForLoadState('networkidle');
    expect(files).toEqual([]);
    const registration = new RegisterHotelPage(page);
    await registration.open();
    expect(files.filter((path) => path.startsWith('/releases/mf-auth/')).length).toBeGreaterThan(0);
    expect(files.filter((path) => path.startsWith('/releases/mf-bookings/'))).toEqual([]);
    await expectAccessible(page, 'registration');
  });

  test('is handed in, said to be, and empty the next time', async ({ page }) => {
    await page.clock.install();
    const registration = new RegisterHotelPage(page);
    await page.goto('/login');
    await registration.open();
    await registration.fill(newHotel('Harbour House'));
    await registration.submit.click();
    await expect(registration.result).toHaveAccessibleName('Registration Successful');
    await expect(registration.result.getByText(/confirmation email follows/)).toBeVisible();
    await page.mouse.move(2, 2);
    // Running again, the clock lets the dialog fade.
    await stopClock(page);
    await page.clock.fastForward(6000);
    await expect(registration.result).toBeVisible();
    await page.clock.fastForward(5000);
    await page.clock.resume();
    await expect(registration.result).toBeHidden();
    await registration.open();
    await expect(registration.field('Hotel Name')).toHaveValue('');
  });

  test('keeps what was typed when it fails', async ({ page }) => {
    await page.route('**/api/hotel/register', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fulfill({ status: 500, json: { success: false } });
    });
    const registration = new RegisterHotelPage(page);
    await page.goto('/login');
    await registration.open();
    await registration.fill(newHotel('Harbour House'));
    await registration.submit.click();
    await expect(registration.submit).toHaveText('Registering...');
    await expect(registration.result).toHaveAccessibleName('Registration Failed');
    await expect(registration.result.getByRole('alert')).toHaveText('Failed to register hotel');
    await expectAccessible(page, 'registration failed');
    await page.keyboard.press('Escape');
    await registration.open();
    await expect(registration.field('Hotel Name')).toHaveValue('Harbour House');
  });

  test('is out of reach without harm to signing in, and comes back with Retry', async ({
    page,
    signInPage,
  }) => {
    await page.route('**/releases/mf-auth/**', (route) => route.abort());
    await page.goto('/login');
    await signInPage.email.fill('staff@seaview.test');
    const registration = new RegisterHotelPage(page);
    await registration.opener.click();
    await expect(page.getByText(/Hotel registration could not be loaded/)).toBeVisible();
    await expect(signInPage.email).toHaveValue('staff@seaview.test');
    await page.unroute('**/releases/mf-auth/**');
    // It is tried again by itself as well, and then the button is gone before it is pressed.
    await page
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(registration.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await signInPage.fill('staff@seaview.test', 'Demo1234');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/');
  });
});
