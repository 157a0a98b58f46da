import type { Page } from '@playwright/test';
import type { ShellPage } from '../pages/shell.page.ts';
import { expect, test } from '../suite/test.ts';
import { emailAddresses, expectFitsInLargeText, expectTranslationAccessible } from './expect-accessible.ts';

async function walkTranslatedMenu(page: Page, { content }: ShellPage): Promise<void> {
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  let addresses = 0;
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]`).click();
    await content.getByRole('heading', { level: 1 }).waitFor();
    await expect(content.locator('[role=status]:has(> span[aria-hidden])')).toHaveCount(0);
    await expectTranslationAccessible(page, path);
    await expectFitsInLargeText(page, path);
    addresses += await page.locator(emailAddresses).count();
  }
  // Without an address the check in large text proves nothing.
  expect(addresses).toBeGreaterThan(0);
}

test.describe('A Super Admin whose browser is Arabic', () => {
  test.use({ account: 'superadmin@demo.test', locale: 'ar-EG' });

  test('can use every page of the menu, from right to left', async ({ page, shell }) => {
    test.slow();
    await page.goto('/reports');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await walkTranslatedMenu(page, shell);
  });
});

test.describe('A Hotel Admin whose browser is German', () => {
  test.use({ account: 'admin@seaview.test', locale: 'de-DE' });

  test('can use every page of the menu, with its longer words', async ({ page, shell }) => {
    test.slow();
    await page.goto('/reports');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await walkTranslatedMenu(page, shell);
  });
});
