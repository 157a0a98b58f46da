import type { Page } from '@playwright/test';
import { newStay } from '../pages/create-booking.page.ts';
import { demoPassword } from '../pages/sign-in.page.ts';
import { dayIn, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';
import { expectAccessible } from './expect-accessible.ts';
import { tabTo } from './tab-to.ts';

async function typeDate(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.keyboard.type(`${day}/${month}/${year}`);
}

test.describe('With the keyboard alone', () => {
  test('one signs in', async ({ page, signInPage, bookings }) => {
    await page.goto('/login');
    await tabTo(signInPage.email);
    await page.keyboard.type('staff@seaview.test');
    await tabTo(signInPage.password, 2);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');
    await bookings.settled();
  });

  test.describe('signed in,', () => {
    test.use({ account: 'staff@seaview.test', locale: 'en-US' });

    test('one skips to the content, makes a booking, and is where one was after every dialog and menu', async ({
      page,
      bookings,
      createBooking,
      shell,
    }) => {
      await bookings.open();
      await test.step('the link that skips to the content', async () => {
        await page.keyboard.press('Tab');
        const skip = page.getByRole('link', { name: 'Skip to content' });
        await expect(skip).toBeFocused();
        await expect(skip).toBeInViewport();
        await page.keyboard.press('Enter');
        await expect(shell.content).toBeFocused();
        await tabTo(bookings.createButton, 6);
      });
      await test.step('a booking, and back where it started', async () => {
        await tabTo(bookings.createButton);
        await page.keyboard.press('Enter');
        await expect(createBooking.name).toBeFocused();
        const stay = newStay(dayIn(seaviewZone, 1), dayIn(seaviewZone, 3));
        await page.keyboard.type(stay.name);
        await tabTo(createBooking.email, 2);
        await page.keyboard.type(stay.email);
        await tabTo(createBooking.checkin, 2);
        await typeDate(page, stay.checkin_date);
        await tabTo(createBooking.checkout, 5);
        await typeDate(page, stay.checkout_date);
        await expect(createBooking.nights).toHaveValue('2');
        await tabTo(createBooking.submit, 20);
        await page.keyboard.press('Enter');
        await expect(createBooking.roomType).toBeFocused();
        await page.keyboard.press('F');
        await expect(createBooking.roomType).toHaveValue('Family');
        await tabTo(createBooking.toggleGuests, 12);
        await page.keyboard.press('Space');
        await tabTo(createBooking.guestName(1), 3);
        await page.keyboard.type('Ada Visitor');
        await page.keyboard.press('Enter');
        await expect(createBooking.dialog).toBeHidden();
        await expect(bookings.rowOf(stay.email)).toContainText('Ada Visitor (Adult)');
        await expect(bookings.createButton).toBeFocused();
      });
      await test.step('the focus stays in the dialog and returns when it is closed', async () => {
        await bookings.createButton.focus();
        await page.keyboard.press('Space');
        await expect(createBooking.name).toBeFocused();
        const close = createBooking.dialog.getByRole('button', { name: 'Close' });
        for (const control of [createBooking.submit, close, createBooking.name]) await tabTo(control, 15);
        await page.keyboard.press('Escape');
        await expect(createBooking.dialog).toBeHidden();
        await expect(bookings.createButton).toBeFocused();
      });
      await test.step('the search, which opens the booking of a guest', async () => {
        await page.keyboard.press('/');
        await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
        await page.keyboard.type('ada visitor');
        await expect(page.getByRole('option', { name: /^Ada Visitor/, selected: true })).toBeVisible();
        await expectAccessible(page, 'search');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: /^Booking Details/ })).toContainText('Ada Visitor');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
        await expectAccessible(page, 'the list of keys');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      });
      await test.step('the menu and its groups', async () => {
        const group = shell.menu.getByRole('button', { name: 'Bookings' });
        const link = shell.menu.getByRole('link', { name: 'All Bookings' });
        await page.getByRole('link', { name: 'Skip to content' }).focus();
        await tabTo(group, 6);
        await page.keyboard.press('Enter');
        await expect(link).toBeHidden();
        await page.keyboard.press('Enter');
        await tabTo(link, 2);

        await page.setViewportSize({ width: 375, height: 800 });
        const toggle = page.getByRole('button', { name: 'Open menu' });
        await expect(shell.sidebar).toBeHidden();
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await tabTo(link, 7);
        await page.keyboard.press('Escape');
        await expect(shell.sidebar).toBeHidden();
        await expect(toggle).toBeFocused();
      });
    });
  });
});
