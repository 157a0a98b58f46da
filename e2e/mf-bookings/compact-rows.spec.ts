import { expect, test } from '../suite/test.ts';

test.use({ account: 'admin@seaview.test', viewport: { width: 1440, height: 900 } });

test('twelve bookings are in sight in compact rows, which another visit keeps, also on a notebook', async ({
  page,
  bookings,
}) => {
  await bookings.open('/bookings?limit=25');
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Compact rows' }).click();
  await page.keyboard.press('Escape');
  const twelfth = bookings.rows.nth(11);
  await expect(twelfth).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(twelfth).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(twelfth).toBeInViewport({ ratio: 1 });
});

test('the buttons of a long dialog are in view before it is scrolled', async ({ page, bookings }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await bookings.open('/bookings');
  await bookings.createButton.click();
  await expect(bookings.dialog.getByRole('button', { name: 'Create Booking' })).toBeInViewport({ ratio: 1 });
});
