import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Account Settings', () => {
  test.use({ account: 'roles@seaview.test' });

  test('is reached by the menu, takes a new name that shows everywhere at once, and signs out', async ({
    page,
    shell,
    expectAnnounced,
  }) => {
    const account = new AccountSettingsPage(page);
    await test.step('reached by the menu', async () => {
      await page.goto('/reports');
      await shell.menu.getByRole('link', { name: 'Account' }).click();
      await expect(page).toHaveURL('/account');
      await expect(page.getByRole('heading', { name: 'Signed-in Devices' })).toBeVisible();
      await expect(page.getByText('This device', { exact: true })).toBeVisible();
      await expect(page.getByText('Last updated: Never')).toBeVisible();
      await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    });

    await test.step('a new name', async () => {
      await account.press('Edit Profile');
      await account.field('First Name').fill('');
      await expect(page.getByText('First name is required')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
      await expectAccessible(page, 'profile with errors');
      await account.field('First Name').fill(' Renata ');
      await account.field('Last Name').fill('Silva');
      // The number must change, because unchanged fields are not saved.
      await account.field('Phone Number').fill(`+351${String(Date.now()).slice(-9)}`);
      await account.field('Gender').selectOption('Female');
      await account.press('Save Changes');
      await expectAnnounced('Profile updated successfully!');
      await expect(shell.sidebar.getByText('Renata Silva')).toBeVisible();
      const kept = await page.evaluate(
        () => JSON.parse(localStorage.getItem('persist:auth') ?? '{}') as object,
      );
      expect(kept).toMatchObject({ isAuthenticated: true, user: { usr_firstname: 'Renata' } });
      expect(JSON.stringify(kept)).not.toContain('"step"');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Renata Silva' })).toBeVisible();
    });

    await test.step('signing out is asked first', async () => {
      await account.press('Sign out of this device');
      await account.dialog('Confirm Logout').getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL('/login');
      await expectAnnounced('Logged out successfully!');
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toBeNull();
    });
  });
});
