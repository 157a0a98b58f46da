import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { AccountSettingsPage } from '../pages/account-settings.page.ts';
import { expect, test } from '../suite/test.ts';

test.describe('Account Settings', () => {
  test.use({ account: 'roles@seaview.test' });

  test('is reached by the menu and can be used by everybody', async ({ page, shell }) => {
    await page.goto('/');
    await shell.menu.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'Signed-in Devices' })).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await expect(page.getByText('Last updated: Never')).toBeVisible();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expectAccessible(page, 'account settings');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First Name').fill('');
    await expect(page.getByText('First name is required')).toBeVisible();
    await expectAccessible(page, 'profile with errors');
  });

  test('takes a new name, shows it everywhere at once, and keeps it', async ({ page, shell }) => {
    const account = new AccountSettingsPage(page);
    await account.open();
    await account.press('Edit Profile');
    await account.field('First Name').fill('');
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await account.field('First Name').fill(' Renata ');
    await account.field('Last Name').fill('Silva');
    await account.field('Phone Number').fill('+351 912 345 678');
    await expect(page.getByText('Phone number must not exceed 15 digits')).toBeVisible();
    await account.field('Phone Number').fill('+351912345678');
    await account.field('Gender').selectOption('Female');
    await account.press('Save Changes');
    await expect(account.toasts.getByText('Profile updated successfully!')).toBeVisible();
    await expect(shell.sidebar.getByText('Renata Silva')).toBeVisible();
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem('persist:auth') ?? '{}') as object,
    );
    expect(kept).toMatchObject({ isAuthenticated: true, user: { usr_firstname: 'Renata' } });
    expect(JSON.stringify(kept)).not.toContain('"step"');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Renata Silva' })).toBeVisible();
    await account.press('Edit Profile');
    await account.press('Save Changes');
    await expect(account.toasts.getByText('No changes detected')).toBeVisible();
  });

  test('signs out after asking', async ({ page }) => {
    const account = new AccountSettingsPage(page);
    await page.goto('/');
    await account.open();
    await account.press('Sign Out');
    await page
      .getByRole('dialog', { name: 'Confirm Logout' })
      .getByRole('button', { name: 'Log Out' })
      .click();
    await expect(page).toHaveURL('/login');
    await expect(account.toasts.getByText('Logged out successfully!')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('persist:auth'))).toBeNull();
  });
});
