import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test.describe('The filters', () => {
  test.use({ account: 'staff@seaview.test' });

  test('search once, 300 ms after the last key, from the first page on', async ({ page, bookings }) => {
    await page.addInitScript(() => {
      const times = { key: NaN, call: NaN };
      Object.assign(globalThis, { times });
      addEventListener('keydown', () => (times.key = performance.now()), { capture: true });
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        times.call = performance.now();
        send.call(this, body);
      };
    });
    await bookings.open('/?page=3');
    const calls = bookings.recordCalls();
    const listed = bookings.nextList();
    await bookings.search.pressSequentially('maria', { delay: 40 });
    expect(queryOf((await listed).url())).toEqual({ page: '1', limit: '10', search: 'maria' });
    await expect(page).toHaveURL('/?search=maria');
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(1);
    const waited = await page.evaluate(() => {
      const { times } = globalThis as unknown as { times: { key: number; call: number } };
      return times.call - times.key;
    });
    expect(waited).toBeGreaterThanOrEqual(255);
    expect(waited).toBeLessThanOrEqual(1500);
  });

  test('narrow to a status at once, to dates when applied', async ({ page, bookings }) => {
    await bookings.open('/?page=2');
    await expect(bookings.status.getByRole('option')).toHaveText(['All Status', 'Verified', 'Pending']);
    const narrowed = bookings.nextList();
    await bookings.status.selectOption('Verified');
    expect(queryOf((await narrowed).url())).toEqual({ page: '1', limit: '10', status: 'verified' });
    await expect(bookings.rowOf('Pending')).toHaveCount(0);
    await expect(bookings.rowOf('Verified')).toHaveCount(10);

    const [from, to] = [dayIn(seaviewZone, -30), dayIn(seaviewZone, -1)];
    const calls = bookings.recordCalls();
    await bookings.from.fill(from);
    await bookings.to.fill(to);
    await page.waitForTimeout(600);
    expect(calls).toEqual([]);
    await expect(page).toHaveURL('/?status=verified');
    await bookings.apply.click();
    await expect(page).toHaveURL(`/?status=verified&dateFrom=${from}&dateTo=${to}`);
    await bookings.settled();
    await expect
      .poll(() => calls)
      .toEqual([`GET /api/bookings?status=verified&dateFrom=${from}&dateTo=${to}&page=1&limit=10`]);
  });

  test('clear all of themselves', async ({ page, bookings }) => {
    const [from, to] = [dayIn(seaviewZone, -90), dayIn(seaviewZone, 90)];
    await bookings.open(`/?search=a&status=pending&dateFrom=${from}&dateTo=${to}&limit=5`);
    await expect(bookings.search).toHaveValue('a');
    const listed = bookings.nextList();
    await bookings.clearAll.click();
    expect(queryOf((await listed).url())).toEqual({ page: '1', limit: '10' });
    await expect(page).toHaveURL('/');
    for (const field of [bookings.search, bookings.status, bookings.from, bookings.to]) {
      await expect(field).toHaveValue('');
    }
    await expect(bookings.rows).toHaveCount(10);
  });

  test('live in the URL: a reload, Back and a copied link bring them again', async ({
    page,
    context,
    bookings,
  }) => {
    await bookings.open();
    await bookings.status.selectOption('pending');
    await expect(page).toHaveURL('/?status=pending');
    await bookings.pagination.getByRole('button', { name: 'Page 3' }).click();
    await expect(page).toHaveURL('/?status=pending&page=3');
    const showing = bookings.pagination.getByRole('status');
    await expect(showing).toContainText('Showing 21 to 30');
    await bookings.settled();
    const names = await bookings.rows.allTextContents();

    await page.reload();
    await expect(bookings.status).toHaveValue('pending');
    await expect(bookings.rows).toHaveText(names);

    const copy = await context.newPage();
    await copy.goto(page.url());
    await expect(copy.getByRole('navigation', { name: 'Pagination' })).toContainText('Showing 21 to 30');
    await copy.close();

    await page.goBack();
    await expect(page).toHaveURL('/?status=pending');
    await expect(showing).toContainText('Showing 1 to 10');
    await page.goBack();
    await expect(bookings.status).toHaveValue('');
  });

  test('refuse a range that ends before it begins', async ({ page, bookings }) => {
    await bookings.open();
    const calls = bookings.recordCalls();
    await bookings.from.fill('2027-03-05');
    await bookings.to.fill('2027-03-04');
    await bookings.apply.click();
    await expect(page.getByText('From date must not be after To date')).toBeVisible();
    await expect(bookings.to).toHaveAttribute('aria-invalid', 'true');
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
    await expect(page).toHaveURL('/');
  });
});
