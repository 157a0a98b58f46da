import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone, shownDate } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const tomorrow = dayIn(seaviewZone, 1);

test.describe('The form of a new booking', () => {
  test.use({ account: 'admin@seaview.test' });

  test('can be used on every screen with all its errors, and says whose stay overlaps', async ({
    page,
    suite,
    bookings,
    createBooking,
  }) => {
    const stay = newStay(tomorrow, daysAfter(tomorrow, 3));
    const { id: taken } = await bookStay(suite.url, { ...stay, no_nights: 3 });
    await bookings.open();
    await createBooking.open();
    const { dialog } = createBooking;

    await test.step('with errors and guests', async () => {
      await createBooking.toggleGuests.click();
      await createBooking.addGuest.click();
      await createBooking.submit.click();
      await expect(dialog.getByText('Room type is required')).toBeVisible();
      await expectAccessible(page, 'new booking with errors');
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
        await expect.poll(overflow, `sideways scroll of the dialog at ${width} px`).toBeLessThanOrEqual(0);
        await createBooking.submit.scrollIntoViewIfNeeded();
        await expect(createBooking.submit).toBeInViewport();
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await createBooking.toggleGuests.click();
    });

    await test.step('an overlap is refused, at the bottom right and in the dialog', async () => {
      await createBooking.fill({ ...stay, email: stay.email.toUpperCase() });
      await createBooking.submit.click();
      const toast = bookings.toasts.getByRole('alert');
      await expect(toast).toContainText(`#${taken} (${stay.name})`);
      await expect(toast).toContainText(
        `${shownDate(stay.checkin_date)} to ${shownDate(stay.checkout_date)}`,
      );
      const box = await toast.boundingBox();
      expect(box?.width).toBe(356);
      expect((box?.x ?? 0) + 356).toBeGreaterThan(1440 - 64);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 64);
      await expect(dialog.getByRole('alert')).toContainText('Already booked for these dates');
      // A hovered toast does not disappear.
      await bookings.toasts.hover();
      await expectAccessible(page, 'new booking in conflict');
    });

    await test.step('a hotel manager may have both', async () => {
      await createBooking.createAnyway.click();
      await expect(dialog).toBeHidden();
      await expect(bookings.rowOf(stay.name)).toHaveCount(2);
    });

    await test.step('on the day the first stay ends the next may begin', async () => {
      await createBooking.open();
      const next = { checkin_date: stay.checkout_date, checkout_date: daysAfter(stay.checkout_date, 2) };
      await createBooking.fill({ ...stay, ...next });
      await createBooking.submit.click();
      await expect(dialog).toBeHidden();
      await expect(bookings.rows.first()).toContainText(shownDate(stay.checkout_date));
      await expect(bookings.rowOf(stay.name)).toHaveCount(3);
    });
  });
});
