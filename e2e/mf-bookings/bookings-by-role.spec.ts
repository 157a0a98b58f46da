import type { DemoAccount } from '../pages/sign-in.page.ts';
import { expect, test } from '../suite/test.ts';

const own = 'Manage bookings for your hotel';
const columns = [
  'Primary Guest Details',
  'Booking Info',
  'Check-in & Check-out',
  'Guest(s)',
  'Status',
  'Actions',
];
/** For those who may send or delete: a box to choose a row by, and the mail of its link. */
const managed = ['', ...columns.slice(0, -1), 'Verify', 'Actions'];
const people: { account: DemoAccount; creates: boolean; seesHotels?: boolean }[] = [
  { account: 'superadmin@demo.test', creates: true, seesHotels: true },
  { account: 'admin@seaview.test', creates: true },
  { account: 'staff@seaview.test', creates: true },
  { account: 'roles@seaview.test', creates: false },
  { account: 'none@seaview.test', creates: false },
];

for (const { account, creates, seesHotels = false } of people) {
  test.describe(`Signed in as ${account}`, () => {
    test.use({ account });

    test('the screen and the menu show what that person may use', async ({ page, bookings, shell }) => {
      await bookings.open();
      await expect(
        page.getByText(seesHotels ? 'Manage all bookings across all hotels' : own, { exact: true }),
      ).toBeVisible();
      await expect(bookings.createButton).toHaveCount(creates ? 1 : 0);
      const wanted = creates ? managed : columns;
      await expect(bookings.columns).toHaveText(seesHotels ? wanted.toSpliced(2, 0, 'Hotel') : wanted);

      await expect(shell.menu.getByRole('button', { name: /^Bookings/ })).toHaveCount(1);
      await expect(shell.menu.getByRole('link', { name: /Booking/ })).toHaveText(['All Bookings']);
    });
  });
}

test.describe('A Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('finds bookings by hotel and can look at one hotel alone', async ({ page, bookings }) => {
    await bookings.open();
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
