import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { BookingWorkPage } from '../pages/booking-work.page.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { ApiCaller } from '../suite/api-caller.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

interface Shown {
  arrival: { code: string; link: string } | null;
}

test.describe('The front desk', () => {
  test.use({ account: 'staff@seaview.test' });

  test('verifies all guests, finds the booking by its arrival code, and checks the guests in and out', async ({
    page,
    suite,
    bookings,
  }) => {
    const work = new BookingWorkPage(page);
    const checkin = daysAfter(dayIn(seaviewZone, 0), 1);
    const verification_token = randomUUID();
    const name = `Desk${Date.now().toString(36)}`;
    const passengers = [{ name: 'Ida Companion', type: 'Child', user_type: 'guest' }];
    const stay = { ...newStay(checkin, daysAfter(checkin, 1)), name, passengers, verification_token };
    const { id } = await bookStay(suite.url, stay);
    const arrival = async () => {
      const answer = await new ApiCaller(suite.url).get<Shown>(`/getuser_by_token/${verification_token}`);
      return answer.body.result.arrival;
    };

    await bookings.open(`/?search=${name}`);
    await page.getByRole('button', { name: `Actions for booking ${id}` }).click();
    await work.menu.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(work.dialog.getByText('Guests can check in once all of them are verified.')).toBeVisible();
    await expectAccessible(page, 'no guest verified');
    await work.dialog.getByLabel('What Ida Companion shows').selectOption('Accompanied, no document');
    await work.press('Verify Ida Companion at the desk');
    await expectAccessible(page, 'a question before a desk verification', [1440, 375]);
    await page.getByRole('button', { name: 'Verify Ida Companion', exact: true }).click();
    await expect(work.dialog.getByText(/^Accompanied, no document by /)).toBeVisible();
    expect(await arrival()).toBeNull();
    await work.dialog.getByLabel(`What ${name} shows`).selectOption('Passport');
    await work.press(`Verify ${name} at the desk`);
    await page.getByRole('button', { name: `Verify ${name}`, exact: true }).click();
    await expect(work.dialog.getByText(/^At the desk, Passport by /)).toBeVisible();
    await work.press('Check in');
    const question = page.getByRole('dialog', { name: 'Check in' });
    await expect(question).toContainText('Do you want to check the guests in before that day?');
    await expectAccessible(page, 'a check-in before the arrival day', [1440, 375]);
    await question.getByRole('button', { name: 'Check in early' }).click();
    await expect(work.dialog.getByText(/^Checked in on /)).toBeVisible();

    const { code = '', link = '' } = (await arrival()) ?? {};
    await page.goto(new URL(link).pathname + new URL(link).search);
    await expect(work.dialog).toContainText(`Booking Details #${id}`);
    await work.press('Check out');
    await expect(work.dialog.getByText(/^Checked out on /)).toBeVisible();
    await work.press('Undo check-out');
    await expect(work.dialog.getByText(/^Checked out on /)).toHaveCount(0);
    await work.press('Check out');
    await expect(work.dialog.getByText(/^Checked out on /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(work.dialog).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');

    await page.getByRole('button', { name: 'Arrival code' }).click();
    await page.getByRole('textbox', { name: 'Arrival code' }).fill('00000000');
    await work.press('Find booking');
    await expect(work.dialog.getByText('No booking of your hotel has this arrival code.')).toBeVisible();
    await expectAccessible(page, 'an arrival code of no booking', [1440]);
    await page.getByRole('textbox', { name: 'Arrival code' }).fill(code.toLowerCase());
    await work.press('Find booking');
    await expect(page.getByRole('dialog', { name: `Booking Details #${id}` })).toBeVisible();
  });
});
