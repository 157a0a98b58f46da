import { CameraPage } from '../pages/camera.page.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { giveCamera, GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('Back returns one step, closes a camera first, and leaves from the details', async ({ page, suite }) => {
  test.slow();
  const token = await bookForGuest(suite.url);
  const path = `/user-verification/${token}`;
  const wizard = new GuestWizardPage(page);
  const camera = new CameraPage(page);
  await giveCamera(page);
  await camera.watchStreams();
  await suite.answerChecks({ similarity_score: 92 });
  await page.goto('/login');
  await new GuestLinkPage(page).open(path);

  await wizard.press('Continue Verification');
  await wizard.press('Prefer to show your ID at the desk');
  await wizard.goBack(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(wizard.heading).toHaveText('Consent');
  await wizard.giveConsent();
  await wizard.press('Take Selfie Liveness');
  await expect(camera.capture).toBeVisible();
  await wizard.goBack(3);
  await expect(camera.dialog).toHaveCount(0);
  await expect(wizard.button('Take Selfie Liveness')).toBeFocused();
  await expect.poll(() => camera.trackStates()).not.toContain('live');

  await wizard.takeSelfie();
  await expect(wizard.heading).toHaveText('Document');
  await wizard.goBack(3);
  await expect(page.getByText('Live Selfie captured successfully')).toBeVisible();
  await page.goForward();
  await expect(wizard.heading).toHaveText('Selfie Liveness');
  await wizard.press('Continue');
  await wizard.expectDepth(3);
  await page.reload();
  await expect(wizard.heading).toHaveText('Document');
  await wizard.goBack(3);
  await expect(page.getByText('Your selfie was accepted.')).toBeVisible();
  await wizard.goBack(2);
  await expect(wizard.heading).toHaveText('Consent');
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe('{"guestDepth":1}');

  // Back from the result must not lead to earlier steps.
  await wizard.press('Continue');
  await expect(page.getByText('Your selfie was accepted.')).toBeVisible();
  await wizard.press('Continue');
  await wizard.takeDocument();
  await wizard.press('Verify Identity');
  await expect(wizard.heading).toHaveText('Verification Complete');
  await wizard.goBack(1);
  await expect(wizard.heading).toHaveText('Details');
  await expect(wizard.heading).toBeFocused();
  await wizard.press('Verify Ida');
  await expect(page.getByText('Secure verification for Ida')).toBeVisible();
  await wizard.goBack(1);
  await expect(page.getByText('Secure verification for Marguerite')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('inside the shell, whose router reads the same history, Back does the same', async ({
  page,
  suite,
  signInPage,
}) => {
  const path = `/user-verification/${await bookForGuest(suite.url)}`;
  const wizard = new GuestWizardPage(page);
  await page.goto('/login');
  await expect(signInPage.email).toBeVisible();
  // Navigates without a page load, since a load would return the page without the shell.
  await page.evaluate((address) => {
    history.pushState({ idx: 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await wizard.press('Continue Verification');
  await wizard.press('Prefer to show your ID at the desk');
  await wizard.goBack(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wizard.giveConsent();
  await expect(wizard.heading).toHaveText('Selfie Liveness');
  await wizard.goBack(2);
  await expect(wizard.heading).toHaveText('Consent');
  await wizard.goBack(1);
  await expect(wizard.heading).toHaveText('Details');
  await page.goBack();
  await expect(signInPage.email).toBeVisible();
});
