import { expectAccessible, expectFitsAt } from '../accessibility/expect-accessible.ts';
import { BookingWorkPage } from '../pages/booking-work.page.ts';
import { newStay } from '../pages/create-booking.page.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { ApiCaller, signInByApi } from '../suite/api-caller.ts';
import { bookStay } from '../suite/book-stay.ts';
import { dayIn, daysAfter, seaviewZone, shownDate } from '../suite/calendar.ts';
import { expect, test } from '../suite/test.ts';

const today = dayIn(seaviewZone, 0);
const stayOf = (checkin: string, nights: number) => newStay(checkin, daysAfter(checkin, nights));
const companion = { name: 'Ida Companion', type: 'Adult' };

test.describe('Verifications', () => {
  test.use({ account: 'staff@seaview.test' });

  test("are sent from a row, from its menu and to many, and open the guest's page", async ({
    page,
    browser,
    suite,
    bookings,
    expectAnnounced,
  }) => {
    const work = new BookingWorkPage(page);
    const key = `Sent${Date.now().toString(36)}`;
    const stay = (n: number) => ({ ...stayOf(daysAfter(today, 20 + n), 1), name: `${key} ${n}` });
    const one = await bookStay(suite.url, stay(1));
    const two = await bookStay(suite.url, stay(2));
    await bookings.open(`/?search=${key}`);
    await expect(work.exportButton).toHaveCount(0);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/send-verification', async (route) => held.then(() => route.continue()));
    const request = page.waitForRequest('**/send-verification');
    await work.sendButton(one.id).click();
    expect((await request).postDataJSON()).toEqual({});
    await expect(work.sendButton(one.id)).toHaveText('Sending...');
    await expect(work.sendButton(two.id)).toHaveText('Send');
    release();
    await expectAnnounced('Verification email sent successfully.');
    await expect(work.sendButton(one.id)).toHaveText('Send');

    const mails = await new ApiCaller(suite.url).get<{ emails: { text: string }[] }>(
      `/dev/mailbox?recipient=${one.email}`,
    );
    const link = /https?:\S+(\/user-verification\/\S+)/.exec(mails.body.result.emails[0]?.text ?? '')?.[1];
    const guest = new GuestLinkPage(await browser.newPage({ baseURL: suite.url }));
    await guest.open(link ?? '/no-link-in-the-mail');
    await expect(guest.heading).toHaveText('Identity Verification');
    await expect(guest.details).toContainText(one.name);
    await guest.page.close();

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await work.chosen.getByRole('button', { name: 'Send Verification' }).click();
    await expect(work.dialog).toContainText('primary guest of 2 bookings');
    await work.press('Send 2 emails');
    await expect(work.dialog.getByText('2 done')).toBeVisible();
    await expect(work.dialog).toContainText(`Sent to ${two.email}`);
    await expectAccessible(page, 'many sent', [1440]);
    await work.press('Close');

    await bookings.open('/?status=verified');
    const verified = bookings.rows.filter({ hasText: /All Verified|(?<!Guest )Verified/ }).first();
    await verified.getByRole('button', { name: /^Actions for booking/ }).click();
    const entry = work.menu.getByRole('menuitem', { name: 'Send Verification' });
    await expect(entry).toContainText('All guests are verified already');
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
  });

  test('are what todays arrivals begin with, and orders are kept by the address', async ({
    page,
    suite,
    shell,
    bookings,
    expectAnnounced,
  }) => {
    const work = new BookingWorkPage(page);
    const arriving = await bookStay(suite.url, {
      ...stayOf(today, 2),
      name: 'Aada Arriving',
      no_nights: 2,
      passengers: [companion],
    });
    await bookings.open();
    const calls = shell.recordCalls();
    await work.heading('Primary Guest Details').getByRole('button').press('Enter');
    await expect(page).toHaveURL('/?sort=name&order=asc');
    await expect.poll(() => calls).toEqual(['GET /api/bookings?sort=name&order=asc&page=1&limit=10']);
    await bookings.settled();
    const { caller } = await signInByApi(suite.url, 'staff@seaview.test');
    const { body } = await caller.get<{ bookings: { email: string }[] }>('/bookings?sort=name&order=asc');
    for (const [index, { email }] of body.result.bookings.entries()) {
      await expect(bookings.rows.nth(index)).toContainText(email);
    }
    await page.reload();
    await expect(work.heading('Primary Guest Details')).toHaveAttribute('aria-sort', 'ascending');

    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Guest(s)' }).click();
    await page.keyboard.press('Escape');
    await expect(bookings.columns.filter({ hasText: 'Guest(s)' })).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect(bookings.columns.first()).toBeInViewport();

    await work.arrivalsTab.click();
    await expect(page).toHaveURL('/?view=arrivals&sort=name&order=asc');
    await expect(work.arrivals.first()).toContainText('Aada Arriving');
    await expect(work.arrivals.first()).toContainText(`until ${shownDate(daysAfter(today, 2))}`);
    await expect(work.arrivals.first().getByRole('listitem')).toHaveText([
      'Primary guest Pending',
      'Ida Companion Adult Pending',
    ]);
    await expectAccessible(page, 'arrivals', [375]);
    await work.sendButton(arriving.id).click();
    await expectAnnounced('Verification email sent successfully.');
    await page.getByRole('button', { name: `View Details of booking ${arriving.id}` }).click();
    await expect(work.dialog).toContainText(arriving.email);
    await work.press('Close');
    await expectFitsAt(page, 'arrivals', [320, 375, 768, 1024, 1440]);
  });
});
