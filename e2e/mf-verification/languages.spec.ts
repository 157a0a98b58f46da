import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { GuestLinkPage } from '../pages/guest-link.page.ts';
import { bookForGuest } from '../suite/book-for-guest.ts';
import { expect, test } from '../suite/test.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'ar'];

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
}

for (const language of languages) {
  test(`the pages in ${language} are accessible, also with text twice as large`, async ({
    browser,
    suite,
  }) => {
    const context = await browser.newContext({
      baseURL: suite.url,
      locale: language,
      viewport: { width: 375, height: 740 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const expectAccessibleAtBothSizes = async (what: string) => {
      for (const size of ['100%', '200%']) {
        await setTextSize(page, size);
        await expectAccessible(page, `${what} in ${language}, text at ${size}`, [375]);
      }
    };
    const link = new GuestLinkPage(page);
    await link.open(`/user-verification/${randomUUID()}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessibleAtBothSizes('an invalid link');

    await link.open(`/user-verification/${await bookForGuest(suite.url)}`);
    await expectAccessibleAtBothSizes('the details');
    const lastButton = page.getByRole('main').getByRole('button').last();
    await lastButton.click();
    await page.getByRole('checkbox').check();
    await expectAccessibleAtBothSizes('the consent');
    await lastButton.click();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expectAccessibleAtBothSizes('the selfie step');
    await context.close();
  });
}
