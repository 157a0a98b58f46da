import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../accessibility/tab-to.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { giveCamera, GuestWizardPage } from '../pages/guest-wizard.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';

test.use({ viewport: { width: 375, height: 812 } });

/** Tabs to a control, checks that its focus is visible, and presses a key. */
async function pressOn(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await tabTo(target);
  await expect(target).not.toHaveCSS('outline-style', 'none');
  await expect(target).toBeInViewport({ ratio: 1 });
  await target.page().keyboard.press(key);
}

/** Tabs past the last control of the dialog. */
async function expectTrapped(page: Page): Promise<void> {
  await expect(page.locator('dialog :focus')).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? 'browser' : activeElement?.closest('dialog') ? 'dialog' : 'page';
    });
    expect(place).not.toBe('page');
  }
}

/** Records files added to forms, which Playwright cannot read from requests. */
async function watchForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    const { append } = FormData.prototype;
    FormData.prototype.append = function note(name: string, value: string | Blob) {
      if (value instanceof File) sent.push(`${name}: ${value.name}, ${value.type}`);
      append.call(this, name, value as Blob);
    };
  });
}

async function sentPhotos(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
  return names.filter((name) => !name.startsWith('frames'));
}

test('a guest verifies with the keyboard alone, and hears what to do', async ({ page, suite }) => {
  test.slow();
  const wizard = new GuestWizardPage(page);
  const { camera } = wizard;
  // Toasts are excluded.
  const said = camera.dialog.locator('p[role=status]');
  await giveCamera(page);
  await watchForms(page);
  await suite.answerChecks({ similarity_score: 92 });
  await new GuestLinkPage(page).open(`/user-verification/${await bookForGuest(suite.url)}`);

  await pressOn(wizard.button('Continue Verification'));
  await expect(wizard.heading).toBeFocused();
  await pressOn(wizard.button('Prefer to show your ID at the desk'), 'Space');
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(wizard.button('Prefer to show your ID at the desk')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await pressOn(wizard.button('Continue'));

  await expect(wizard.heading).toHaveText('Selfie Liveness');
  await expect(wizard.heading).toBeFocused();
  await pressOn(wizard.button('Take Selfie Liveness'));
  await expect(said).toHaveText(/^The live guide could not be loaded/);
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(wizard.button('Take Selfie Liveness')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^The live guide could not be loaded/);
  await pressOn(camera.capture);
  await expect(said).toHaveText(
    /^(Turn your head slowly to your (left|right)|(Raise|Lower) your chin slowly)$/,
  );
  await page.keyboard.press('Space');
  await expect(camera.use).toBeFocused();
  await expect(said).toHaveText('Can your face be seen clearly?');
  await pressOn(camera.use);
  await expect(page.getByText('Live Selfie captured successfully')).toBeFocused();
  await pressOn(wizard.button('Continue'));

  await expect(wizard.heading).toHaveText('Document');
  await expect(wizard.heading).toBeFocused();
  await pressOn(wizard.button('Capture Document'));
  await expect(said).toHaveText(/^(Put the whole document in the frame|The picture is blurred)/);
  await pressOn(camera.capture, 'Space');
  await pressOn(camera.retake);
  await expect(camera.capture).toBeFocused();
  await expect(said).toHaveText(/^(Put the whole document in the frame|The picture is blurred)/);
  await page.keyboard.press('Enter');
  await pressOn(camera.use);
  await pressOn(wizard.button('Verify Identity'));
  const selfie = expect.stringMatching(/^selfie: selfie-\d{13}\.jpg, image\/jpeg$/);
  await expect
    .poll(() => sentPhotos(page))
    .toEqual([selfie, expect.stringMatching(/^document: document-\d{13}\.jpg, image\/jpeg$/), selfie]);

  await expect(wizard.heading).toHaveText('Verification Complete');
  await expect(wizard.heading).toBeFocused();
  await pressOn(wizard.button('Continue with Remaining Guests'));
  await expect(wizard.heading).toHaveText('Details');
  await expect(wizard.heading).toBeFocused();
  await pressOn(wizard.button('Send email to Jon'));
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(wizard.button('Send email to Jon')).toBeFocused();
});
