import { expect, test } from '../suite/test.ts';

const screenHeight = 667;

test.use({ account: 'admin@seaview.test', viewport: { width: 375, height: screenHeight } });

test('the first booking is on the first screen of a phone, below figures that move by keys and folded filters', async ({
  page,
  bookings,
}) => {
  await bookings.open('/bookings?status=pending');
  const first = await bookings.rows.first().boundingBox();
  expect(first?.y).toBeLessThan(screenHeight);

  const figures = page.getByRole('group', { name: 'Figures' });
  await figures.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(bookings.stat('Upcoming')).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass({ intervals: [50] });

  await expect(bookings.status).toBeHidden();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await bookings.status.selectOption('All Status');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
