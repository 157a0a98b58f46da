import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../suite/test.ts';

const searchPath = (text: string) => `/api/bookings?search=${text}&page=1&limit=10`;
const search = (text: string) => `GET ${searchPath(text)}`;

async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
}

test.describe('A session that ends while the list is open', () => {
  test.use({ account: 'staff@seaview.test' });

  test('is renewed unseen while it can be, and else leads to sign-in and back', async ({
    page,
    context,
    shell,
    bookings,
    signInPage,
  }) => {
    await bookings.open();
    const recorded = shell.recordCalls();
    const calls = () => recorded.filter((call) => call.startsWith('GET /api/bookings?'));

    await test.step('renewed: one repeat without a message', async () => {
      const before = await cookiesOf(context);
      // Only this request uses the expired session, since other requests of the platform could renew it first.
      await page.route(
        searchPath('mar'),
        async (route) => {
          const cookie = `suite_refresh=${before['suite_refresh']}`;
          const headers = { ...route.request().headers(), cookie };
          await route.fulfill({ response: await route.fetch({ headers }) });
        },
        { times: 1 },
      );
      await bookings.search.fill('mar');
      await expect(page).toHaveURL('/?search=mar');
      await expect.poll(calls).toEqual([search('mar'), search('mar')]);
      await bookings.settled();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect((await cookiesOf(context))['suite_access']).not.toBe(before['suite_access']);
    });

    await test.step('over: sign-in, and back afterwards', async () => {
      await page.route(
        searchPath('mari'),
        async (route) => {
          await context.clearCookies();
          await route.fallback();
        },
        { times: 1 },
      );
      await bookings.search.fill('mari');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toBeNull();
      expect(calls().slice(2)).toEqual([search('mari')]);
      await expect(bookings.rows).toHaveCount(0);
      await signInPage.fill('staff@seaview.test', 'Demo1234');
      await signInPage.submit.click();
      await expect(page).toHaveURL('/?search=mari');
      await bookings.settled();
    });

    await test.step('a link to a booking: sign-in, and its details afterwards', async () => {
      const menu = bookings.rows.first().getByRole('button', { name: /^Actions for booking/ });
      const id = (await menu.getAttribute('aria-label'))?.split(' ').at(-1);
      await context.clearCookies();
      await page.goto(`/bookings?status=pending&id=${id}`);
      await signInPage.fill('staff@seaview.test', 'Demo1234');
      await signInPage.submit.click();
      await expect(page).toHaveURL(`/bookings?status=pending&id=${id}`);
      await expect(page.getByRole('dialog', { name: `Booking Details #${id}` })).toBeVisible();
    });
  });
});
