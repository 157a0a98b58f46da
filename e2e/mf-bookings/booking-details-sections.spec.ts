import { randomUUID } from 'node:crypto';
import { BookingWorkPage } from '../pages/booking-work.page.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { bookStay } from '../suite/book-stay.ts';
import { breakRequests } from '../suite/break-requests.ts';
import { dayIn, daysAfter, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

test.describe('The sections of Booking Details', () => {
  test.use({ account: 'staff@seaview.test', provoked: /503|could not be|did not arrive|answered/ });

  test('that come from another remote fail in their place, and appear once they can be loaded', async ({
    page,
    suite,
  }) => {
    const work = new BookingWorkPage(page);
    const checkin = daysAfter(dayIn(seaviewZone, 0), 1);
    const name = `Section${Date.now().toString(36)}`;
    const stay = { ...newStay(checkin, daysAfter(checkin, 1)), name, verification_token: randomUUID() };
    const { id } = await bookStay(suite.url, { ...stay, passengers: [] });
    const repair = await breakRequests(page, /\/releases\/mf-verification\//, (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'unavailable' }),
    );

    await page.goto(`/?id=${id}`);
    const card = work.dialog.getByRole('alert').filter({ hasText: 'Verification is not available' });
    await expect(card).toBeVisible();
    await expect(work.dialog.getByText('Guests can check in once all of them are verified.')).toBeVisible();
    await expect(work.dialog.getByText('Primary Guest')).toBeVisible();

    repair();
    await expect(work.dialog.getByRole('region', { name: 'Verification' })).toContainText(name);
    await expect(card).toHaveCount(0);
  });
});
