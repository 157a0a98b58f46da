import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

test.describe('The filters', () => {
  test.use({ account: 'staff@seaview.test' });

  test('narrow what the server lists, one call each, until they are cleared', async ({
    page,
    shell,
    bookings,
  }) => {
    await bookings.open('/?page=3');
    const bottomOf = async (control: typeof bookings.apply) => {
      const { y, height } = (await control.boundingBox()) ?? { y: Number.NaN, height: 0 };
      return y + height;
    };
    expect(await bottomOf(bookings.apply), 'stands beside the dates').toBeCloseTo(
      await bottomOf(bookings.to),
      0,
    );
    const calls = shell.recordCalls();
    const email = /\S+@\S+\w/.exec(await bookings.rows.first().innerText())?.[0] ?? 'no e-mail in the row';
    await bookings.search.fill(email);
    const query = `search=${encodeURIComponent(email)}`;
    await expect(page).toHaveURL(`/?${query}`);
    await expect.poll(() => calls).toEqual([`GET /api/bookings?${query}&page=1&limit=10`]);
    await bookings.settled();
    await expect(bookings.rows.first()).toContainText(email);
    await expect(bookings.rowOf(email)).toHaveCount(await bookings.rows.count());

    await bookings.search.fill('');
    await expect(page).toHaveURL('/');
    await bookings.status.selectOption('Verified');
    await expect(page).toHaveURL('/?status=verified');
    await bookings.settled();
    await expect(bookings.rowOf('Pending')).toHaveCount(0);
    await expect(bookings.rowOf('Verified')).toHaveCount(10);

    const [from, to] = [dayIn(seaviewZone, -30), dayIn(seaviewZone, -1)];
    calls.length = 0;
    await bookings.from.fill(from);
    await bookings.to.fill(to);
    await bookings.apply.click();
    await expect(page).toHaveURL(`/?status=verified&dateFrom=${from}&dateTo=${to}`);
    await expect
      .poll(() => calls)
      .toEqual([`GET /api/bookings?status=verified&dateFrom=${from}&dateTo=${to}&page=1&limit=10`]);
    await bookings.settled();
    await bookings.clearAll.click();
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
});
