import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const today = dayIn(seaviewZone, 0);

test.describe('A stay at the desk', () => {
  test.use({ account: 'staff@seaview.test' });

  test('gets its room with the check-in from the row, and leaves it with the check-out', async ({
    page,
    suite,
  }) => {
    const name = `Room${Date.now().toString(36)}`;
    const passengers = [{ name: 'Ida Companion', type: 'Child', user_type: 'guest' }];
    const stay = { ...newStay(today, daysAfter(today, 1)), name, passengers, allow_overbooking: true };
    const { id } = await bookStay(suite.url, stay);
    await page.goto(`/?view=arrivals&search=${name}`);
    await page.getByRole('button', { name: `Check in booking ${id}` }).click();
    const panel = page.getByRole('form', { name: `Check in booking ${id}` });
    await panel.getByLabel(`What ${name} shows`).selectOption('Passport');
    await panel.getByLabel('What Ida Companion shows').selectOption('Comes with an adult');
    await expectAccessible(page, 'a check-in in the row of an arrival', [1440, 375]);
    const room = await panel.getByLabel('Room', { exact: true }).locator('option:checked').textContent();
    const number = room?.split(' ')[0] ?? '';
    await panel.getByRole('button', { name: 'Check in' }).click();
    await expect(page.getByText(`Room ${number}`, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: /^In house/ }).click();
    await expectAccessible(page, 'guests in house', [1440]);
    await page.getByRole('button', { name: `Check out booking ${id}` }).click();
    await expect(page.getByText('Nobody found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Room ${number}`, { exact: true })).toBeVisible();
  });

  test('moves in the calendar by keyboard, after a question', async ({ page, suite }) => {
    const checkin = daysAfter(today, 30);
    const name = `Move${Date.now().toString(36)}`;
    const { id } = await bookStay(suite.url, { ...newStay(checkin, daysAfter(checkin, 1)), name });
    const { caller } = await signInByApi(suite.url, 'staff@seaview.test');
    await caller.post('/rooms/assignments', { ids: [id] });
    await page.goto(`/calendar?from=${daysAfter(checkin, -2)}`);
    const bar = page.getByRole('gridcell', { name });
    await bar.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: `Move the stay of ${name}?` });
    await expect(question.getByText('The guest gets no mail about this.')).toBeVisible();
    await expectAccessible(page, 'a question before a stay is moved', [1440, 768]);
    await question.getByRole('button', { name: 'Move' }).click();
    await expect(page.getByText('The stay was moved')).toBeVisible();
    await expect(bar).toBeFocused();
    const moved = await caller.get<{ checkout_date: string }>(`/bookings/${id}`);
    expect(moved.body.result.checkout_date).toBe(daysAfter(checkin, 2));
  });
});
