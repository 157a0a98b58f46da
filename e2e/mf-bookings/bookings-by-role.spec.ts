import { expect, test } from '../suite/test.ts';

test.describe('A Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('sees the bookings of all hotels, finds them by hotel and can look at one hotel alone', async ({
    page,
    bookings,
  }) => {
    await bookings.open();
    await expect(page.getByText('Manage all bookings across all hotels', { exact: true })).toBeVisible();
    await expect(bookings.columns.filter({ hasText: 'Hotel' })).toHaveCount(1);
    await bookings.search.fill('alpine');
    await expect(page).toHaveURL('/?search=alpine');
    await expect(bookings.pagination.getByRole('status')).toContainText('Showing 1 to 10');
    await expect(bookings.rowOf('Alpine')).toHaveCount(10);
    await expect(bookings.rowOf('Seaview')).toHaveCount(0);

    await bookings.open('/?hotelId=1');
    await expect(page.getByText('Only hotel #1')).toBeVisible();
    await bookings.clearAll.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Only hotel #1')).toHaveCount(0);
  });
});

test.describe('A user without permissions', () => {
  test.use({ account: 'none@seaview.test' });

  test('sees the bookings of the own hotel, and nothing to do with them', async ({
    page,
    bookings,
    shell,
  }) => {
    await bookings.open();
    await expect(page.getByText('Manage bookings for your hotel', { exact: true })).toBeVisible();
    await expect(bookings.createButton).toHaveCount(0);
    await expect(bookings.columns).toHaveText([
      'Primary Guest Details',
      'No.',
      'Booking Info',
      'Check-in & Check-out',
      'Guest(s)',
      'Status',
      'Stay',
      'Actions',
    ]);
    await expect(shell.menu.getByRole('link', { name: /Booking/ })).toHaveText(['All Bookings']);
  });
});

test.describe('A Platform Operator', () => {
  test.use({ account: 'operator@demo.test' });

  test('sees no booking', async ({ page, bookings }) => {
    await page.goto('/');
    await expect(bookings.total(0)).toBeVisible();
  });
});
