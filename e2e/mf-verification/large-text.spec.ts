import type { Locator, Page } from '@playwright/test';
import { CameraPage } from '../pages/camera.page.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { giveCamera, GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

async function openInLargeText(page: Page, url: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = '200%')),
  );
  await new GuestLinkPage(page).open(`/user-verification/${await bookForGuest(url)}`);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, bottom: box.y + box.height };
}

test('text twice as large leaves a guest the page, the box to tick beside its button, and the toasts none of them', async ({
  page,
  suite,
}) => {
  await openInLargeText(page, suite.url);
  const wizard = new GuestWizardPage(page);
  expect((await boxOf(page.locator('header'))).height).toBeLessThan(640 * 0.45);
  await page.route('**/api/verification/consent', (route) => route.abort());
  await wizard.press('Continue Verification');
  const box = page.getByRole('checkbox');
  await wizard.button('Continue').scrollIntoViewIfNeeded();
  await expect(box).toBeInViewport();
  await box.check();
  await wizard.press('Continue');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await toast.waitFor();
  const { bottom } = await boxOf(toast);
  for (const name of ['Back', 'Continue'])
    expect((await boxOf(wizard.button(name))).y).toBeGreaterThanOrEqual(bottom);
});

test('text twice as large leaves the circle for the face and the arrow uncovered', async ({
  page,
  suite,
}) => {
  await giveCamera(page);
  await openInLargeText(page, suite.url);
  const wizard = new GuestWizardPage(page);
  const camera = new CameraPage(page);
  await wizard.press('Continue Verification');
  await wizard.giveConsent();
  await wizard.press('Take Selfie Liveness');
  await camera.capture.click();
  const hint = camera.dialog.getByRole('status');
  await expect(hint).toContainText(/slowly/);
  const [circle, said] = [await boxOf(camera.guide), await boxOf(hint)];
  expect(said.bottom).toBeLessThanOrEqual(circle.y);
  expect(circle.width).toBeGreaterThan(140);
  await expect(camera.guide).toBeInViewport({ ratio: 1 });
});

test('a guest who is verified in another tab sees it in this one', async ({ page, context, suite }) => {
  test.slow();
  const path = `/user-verification/${await bookForGuest(suite.url)}`;
  const [first, second] = [new GuestWizardPage(page), new GuestWizardPage(await context.newPage())];
  await suite.answerChecks({ similarity_score: 92 });
  await giveCamera(first.page);
  await giveCamera(second.page);
  await new GuestLinkPage(first.page).open(path);
  await first.press('Continue Verification');
  await first.giveConsent();
  await first.takeSelfie();
  await new GuestLinkPage(second.page).open(path);
  await expect(second.heading).toHaveText('Document');
  await first.takeDocument();
  await first.press('Verify Identity');
  await expect(first.heading).toHaveText('Verification Complete');
  await expect(second.heading).toHaveText('Verification Complete', { timeout: 25_000 });
});
