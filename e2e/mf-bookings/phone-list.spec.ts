import { randomUUID } from 'node:crypto';
import { newStay } from '../pages/create-booking.page.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const screenHeight = 667;
/** Half the height of a phone of 375 × 812 px. */
const upperHalf = 406;

test.use({ account: 'admin@seaview.test', viewport: { width: 375, height: screenHeight } });

test('the first booking is on the upper half of a phone, below figures that move by keys and folded filters', async ({
  page,
  bookings,
}) => {
  await bookings.open('/bookings?status=pending');
  const first = await bookings.rows.first().boundingBox();
  expect(first?.y).toBeLessThan(upperHalf);
  await page
    .getByRole('checkbox', { name: /^Select booking/ })
    .nth(1)
    .check();
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('group', { name: 'Chosen bookings' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Clear Selection' }).click();

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

test('the first person who needs attention is on the first screen of a phone', async ({ page, suite }) => {
  const today = dayIn(seaviewZone, 0);
  const verification_token = randomUUID();
  const stay = { ...newStay(today, daysAfter(today, 1)), passengers: [], verification_token };
  const { id } = await bookStay(suite.url, stay);
  await page.request.get(`/api/getuser_by_token/${verification_token}`);
  const headers = { 'x-verification-token': verification_token, origin: suite.url };
  const data = { user_type: { user_type: 'primary', item_id: id } };
  const chosen = await page.request.post('/api/verification/desk', { headers, data });
  expect(await chosen.json()).toMatchObject({ success: true });
  await page.goto('/bookings?view=attention');
  const first = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  await expect(first.getByRole('cell').first()).toBeInViewport({ ratio: 1 });
  await expect(first.getByText('Will show ID at the desk')).toBeInViewport({ ratio: 1 });
});
