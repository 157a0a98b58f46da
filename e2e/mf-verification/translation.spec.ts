import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { giveCamera, GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';
import { translatePages } from '../suite/translate-pages.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('a guest whose browser translates the page walks through the wizard', async ({ page, suite }) => {
  test.slow();
  const wizard = new GuestWizardPage(page);
  await translatePages(page);
  await giveCamera(page);
  await new GuestLinkPage(page).open(`/user-verification/${await bookForGuest(suite.url)}`);
  await wizard.press('Continue Verification');
  await wizard.press('Prefer to show your ID at the desk');
  await page.keyboard.press('Escape');
  await suite.answerChecks({ similarity_score: 79 });
  await wizard.verify();
  await expect(wizard.heading).toHaveText('Verification Failed');
  await wizard.press('Try Again');
  await suite.answerChecks({ similarity_score: 92 });
  await wizard.takeSelfie();
  await wizard.takeDocument();
  await wizard.press('Verify Identity');
  await expect(wizard.heading).toHaveText('Verification Complete');
  await wizard.press('Continue with Remaining Guests');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identitätsprüfung');
  await page.getByRole('combobox').selectOption('en');
  await wizard.press('Send email to Jon');
  await page.keyboard.press('Escape');
  await wizard.press('Ida comes with me and shows no document');
  await wizard.press('Yes, Ida comes with me');
  await expect(wizard.otherGuests).toContainText('1 guest pending');
  await wizard.press('View Complete Booking Details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking Details');
  expect(await page.locator('font').count()).toBeGreaterThan(0);
});
