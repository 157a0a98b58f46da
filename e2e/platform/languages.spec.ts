import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { demoPassword, type DemoAccount } from '../pages/sign-in.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { expect, test } from '../suite/test.ts';

const account: DemoAccount = 'none@seaview.test';

/** Uses field names, which do not depend on the language. */
async function signIn(page: Page): Promise<void> {
  await page.locator('[name="usr_email"]').fill(account);
  await page.locator('[name="usr_password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
}

async function expectLanguage(page: Page, lang: string, dir: 'ltr' | 'rtl', title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

async function chooseByKeyboard(page: Page, label: string, keys: string[], language: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  for (const key of keys) await page.keyboard.press(key);
  await expect(field).toHaveValue(language);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test.describe('The language', () => {
  test.use({ locale: 'de-DE' });

  // Other tests share the account.
  test.afterEach(async ({ suite }) => {
    const { caller } = await signInByApi(suite.url, account);
    expect((await caller.patch('/auth/user-profile', { usr_language: null })).status).toBe(200);
  });

  test('is that of the browser until one is chosen by keyboard, and then that of the account in each browser', async ({
    page,
    browser,
    suite,
  }) => {
    await test.step('a German browser begins in German', async () => {
      await page.goto('/account');
      await expect(page).toHaveURL('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
      await signIn(page);
      await expectLanguage(page, 'de', 'ltr', 'Kontoeinstellungen');
    });

    await test.step('Arabic turns the page around at once, with the focus where it was', async () => {
      await chooseByKeyboard(page, 'Anzeigesprache', ['End'], 'ar');
      await expect(page.getByText('تم تغيير اللغة.')).toBeVisible();
      await expectLanguage(page, 'ar', 'rtl', 'إعدادات الحساب');
      await expect(page.getByLabel('لغة العرض')).toBeFocused();
      await expect(page.getByRole('link', { name: 'الحساب', exact: true })).toBeVisible();
      await expectAccessible(page, 'account settings in Arabic');
    });

    await test.step('a reload keeps it', async () => {
      await page.reload();
      await expectLanguage(page, 'ar', 'rtl', 'إعدادات الحساب');
    });

    await test.step('an English browser turns to Arabic with the sign-in, and back', async () => {
      const context = await browser.newContext({ baseURL: suite.url, locale: 'en-GB' });
      const other = await context.newPage();
      await other.goto('/account');
      await expect(other.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
      await signIn(other);
      await expectLanguage(other, 'ar', 'rtl', 'إعدادات الحساب');
      await chooseByKeyboard(other, 'لغة العرض', ['Home', 'ArrowDown'], 'en');
      await expect(other.getByText('The language is changed.')).toBeVisible();
      await expectLanguage(other, 'en', 'ltr', 'Account Settings');
      await expect(other.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
      await context.close();
    });
  });

  test('is chosen on the sign-in page, and kept by the browser', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('ar');
    await expect(page.getByRole('combobox', { name: 'اللغة' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page, 'sign-in in Arabic');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'اللغة' })).toHaveValue('ar');
    await page.goto('/forgot-password');
    await page.getByRole('combobox', { name: 'اللغة' }).selectOption('fr');
    await expect(page.getByRole('combobox', { name: 'Langue' })).toBeFocused();
  });
});
