import { breakRequests } from '../suite/break-requests.ts';
import { expect, test } from '../suite/test.ts';

const search = (text: string) => `GET /api/bookings?search=${text}&page=1&limit=10`;

test.describe('A session that ends while the list is open', () => {
  test.use({ account: 'staff@seaview.test' });

  test('is renewed unseen while it can be, and else leads to sign-in and back', async ({
    page,
    context,
    shell,
    bookings,
    signInPage,
  }) => {
    // What restores the last visit is asked for once, and is none of the calls that follow.
    const restored = page.waitForResponse('**/api/auth/user-profile');
    await bookings.open();
    await restored;
    // What the platform asks for and tells at its own times would meet the end of the session first.
    const mend = await breakRequests(page, /\/platform\/|\/api\/(attention|notifications)\/count/, (route) =>
      route.abort(),
    );
    const recorded = shell.recordCalls();
    // The registry is cut off: the shell may ask at any time whether the server is there at all.
    const calls = () => recorded.filter((call) => call !== 'GET /api/ready');

    await test.step('renewed: one repeat without a message', async () => {
      await context.clearCookies({ name: 'suite_access' });
      await bookings.search.fill('mar');
      await expect(page).toHaveURL('/?search=mar');
      await expect.poll(calls).toEqual([search('mar'), search('mar')]);
      await bookings.settled();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect((await context.cookies()).map(({ name }) => name)).toContain('suite_access');
    });

    await test.step('over: sign-in, and back afterwards', async () => {
      await context.clearCookies();
      await bookings.search.fill('mari');
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toBeNull();
      expect(calls().slice(2)).toEqual([search('mari')]);
      await expect(bookings.rows).toHaveCount(0);
      mend();
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
