import type { Locator, Page } from '@playwright/test';

/** Account Settings. */
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
}
