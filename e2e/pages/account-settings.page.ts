import type { Locator, Page } from '@playwright/test';

export class AccountSettingsPage {
  readonly page: Page;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  async open(): Promise<void> {
    await this.page.goto('/account');
    await this.page.getByRole('heading', { name: 'Account Settings' }).waitFor();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Calls `code` after the code was mailed. */
  async changePassword(password: string, code: () => Promise<string>): Promise<void> {
    await this.press('Change Password');
    const dialog = this.dialog('Change Password');
    await dialog.getByLabel('New Password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Update Password' }).click();
    await dialog.getByText('Enter the OTP sent to your email').waitFor();
    await dialog.getByLabel('Verification Code').fill(await code());
    await dialog.getByRole('button', { name: 'Verify & Update' }).click();
  }

  async changeEmail(address: string, code: () => Promise<string>): Promise<void> {
    await this.field('New Email Address').fill(address);
    await this.press('Verify');
    await this.page.getByText(`Verification code sent to: ${address}`).waitFor();
    await this.field('Verification Code').fill(await code());
    await this.press('Update Email');
  }
}
