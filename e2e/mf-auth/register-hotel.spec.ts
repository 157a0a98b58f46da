import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { newHotel, RegisterHotelPage } from '../pages/register-hotel.page.ts';
import { breakRequests } from '../suite/break-requests.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Registering a hotel', () => {
  test('costs nothing until it is asked for, comes from its remote, and keeps what was typed when it fails', async ({
    page,
    signInPage,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/releases/')) files.push(pathname);
    });
    await page.goto('/login');
    await signInPage.email.fill('somebody@seaview.test');
    await page.waitForLoadState('networkidle');
    // The page after the sign-in is prefetched when the browser is idle.
    expect(files.filter((path) => !path.startsWith('/releases/mf-bookings/'))).toEqual([]);
    const registration = new RegisterHotelPage(page);
    await registration.open();
    expect(files.filter((path) => path.startsWith('/releases/mf-auth/')).length).toBeGreaterThan(0);
    await expectAccessible(page, 'registration');

    await page.route('**/api/hotel/register', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await registration.fill(newHotel('Harbour House'));
    await registration.submit.click();
    await expect(registration.result).toHaveAccessibleName('Registration Failed');
    await expectAccessible(page, 'registration failed');
    await page.keyboard.press('Escape');
    await expect(registration.opener).toBeFocused();
    await registration.open();
    await expect(registration.field('Hotel Name')).toHaveValue('Harbour House');
  });

  test('is out of reach without harm to signing in, and comes back with Retry', async ({
    page,
    signInPage,
  }) => {
    const mend = await breakRequests(page, '**/releases/mf-auth/**', (route) => route.abort());
    await page.goto('/account');
    await signInPage.email.fill('staff@seaview.test');
    const registration = new RegisterHotelPage(page);
    await registration.opener.click();
    await expect(page.getByText(/Hotel registration could not be loaded/)).toBeVisible();
    await expect(signInPage.email).toHaveValue('staff@seaview.test');
    mend();
    // An automatic retry may remove the button before the click.
    await page
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await expect(registration.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await signInPage.fill('staff@seaview.test', 'Demo1234');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/account');
  });
});
