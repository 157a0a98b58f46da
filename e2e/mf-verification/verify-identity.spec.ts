import { expectAccessible, expectFitsAt } from '../accessibility/expect-accessible.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { giveCamera, GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { breakRequests } from '../suite/break-requests.ts';
import { expect, test } from '../suite/test.ts';
import { minutes } from '../suite/time-limits.ts';

test.use({ viewport: { width: 375, height: 812 } });
test.setTimeout(minutes(4));

test('a party verifies on one device: a failure, a retry, then another guest with a card of two sides', async ({
  page,
  suite,
}) => {
  const token = await bookForGuest(suite.url);
  const wizard = new GuestWizardPage(page);
  await giveCamera(page);
  await new GuestLinkPage(page).open(`/user-verification/${token}`);
  await expect(wizard.otherGuests).toContainText('2 guests pending');
  await expect(wizard.otherGuests).toContainText('Complete your verification first');
  await expectAccessible(page, 'details with other guests');

  await wizard.press('Continue Verification');
  await expect(wizard.heading).toHaveText('Consent');
  await expect(wizard.heading).toBeFocused();
  await wizard.press('Prefer to show your ID at the desk');
  await expectAccessible(page, 'desk instead of a camera', [375]);
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'consent');

  // A score just below the threshold is no match, but the front desk may review it.
  await suite.answerChecks({ similarity_score: 79.9 });
  await wizard.verify();
  await expect(wizard.heading).toHaveText('Verification Failed');
  await expect(page.getByText('We were unable to verify your identity')).toBeVisible();
  await expect(page.getByText(/It was close: the front desk/)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('do not look like the same person');
  await expectAccessible(page, 'failed verification', [375]);

  await wizard.press('Try Again');
  await expect(wizard.heading).toHaveText('Selfie Liveness');
  await expectAccessible(page, 'selfie step', [375]);
  await suite.answerChecks({ similarity_score: 80 });
  await wizard.takeSelfie();
  await wizard.takeDocument();
  await expectAccessible(page, 'document step', [375]);
  const mend = await breakRequests(page, '**/api/verification', (route) => route.abort());
  await wizard.press('Verify Identity');
  await expect(page.getByText(/Your photos are still here/)).toBeVisible();
  mend();
  await wizard.press('Verify Identity');
  await expect(wizard.heading).toHaveText('Verification Complete');
  await expect(page.getByText('Your identity has been verified.')).toBeVisible();
  await expectAccessible(page, 'complete verification', [375]);

  await wizard.press('Continue with Remaining Guests');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Verified');
  await wizard.press('Verify Ida');
  await expect(page.getByText('Secure verification for Ida')).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  // The card has its machine-readable zone on the back.
  await suite.answerChecks({ similarity_score: 90, document_evidence: 'text' });
  await wizard.verify('ID card');
  await expect(page.getByText(/We also need the other side of your card/)).toBeVisible();
  await expect(wizard.heading).toBeFocused();
  await expectAccessible(page, 'other side of a card');
  // The server stores the first side.
  await page.reload();
  await expect(page.getByText('Already photographed')).toBeVisible();
  await expect(page.getByText(/We also need the other side of your card/)).toBeVisible();
  await suite.answerChecks({ similarity_score: 90 });
  await wizard.takeDocument('Capture the other side');
  await expectAccessible(page, 'both sides of a card');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectFitsAt(page, 'both sides of a card, large text', [320]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await wizard.press('Verify Identity');
  await wizard.press('Back to Guest List');
  await expect(wizard.otherGuests).toContainText('1 guest pending');
  await expect(wizard.otherGuests.getByRole('listitem').first()).toContainText('Verified');

  await wizard.press('Send email to Jon');
  await expectAccessible(page, 'mail of a guest', [375]);
  await page.keyboard.press('Escape');
  await expect(wizard.button('Send email to Jon')).toBeFocused();
  await wizard.press('View Complete Booking Details');
  await expect(page).toHaveURL(`/verification-complete/${token}`);
  await expectAccessible(page, 'complete booking', [375]);
});

test('a link says what it is in Arabic, from right to left', async ({ page, suite }) => {
  const token = await bookForGuest(suite.url);
  const link = new GuestLinkPage(page);
  await link.open(`/user-verification/${token}`);
  const stored = page.waitForResponse('**/api/verification/language');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  expect(await (await stored).json()).toMatchObject({ result: { guest_language: 'ar' } });
  await expect(link.heading).toHaveText('التحقق من الهوية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, 'details in Arabic', [375]);
  await page.getByRole('button', { name: 'متابعة التحقق' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'متابعة', exact: true }).click();
  await expect(page.getByRole('button', { name: 'التقاط الصورة الشخصية الحية' })).toBeVisible();
  await expectAccessible(page, 'selfie in Arabic', [375]);
  // Browser storage contains the step, but neither photos nor tokens.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(token);
  await page.reload();
  await expect(page.getByRole('button', { name: 'التقاط الصورة الشخصية الحية' })).toBeVisible();

  await link.open(`/user-verification/${token}/guest/999999`);
  await expect(link.heading).toHaveText('رقم نزيل غير صالح');
});
