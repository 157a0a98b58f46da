import { expect, test } from '../suite/test.ts';

test.describe('The layout', () => {
  test('has brand, version, menu and a page of at most 1280 px', async ({ page, signInPage, shell }) => {
    await page.setViewportSize({ width: 1800, height: 900 });
    await signInPage.signIn('superadmin@demo.test');
    await expect(shell.sidebar).toContainText('Management Suite');
    await expect(shell.sidebar).toContainText('Version 1.0.0');
    await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toHaveAttribute('href', '/');
    await expect(shell.menu.locator('a[href="/reports"], a[href="/create"]')).toHaveCount(0);
    const box = await shell.content.locator('> div').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(1280);
  });

  test('toggles between 256 and 64 px', async ({ page, signInPage, shell }) => {
    await signInPage.signIn('staff@seaview.test');
    await expect.poll(async () => (await shell.sidebar.boundingBox())?.width).toBe(256);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect.poll(async () => (await shell.sidebar.boundingBox())?.width).toBe(64);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(async () => (await shell.sidebar.boundingBox())?.width).toBe(256);
  });

  test('opens a closed group again when navigation enters it', async ({ signInPage, shell }) => {
    await signInPage.signIn('staff@seaview.test', '/reports');
    const group = shell.menu.getByRole('button', { name: 'Bookings' });
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.click();
    await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toBeHidden();
    await shell.navigate('/bookings');
    await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toBeVisible();
  });

  test('hides the menu on a phone behind a toggle with an overlay', async ({ page, signInPage, shell }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signInPage.signIn('staff@seaview.test');
    await expect(shell.sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(shell.menu).toBeVisible();
    await page.getByTestId('menu-overlay').click({ position: { x: 350, y: 400 } });
    await expect(shell.sidebar).toBeHidden();
  });

  test('shows reports, and the 404 inside the layout', async ({ page, signInPage, shell }) => {
    await signInPage.signIn('staff@seaview.test', '/reports');
    await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(shell.sidebar).toBeVisible();
  });

  for (const width of [320, 375, 768, 1024, 1440]) {
    test(`needs no sideways scroll at ${width} px`, async ({ page, signInPage, bookings }) => {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.goto('/login');
      await page.getByRole('heading', { name: 'Welcome' }).waitFor();
      expect(await overflow()).toBeLessThanOrEqual(0);
      await signInPage.signIn('superadmin@demo.test');
      await bookings.rows.first().waitFor();
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
});
