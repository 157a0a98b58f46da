import { newStay } from '../pages/create-booking.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';
import { expectAccessible } from './expect-accessible.ts';

for (const look of ['light', 'dark'] as const) {
  test.describe(`In the ${look} look`, () => {
    test.use({ colorScheme: look });

    test.describe('a visitor', () => {
      test('can use sign-in with its errors, the 404, and what is said of a server out of reach', async ({
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
    });

    test.describe('a Super Admin', () => {
      test.use({ account: 'superadmin@demo.test' });

      test('can use the list, empty or failed', async ({ page, bookings }) => {
        await bookings.open();
        await expectAccessible(page, 'list');
        await page.goto('/?search=nobody-is-called-so&hotelId=1');
        await expect(page.getByText('No bookings found')).toBeVisible();
        await expectAccessible(page, 'empty list');
        await bookings.interceptList((route) => route.abort());
        await page.goto('/');
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page, 'failed list');
      });
    });

    test.describe('a Hotel Admin', () => {
      test.use({ account: 'admin@seaview.test' });

      test('can use the new booking, with errors, guests and a conflict', async ({
        page,
        suite,
        bookings,
        createBooking,
      }) => {
        await bookings.open();
        await createBooking.open();
        await createBooking.toggleGuests.click();
        await createBooking.addGuest.click();
        await createBooking.submit.click();
        await expect(createBooking.dialog.getByText('Room type is required')).toBeVisible();
        await expectAccessible(page, 'new booking with errors');

        const stay = newStay(dayIn(seaviewZone, 1), dayIn(seaviewZone, 2));
        const { caller } = await signInByApi(suite.url, 'admin@seaview.test');
        await caller.post('/bookings', { ...stay, no_nights: 1 });
        await createBooking.toggleGuests.click();
        await createBooking.fill(stay);
        await createBooking.submit.click();
        await expect(createBooking.createAnyway).toBeVisible();
        await bookings.toasts.hover();
        await expectAccessible(page, 'new booking in conflict');
      });
    });

    test.describe('someone without permissions', () => {
      test.use({ account: 'none@seaview.test' });

      test('can use the list, the menu, and whatever stands in place of a screen', async ({
        page,
        bookings,
        shell,
      }) => {
        await bookings.open();
        await expectAccessible(page, 'list without permissions');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(shell.menu).toBeVisible();
        await expectAccessible(page, 'phone menu', [375]);
        await page.goto('/no-such-page');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
        await expectAccessible(page, 'the 404 inside');

        // No remote of the demo guards a page, so the registry is made to know of one.
        await page.route('**/platform/remotes', async (route) => {
          // Asked as if for the first time: an unchanged document would come without a body.
          const { 'if-none-match': _, ...headers } = route.request().headers();
          const answer = await route.fetch({ headers });
          await route.fulfill({ json: { ...(await answer.json()), restrictedPaths: ['/hotels'] } });
        });
        await page.goto('/hotels');
        await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
        await expectAccessible(page, 'access denied');

        await page.route('**/releases/**', (route) => route.abort());
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Bookings is not available' })).toBeVisible();
        await expectAccessible(page, 'failure card');
      });
    });
  });
}
