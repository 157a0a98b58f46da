import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { HotelManagementPage } from '../pages/hotel-management.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Hotel Management', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('lists, narrows and turns pages as its URL says, with one call each', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/hotel')) calls.push(`${pathname}${search}`);
    });
    const hotels = new HotelManagementPage(page);
    await hotels.open();
    await expect(hotels.heading).toBeVisible();
    expect(calls).toEqual(['/api/hotel/list?page=1&limit=10']);
    await expect(hotels.rows).toHaveCount(10);
    const total = Number(await hotels.card('Total Hotels').getByText(/^\d+$/).textContent());
    await expect(page.getByRole('heading', { name: `All Hotels (${total})` })).toBeVisible();
    await expect(hotels.pagination.getByText(`Showing 1 to 10 of ${total} results`)).toBeVisible();

    await hotels.pagination.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/hotels?page=2');
    await hotels.settled();
    await hotels.status.selectOption('Rejected');
    await expect(page).toHaveURL('/hotels?status=rejected');
    await hotels.settled();
    await expect
      .poll(() => calls.slice(1))
      .toEqual(['/api/hotel/list?page=2&limit=10', '/api/hotel/list?page=1&limit=10&status=rejected']);
    await hotels.search.fill('BUDAPEST');
    await expect(hotels.rows).toHaveCount(1);
    await expect(page).toHaveURL('/hotels?search=BUDAPEST&status=rejected');
    expect(calls).toHaveLength(3);
    await page.reload();
    await expect(hotels.search).toHaveValue('BUDAPEST');
    await expect(hotels.rows).toHaveCount(1);

    await page.goto('/hotels?search=seaview');
    await expect(page.getByText('No hotels found')).toBeVisible();
    await page.getByRole('button', { name: 'Search all hotels' }).click();
    await expect(hotels.rowOf('desk@seaview.test')).toBeVisible();
    await expect(page).toHaveURL('/hotels?search=seaview&in=all');
  });

  test('shows the slower user what became of the hotel', async ({
    page,
    browser,
    suite,
    expectAnnounced,
  }) => {
    const { caller } = await signInByApi(suite.url, 'superadmin@demo.test');
    const listed = await caller.get<{ hotels: { hotel_name: string; contact_person_email: string }[] }>(
      '/hotel/list?status=pending&search=Amber Court',
    );
    const hotel = listed.body.result.hotels[0]!;
    const path = `/hotels?search=${encodeURIComponent(hotel.hotel_name)}&in=all`;
    const second = new HotelManagementPage(await (await browser.newContext()).newPage());
    const first = new HotelManagementPage(page);
    await Promise.all([first.open(path), second.open(path)]);
    await second.take('Approve', hotel.hotel_name);

    await first.take('Reject', hotel.hotel_name);
    const reject = first.dialog.getByRole('button', { name: 'Reject', exact: true });
    await first.dialog.getByLabel('Rejection Reason *').fill('   ');
    await expect(reject).toBeDisabled();
    await expectAccessible(page, 'reject hotel');
    await first.dialog.getByLabel('Rejection Reason *').fill('  The licence has ended. ');
    await reject.click();
    await expectAnnounced('Hotel rejected successfully!');
    await expect(first.rowOf(hotel.hotel_name).getByText('Rejected', { exact: true })).toBeVisible();

    await second.press('Approve');
    await expectAnnounced('This hotel has been rejected already.');
    await expect(second.rowOf(hotel.hotel_name).getByText('Rejected', { exact: true })).toBeVisible();
    await second.take('View', hotel.hotel_name);
    await expect(second.dialog.getByText('The licence has ended.', { exact: true })).toBeVisible();
    await expectAccessible(second.page, 'hotel details');
    await second.page.context().close();

    const mails = await caller.get<{ emails: { text: string }[] }>(
      `/dev/mailbox?recipient=${hotel.contact_person_email}`,
    );
    expect(mails.body.result.emails.map(({ text }) => text.includes('The licence has ended.'))).toEqual([
      true,
    ]);
  });
});

test.describe('Without approve_hotels', () => {
  test.use({ account: 'none@seaview.test' });

  test('Hotel Management is denied by the screen and by every call', async ({ page, shell, suite }) => {
    await page.goto('/hotels');
    await expect(shell.content.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(shell.menu.getByRole('link', { name: 'Hotel Management' })).toBeHidden();
    const { caller } = await signInByApi(suite.url, 'none@seaview.test');
    expect((await caller.get('/hotel/list')).status).toBe(403);
    expect((await caller.post('/hotel/1/approve', {})).status).toBe(403);
    expect((await caller.post('/hotel/1/reject', { rejection_reason: 'No' })).status).toBe(403);
  });
});
