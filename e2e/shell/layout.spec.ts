import { expect, test } from '../suite/test.ts';

/** The specification's menu for a user with all permissions. */
const wholeMenu = [
  [null, 'Dashboard', '/dashboard'],
  ['Bookings', 'All Bookings', '/'],
  ['Management', 'User Management', '/users'],
  ['Management', 'Role Management', '/roles'],
  ['Management', 'Hotel Management', '/hotels'],
  ['Settings & More', 'Account', '/account'],
];

test.describe('The layout', () => {
  test.describe('for a Super Admin', () => {
    test.use({ account: 'superadmin@demo.test', viewport: { width: 1800, height: 900 } });

    test('has the whole menu, and remembers its state', async ({ page, shell }) => {
      await page.goto('/reports');
      await expect(shell.sidebar).toContainText('Management Suite');
      await expect(shell.sidebar).toContainText('Version 1.0.0');
      await shell.menu.getByRole('link').first().waitFor();
      expect(await shell.entries()).toEqual(expect.arrayContaining(wholeMenu));
      await expect(shell.menu.locator('a[href="/reports"], a[href="/create"]')).toHaveCount(0);
      for (const name of ['Bookings', 'Management', 'Settings & More']) {
        await expect(shell.group(name)).toHaveAttribute('aria-expanded', 'true');
      }
      expect((await shell.content.locator('> div').boundingBox())?.width).toBe(1280);

      await shell.group('Settings & More').click();
      await expect(shell.link('Account')).toBeHidden();
      await shell.navigate('/account');
      await expect(shell.link('Account')).toBeVisible();
      await shell.group('Management').click();
      const width = async () => (await shell.sidebar.boundingBox())?.width;
      await expect.poll(width).toBe(256);
      await page.getByRole('button', { name: 'Use the dark look' }).click();
      await page.getByRole('button', { name: 'Collapse sidebar' }).click();
      await expect.poll(width).toBe(64);

      await page.goto('/reports');
      await expect.poll(width).toBe(64);
      await expect(page.getByRole('button', { name: 'Use the light look' })).toBeVisible();
      await page.getByRole('button', { name: 'Expand sidebar' }).click();
      await expect.poll(width).toBe(256);
      await expect(shell.link('Hotel Management')).toBeHidden();
    });
  });

  test.describe('for a user without permissions', () => {
    test.use({ account: 'none@seaview.test' });

    test('has the menu that is open to all, behind a toggle with an overlay on a phone', async ({
      page,
      shell,
    }) => {
      await page.goto('/reports');
      await shell.menu.getByRole('link').first().waitFor();
      const open = wholeMenu.filter(([group]) => group !== 'Management');
      expect(await shell.entries()).toEqual(open.toSpliced(2, 0, ['Bookings', 'Calendar', '/calendar']));
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(shell.sidebar).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(shell.menu).toBeVisible();
      await shell.overlay.click({ position: { x: 350, y: 400 } });
      await expect(shell.sidebar).toBeHidden();

      const name = page.getByRole('banner').getByText('Management Suite');
      await expect(name).toBeVisible();
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      // A truncated name would fit.
      await expect(name).toBeHidden();
    });
  });
});
