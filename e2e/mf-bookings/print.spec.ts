import { expect, test } from '../suite/test.ts';

/** The width of A4 minus margins of 10 mm, in CSS pixels. */
const paperWidth = 718;

test.use({ account: 'admin@seaview.test' });

test('the list of bookings fits upright paper, without what is pressed', async ({ page, bookings }) => {
  await bookings.open('/bookings');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate((width) => (document.documentElement.style.width = `${width}px`), paperWidth);
  await expect(bookings.columns.filter({ visible: true })).toHaveText([
    'Primary Guest Details',
    'No.',
    'Booking Info',
    'Check-in & Check-out',
    'Guest(s)',
    'Status',
    'Stay',
  ]);
  const table = await bookings.table.boundingBox();
  expect(table!.x + table!.width).toBeLessThanOrEqual(paperWidth);
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Create Booking' })).toBeHidden();
});
