import type { Locator } from '@playwright/test';
import type { VerificationBooking } from '@suite/contracts/verification';
import { ActingGuestPage } from '../pages/acting-guest.page.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { ApiCaller, signInByApi } from '../suite/api-caller.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { drawGuest } from '../suite/guest-photos.ts';
import { expect, test } from '../suite/test.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

test.use({ account: 'staff@seaview.test' });

/** An overloaded machine cancels a check after 30 s; the guest then presses again. */
async function pressUntil(done: Locator, again: Locator, unjudged: Locator): Promise<void> {
  await expect(async () => {
    await expect(done.or(unjudged).first()).toBeVisible({ timeout: minutes(1) });
    if (await unjudged.isVisible()) await again.click({ timeout: 5000 });
    await expect(done).toBeVisible({ timeout: 1 });
  }).toPass();
}

test('a guest moves as the screen asks, shows the passport, and staff see the party verified', async ({
  browser,
  bookings,
  suite,
}) => {
  // Both pages load their models for the first time, and the check runs for real.
  test.slow();
  await suite.answerChecks(null);
  const [token, photos] = await Promise.all([bookForGuest(suite.url), drawGuest()]);
  const email = `${token}@guests.test`;
  const row = bookings.rowOf(email);
  const figure = async (label: 'Verified' | 'Pending') => {
    await expect(bookings.stat(label)).toHaveText(/\d$/);
    return Number((await bookings.stat(label).textContent())?.replace(/\D/g, ''));
  };
  await bookings.open(`/?search=${email}`);
  await expect(row).toContainText('Pending');
  const before = { verified: await figure('Verified'), pending: await figure('Pending') };

  const page = await browser.newPage({ baseURL: suite.url, viewport: { width: 375, height: 812 } });
  const wizard = new GuestWizardPage(page);
  const guest = new ActingGuestPage(page);
  const unjudged = page.getByText(/Your photos are still here/);
  await guest.appear(photos);
  await new GuestLinkPage(page).open(`/user-verification/${token}`);
  await wizard.press('Continue Verification');
  await wizard.giveConsent();
  await wizard.press('Take Selfie Liveness');
  await guest.doAsAsked(wizard.camera.dialog, wizard.camera.use);
  await guest.lookAhead();
  await wizard.camera.use.click({ timeout: minutes(1) });
  await pressUntil(page.getByText('Live Selfie captured successfully'), wizard.button('Try Again'), unjudged);
  await wizard.press('Continue');
  await wizard.press('Capture Document');
  // A document that fills the frame is photographed automatically.
  await wizard.camera.use.click({ timeout: seconds(30) });
  await wizard.camera.dialog.waitFor({ state: 'detached' });
  await wizard.press('Verify Identity');
  await pressUntil(
    page.getByText('Your identity has been verified.'),
    wizard.button('Verify Identity'),
    unjudged,
  );
  await expect(wizard.heading).toHaveText('Verification Complete');
  await page.close();

  await bookings.open(`/?search=${email}`);
  await expect(row).toContainText('Primary Guest Verified');
  await expect(bookings.stat('Verified')).toHaveText(`Verified${before.verified + 1}`);
  await expect(bookings.stat('Pending')).toHaveText(`Pending${before.pending - 1}`);

  const primary = new ApiCaller(suite.url, { 'x-verification-token': token });
  const { body } = await primary.get<VerificationBooking>(`/getuser_by_token/${token}`);
  const { id, passengers } = body.result;
  const [ida, jon] = passengers;
  const { caller: desk } = await signInByApi(suite.url, 'admin@seaview.test');
  const shownByJon = { user_type: { user_type: 'guest', item_id: jon?.id }, method: 'passport' };
  const noted = await Promise.all([
    primary.post('/verification/accompanied', { guest_id: ida?.id }),
    desk.post(`/bookings/${id}/desk-verification`, shownByJon),
  ]);
  expect(noted.map(({ body: { success } }) => success)).toEqual([true, true]);
  await bookings.open(`/?search=${email}`);
  await expect(row).toContainText('All Verified');
  await expect(bookings.stat('Verified')).toHaveText(`Verified${before.verified + 1}`);
});
