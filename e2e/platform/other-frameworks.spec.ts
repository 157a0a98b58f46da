import path from 'node:path';
import { ShellPage } from '../pages/shell.page.ts';
import { expect } from '../suite/test.ts';
import { examples, releaseFolder, test } from './example-suite.ts';

test.use({ account: 'staff@seaview.test' });

test.describe('A remote written by hand', () => {
  const folder = path.join(examples, 'mf-by-hand');
  test.beforeAll(async ({ exampleSuite }) => {
    const printed = await releaseFolder(exampleSuite, 'mf-by-hand', {
      dist: path.join(folder, 'src'),
      descriptor: path.join(folder, 'remote.json'),
    });
    expect(printed).toContain('the entry is remote.js, an ES module that exports mount');
  });

  test('opens by its menu entry, navigates inside, and leaves', async ({ page }) => {
    const shell = new ShellPage(page);
    await page.goto('/reports');
    const started = await page.evaluate(() => performance.timeOrigin);
    await shell.link('Today').click();
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(shell.content.getByText(/^Arrivals: \d+\. Departures: \d+\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/today\/about$/);
    await expect(shell.content.getByText(/^.+, light$/)).toBeVisible();
    await page.goBack();
    await expect(shell.content.getByText(/^Arrivals:/)).toBeVisible();
    await shell.link('Reports').click();
    await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
  });
});
