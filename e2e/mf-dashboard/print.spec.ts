import { expect, test } from '../suite/test.ts';

test.use({ account: 'admin@seaview.test', viewport: { width: 768, height: 600 }, colorScheme: 'dark' });

test('a dashboard prints with each chart, also those below the screen, and without what is pressed', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.locator('svg[height="240"]')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  // Print uses light colors in the dark look too.
  await expect(page.locator('svg[height="240"] text').first()).toHaveCSS('fill', 'rgb(80, 98, 106)');
  await expect(page.locator('svg[height="240"]').first()).toHaveCSS('filter', 'none');
  await expect(page.getByRole('heading', { name: 'Weekly Performance' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Skip to content')).toBeHidden();
});
