import type { Page } from '@playwright/test';
import type { BookingsPage } from '../pages/bookings.page.ts';
import { expect, test } from '../suite/test.ts';

const search = 'GET /api/bookings?search=mar&page=1&limit=10';
const expired = { success: false, errorType: 'TOKEN_EXPIRED', message: 'Expired', tokenExpired: true };

async function searchFor(bookings: BookingsPage): Promise<string[]> {
  const calls = bookings.recordCalls();
  await bookings.search.fill('mar');
  return calls;
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('persist:auth'));
  expect(kept).toBeNull();
}

test.describe('A session that ends while the list is open', () => {
  test.use({ account: 'staff@seaview.test' });

  test.beforeEach(async ({ page, bookings }) => {
    // What restores the last visit is asked for once, and is none of the calls that follow.
    const restored = page.waitForResponse('**/api/auth/user-profile');
    await bookings.open();
    await restored;
    // What the platform asks for and tells at its own times would meet the end of the session first.
    await page.route('**/platform/**', (route) => route.abort());
  });

  test('and can be renewed costs one repeat that nobody notices', async ({ page, context, bookings }) => {
    await context.clearCookies({ name: 'suite_access' });
    const calls = await searchFor(bookings);
    await expect(page).toHaveURL('/?search=mar');
    await expect.poll(() => calls).toEqual([search, search]);
    await bookings.settled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toContain('suite_access');
  });

  test('is repeated for a 403 that says so as well', async ({ page, bookings }) => {
    let refusals = 0;
    await bookings.interceptList((route) => {
      refusals += 1;
      return refusals === 1 ? route.fulfill({ status: 403, json: expired }) : route.continue();
    });
    const calls = await searchFor(bookings);
    await expect(page).toHaveURL('/?search=mar');
    await expect.poll(() => calls).toEqual([search, search]);
    await bookings.settled();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('leads to sign-in when the repeat is refused as well', async ({ page, bookings }) => {
    await bookings.interceptList((route) => route.fulfill({ status: 401, json: expired }));
    const calls = await searchFor(bookings);
    await expectSignedOut(page);
    expect(calls.filter((call) => call === search)).toHaveLength(2);
  });

  test('leads to sign-in at once when nothing can renew it, and back afterwards', async ({
    page,
    context,
    bookings,
    signInPage,
  }) => {
    await context.clearCookies();
    const calls = await searchFor(bookings);
    await expectSignedOut(page);
    expect(calls).toEqual([search]);
    await expect(bookings.rows).toHaveCount(0);
    await page.unroute('**/platform/**');
    await signInPage.fill('staff@seaview.test', 'Demo1234');
    await signInPage.submit.click();
    await expect(page).toHaveURL('/?search=mar');
    await bookings.settled();
  });
});
