import { newStay } from '../pages/create-booking.page.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

test.describe('What happens', () => {
  test.use({ account: 'staff@seaview.test' });

  test('is announced: politely when it went well, at once when it did not', async ({
    page,
    shell,
    bookings,
    createBooking,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await bookings.settled();
    const stay = newStay(dayIn(seaviewZone, 1), dayIn(seaviewZone, 2));
    await createBooking.open();
    await createBooking.fill(stay);
    await createBooking.submit.click();
    const well = bookings.toasts.getByRole('status').filter({ hasText: 'Booking created successfully!' });
    await expect(well).toBeVisible();
    await expect(shell.content.getByRole('status').filter({ hasText: /Booking.* created/i })).toBeVisible();
    await expect(createBooking.dialog).toBeHidden();

    await createBooking.open();
    await createBooking.fill(stay);
    await createBooking.submit.click();
    await expect(bookings.toasts.getByRole('alert')).toContainText('This guest already has booking');
    await expect(createBooking.dialog.getByRole('alert')).toContainText('Already booked for these dates');
    await createBooking.email.fill('nobody');
    await createBooking.submit.click();
    await expect(createBooking.email).toBeFocused();
    await expect(createBooking.email).toHaveAccessibleDescription('Valid email is required');
    await expect(createBooking.email).toHaveAttribute('aria-invalid', 'true');
    await createBooking.cancel.click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();

    await bookings.interceptList((route) => route.abort());
    await bookings.status.selectOption('pending');
    await expect(shell.content.getByRole('alert')).toContainText('Failed to fetch bookings list');
    await shell.signOut();
    await expect(
      bookings.toasts.getByRole('status').filter({ hasText: 'Logged out successfully!' }),
    ).toBeVisible();
  });
});
