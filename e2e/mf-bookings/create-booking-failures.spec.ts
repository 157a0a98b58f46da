import type { Route } from '@playwright/test';
import { newStay } from '../pages/create-booking.page.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone, shownDate } from '../suite/calendar.ts';
import { expectShownFor, letAppear, stopClock } from '../suite/shown-for.ts';
import { expect, test } from '../suite/test.ts';

const tomorrow = dayIn(seaviewZone, 1);
const threeNights = () => newStay(tomorrow, daysAfter(tomorrow, 3));

const refuseWith = (status: number, failure: object) => (route: Route) =>
  route.fulfill({ status, json: { success: false, ...failure } });

test.describe('A new booking of staff', () => {
  test.use({ account: 'staff@seaview.test' });

  test.beforeEach(async ({ page, bookings, createBooking }) => {
    await page.clock.install();
    await bookings.open();
    await createBooking.open();
  });

  test('that overlaps another of its guest is refused for twelve seconds, and can get other dates', async ({
    page,
    suite,
    bookings,
    createBooking,
  }) => {
    const stay = threeNights();
    const { id: taken } = await bookStay(suite.url, { ...stay, no_nights: 3 });
    await createBooking.fill({ ...stay, email: stay.email.toUpperCase() });
    await stopClock(page);
    await createBooking.submit.click();
    const toast = bookings.toasts.getByRole('alert');
    await letAppear(toast);
    await expect(toast).toContainText(`#${taken} (${stay.name})`);
    await expect(toast).toContainText(`${shownDate(stay.checkin_date)} to ${shownDate(stay.checkout_date)}`);
    const box = await toast.boundingBox();
    expect(box?.width).toBe(356);
    expect((box?.x ?? 0) + 356).toBeGreaterThan(1440 - 64);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(900 - 64);
    await expectShownFor(12_000, toast);
    await expect(createBooking.name).toHaveValue(stay.name);
    await expect(createBooking.dialog.getByRole('alert')).toContainText('Already booked for these dates');
    await expect(createBooking.createAnyway).toHaveCount(0);

    // On the day the first stay ends the next may begin.
    await createBooking.fill({
      checkin_date: stay.checkout_date,
      checkout_date: daysAfter(stay.checkout_date, 2),
    });
    await createBooking.submit.click();
    await expect(createBooking.dialog).toBeHidden();
    await expect(bookings.rows.first()).toContainText(shownDate(stay.checkout_date));
  });

  test('shows for eight seconds what the server refused, and marks the field', async ({
    page,
    bookings,
    createBooking,
  }) => {
    await createBooking.intercept(
      refuseWith(400, {
        message: 'This address takes no bookings',
        errorType: 'VALIDATION_ERROR',
        errors: [{ field: 'email', message: 'Use another address' }],
      }),
    );
    await createBooking.fill(threeNights());
    await stopClock(page);
    await createBooking.submit.click();
    await expectShownFor(8000, bookings.toasts.getByText('This address takes no bookings'));
    await expect(createBooking.dialog.getByText('Use another address')).toBeVisible();
    await expect(createBooking.email).toBeFocused();
    await expect(createBooking.dialog).toBeVisible();
  });

  test('tells any other failure in the dialog, and forgets it when it is sent again', async ({
    page,
    createBooking,
  }) => {
    const { dialog } = createBooking;
    const answers = [
      refuseWith(500, { errorType: 'INTERNAL_ERROR' }),
      refuseWith(503, { errorType: 'UNAVAILABLE', message: 'The desk is closed for a moment.' }),
      (route: Route) => route.abort(),
    ];
    await createBooking.intercept((route) => (answers.shift() ?? ((last: Route) => last.continue()))(route));
    await createBooking.fill(threeNights());
    await createBooking.submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to create booking');
    await createBooking.submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('The desk is closed for a moment.');
    await createBooking.submit.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to create booking');
    await createBooking.submit.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Booking created successfully!')).toBeVisible();
  });
});

test.describe('A new booking of a Hotel Admin', () => {
  test.use({ account: 'admin@seaview.test' });

  test('may overlap another when the admin wants both', async ({ suite, bookings, createBooking }) => {
    const stay = threeNights();
    await bookStay(suite.url, { ...stay, no_nights: 3 });
    await bookings.open();
    await createBooking.open();
    await createBooking.fill(stay);
    await createBooking.submit.click();
    await createBooking.createAnyway.click();
    await expect(createBooking.dialog).toBeHidden();
    await expect(bookings.rowOf(stay.email)).toHaveCount(2);
  });
});

test.describe('A new booking of a Super Admin', () => {
  test.use({ account: 'superadmin@demo.test' });

  test('for a hotel that does not exist is refused for six seconds', async ({
    page,
    bookings,
    createBooking,
  }) => {
    await page.clock.install();
    await bookings.open();
    await createBooking.open();
    await createBooking.fill(threeNights());
    await createBooking.hotelId.fill('999999');
    await stopClock(page);
    await createBooking.submit.click();
    await expectShownFor(6000, bookings.toasts.getByText('Hotel not found'));
    await expect(createBooking.dialog.getByText('No hotel has this ID')).toBeVisible();
  });
});
