import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { BookingWorkPage } from '../pages/booking-work.page.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const today = dayIn(seaviewZone, 0);
const stayOf = (checkin: string, nights: number) => newStay(checkin, daysAfter(checkin, nights));

const companion = { name: 'Ida Companion', type: 'Adult' };

const read = (file: Buffer): Record<string, string>[] => parse(file, { bom: true, columns: true });

test.describe('A booking', () => {
  test.use({ account: 'admin@seaview.test' });

  test('is looked at, edited against conflict and staleness, deleted and taken back', async ({
    page,
    suite,
    bookings,
    expectAnnounced,
  }) => {
    test.slow();
    const work = new BookingWorkPage(page);
    const stay = stayOf(daysAfter(today, 40), 1);
    const booking = await bookStay(suite.url, { ...stay, passengers: [companion] });
    const later = await bookStay(suite.url, { ...stayOf(daysAfter(today, 50), 1), email: stay.email });
    await bookings.open(`/?search=${stay.email}`);

    await work.menuButton(booking.id).click();
    await expect(work.menu.getByRole('menuitem')).toHaveText([
      'View Details',
      'Send Verification',
      'Edit Booking',
      'Assign a room…',
      'Check in',
      'Cancel booking…',
      'Delete Booking',
    ]);
    await work.menu.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(work.dialog).toContainText(`Booking Details #${booking.id}`);
    await expect(work.dialog.getByText('Pending', { exact: true })).toHaveCount(2);
    await expect(work.dialog.getByRole('textbox')).toHaveCount(1);
    await expect(work.field('New note')).toBeEditable();
    await expectAccessible(page, 'booking details', [375]);
    await work.press('Close');
    await expect(work.menuButton(booking.id)).toBeFocused();

    await work.choose(booking.id, 'Edit Booking');
    await expect(work.dialog).toContainText(`Edit Booking #${booking.id}`);
    await expect(work.dialog).toContainText(`Update booking details for ${stay.name}`);
    await expect(work.field('Hotel')).toHaveValue('Seaview');
    await expect(work.field('Hotel')).not.toBeEditable();
    await expectAccessible(page, 'edit booking', [375]);
    await work.field('Check-in date').fill(daysAfter(today, 50));
    await work.field('Check-out date').fill(daysAfter(today, 51));
    await work.press('Update Booking');
    await expectAnnounced(`#${later.id}`);
    await expect(work.dialog).toContainText('Already booked for these dates');

    // A concurrent change by another user must not be overwritten.
    const { caller } = await signInByApi(suite.url, 'staff@seaview.test');
    const restored = await caller.put(`/bookings/${booking.id}`, {
      ...stay,
      name: 'Faster Colleague',
      no_nights: 1,
      passengers: [],
    });
    expect(restored.status).toBe(200);
    await work.field('Check-in date').fill(stay.checkin_date);
    await work.field('Check-out date').fill(stay.checkout_date);
    const stale = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await work.press('Update Booking');
    expect((await stale).status()).toBe(409);
    await expect(work.dialog.getByRole('alert')).toBeVisible();
    await work.press('Cancel');
    await expect(work.dialog).toBeHidden();

    await page.reload();
    await bookings.settled();
    await work.choose(booking.id, 'Edit Booking');
    await expect(work.field('Name')).toHaveValue('Faster Colleague');
    await work.field('Room type').selectOption('Deluxe');
    await work.press('Update Booking');
    await expectAnnounced('Booking Updated Successfully');
    await expect(work.dialog).toBeHidden();
    await expect(bookings.rowOf('Faster Colleague')).toContainText('Deluxe');

    await work.choose(booking.id, 'Delete Booking');
    await expect(work.dialog).toContainText(
      'Are you sure you want to delete this booking? This action cannot be undone.',
    );
    await work.press('Delete Booking');
    await expectAnnounced('Booking deleted');
    await expect(bookings.rowOf('Faster Colleague')).toHaveCount(0);
    await expectAnnounced('Booking deleted successfully');
    await expect(bookings.total(1)).toBeVisible();
    await bookings.toasts.getByRole('button', { name: 'Undo' }).click();
    await expect(bookings.rowOf('Faster Colleague')).toHaveCount(1);
  });

  test('of many goes into a file that a spreadsheet reads as it is', async ({
    page,
    suite,
    bookings,
    expectAnnounced,
  }) => {
    const work = new BookingWorkPage(page);
    const key = `Row${Date.now().toString(36)}`;
    const hostile = { ...stayOf(daysAfter(today, 60), 1), name: `=1+1,"${key}"` };
    const made = [await bookStay(suite.url, hostile)];
    for (let n = 0; n < 2; n += 1) {
      made.push(
        await bookStay(suite.url, { ...stayOf(daysAfter(today, 61 + n), 1), name: `${key} Ångström ${n}` }),
      );
    }
    await bookings.open(`/?search=${key}&limit=2&page=2`);
    const save = async (button: () => Promise<void>) => {
      const download = page.waitForEvent('download');
      await button();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^bookings-[\dTZ-]+\.csv$/);
      return readFile(await file.path());
    };
    const bytes = await save(() => work.exportButton.click());
    await expectAnnounced('Bookings exported successfully!');
    await expectAnnounced('Bookings exported successfully');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = read(bytes);
    expect(rows).toHaveLength(3);
    const names = rows.map((row) => row['Primary Guest']);
    expect(names).toContain(`${key} Ångström 1`);
    expect(names.find((name) => name?.includes('=1+1'))).toMatch(/^['\t]=1\+1,"/);

    await bookings.open(`/?search=${key}`);
    const [, first, second] = made.toReversed();
    if (!first || !second) throw new Error('Two bookings are needed');
    await work.select(first.id, second.id);
    const few = await save(() =>
      work.chosen.getByRole('button', { name: 'Export Selected', exact: true }).click(),
    );
    const ids = read(few).map((row) => row['ID']);
    expect(ids.toSorted()).toEqual([`${first.id}`, `${second.id}`].toSorted());

    await page.route('**/api/bookings/export/csv*', (route) =>
      route.fulfill({ status: 429, json: { success: false, message: 'Too many exports at once.' } }),
    );
    await work.exportButton.click();
    await expectAnnounced('Too many exports at once.');
    await expectAnnounced('Too many exports at once.');

    await work.select(first.id, second.id);
    await work.chosen.getByRole('button', { name: 'Delete', exact: true }).click();
    await work.press('Delete 2 bookings');
    await expect(work.dialog.getByText('2 done')).toBeVisible();
    await work.press('Undo');
    await expect(work.dialog.getByText('Booking restored successfully')).toHaveCount(2);
    await work.press('Close');
    await expect(bookings.total(3)).toBeVisible();
  });
});
