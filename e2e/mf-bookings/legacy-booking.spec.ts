import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

test.describe('The legacy booking form, for a hotel', () => {
  test.use({ account: 'admin@seaview.test' });

  test('takes a stay without an end and goes to the list, where it stands first', async ({
    page,
    bookings,
  }) => {
    await page.goto('/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Booking' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Booking' }).click();
    await expect(page.getByText('Checkin date is required')).toBeVisible();

    await page.getByLabel('Name', { exact: true }).fill('Legacy Guest');
    await page.getByLabel('Email').fill('legacy@guests.test');
    await page.getByLabel('Hotel name').fill('Seaview Hotel');
    await page.getByLabel('Room type').selectOption('Presidential Suite');
    await page.getByLabel('Check-in date').fill(dayIn(seaviewZone, 1));
    await page.getByRole('button', { name: 'Add Passenger' }).click();
    await expect(page.getByLabel('Passenger 2 name')).toHaveValue('Guest 2');
    await page.getByRole('button', { name: 'Create Booking' }).click();

    await expect(page).toHaveURL('/bookings');
    const first = bookings.rows.first();
    await expect(first).toContainText('legacy@guests.test');
    await expect(first).toContainText('Presidential Suite');
    await expect(first).toContainText('N/A');
    await expect(first).toContainText('Guest 2 (Adult)');
  });
});
