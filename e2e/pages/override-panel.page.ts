import type { Locator, Page } from '@playwright/test';

export class OverridePanelPage {
  readonly page: Page;
  readonly panel: Locator;
  readonly badge: Locator;
  readonly bar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('dialog', { name: 'Overrides' });
    this.bar = page.getByRole('complementary', { name: 'Overrides' });
    this.badge = page.getByRole('button', { name: /^Override(:| refused)/ });
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Pages' }).waitFor();
    await this.page.keyboard.press('Alt+Shift+O');
    await this.panel.waitFor();
  }

  async useAddress(remote: string, address: string): Promise<void> {
    await this.panel.getByLabel('Remote', { exact: true }).selectOption(remote);
    await this.panel.getByLabel('Address').fill(address);
    await this.panel.getByRole('button', { name: 'Use this address' }).click();
  }

  async useGrant(grant: string): Promise<void> {
    await this.panel.getByLabel('Grant').fill(grant);
    await this.panel.getByRole('button', { name: 'Use this grant' }).click();
  }

  async resetAll(): Promise<void> {
    await this.open();
    await this.panel.getByRole('button', { name: 'Reset all' }).click();
    await this.badge.waitFor({ state: 'hidden' });
  }
}
