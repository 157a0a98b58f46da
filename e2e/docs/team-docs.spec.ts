import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { expect, test } from '../suite/test.ts';

test.describe('the documentation for teams', () => {
  test.use({ javaScriptEnabled: false });

  test('is read and followed without a script and without signing in', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.goto('/platform/docs');
    await page.getByRole('link', { name: 'Start a remote in a repository of your own' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Start a remote in a repository of your own',
    );
    await page.getByRole('link', { name: 'Own back end' }).first().click();
    await expect(page).toHaveURL(/\/platform\/docs\/backend$/);
    expect(refused).toEqual([]);
    expect((await page.goto('/docs'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  });
});

test('the documentation for teams is readable on a phone and in the dark', async ({ page }) => {
  for (const name of ['', '/start', '/releasing', '/guarantees']) {
    await page.goto(`/platform/docs${name}`);
    await expectAccessible(page, `/platform/docs${name}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 25, 30)');
});
