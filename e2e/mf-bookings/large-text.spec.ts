import { brokenWords } from '../accessibility/broken-words.ts';
import { expect, test } from '../suite/test.ts';

test.use({ account: 'admin@seaview.test', viewport: { width: 375, height: 740 } });

test('text twice as large leaves nothing off screen, and buttons grow with it', async ({
  page,
  bookings,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '200%')),
  );
  await bookings.open('/bookings');
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const view of ['All Bookings', "Today's Arrivals", 'Guests to check']) {
    await page.getByRole('tab', { name: view }).click();
    await expect(page.getByRole('tabpanel', { name: view })).toBeVisible();
    expect(await widest()).toBe(375);
  }
  await page.getByRole('tab', { name: 'All Bookings' }).click();
  await page.getByRole('button', { name: 'Create Booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Booking' });
  for (const part of [
    dialog.getByLabel("Guest's language"),
    dialog.getByRole('button', { name: 'Create Booking' }),
  ])
    await expect(part).toHaveCSS('font-size', '30px');
  expect(await widest()).toBe(375);
});

test('text twice as large keeps the words of a notification whole', async ({ page, bookings }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/api/bookings/export/csv*', (route) => route.abort());
  await bookings.open('/bookings');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = page.getByRole('region', { name: 'Notifications' }).getByRole('alert').locator('p');
  await text.waitFor();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await brokenWords(text)).toEqual([]);
});
