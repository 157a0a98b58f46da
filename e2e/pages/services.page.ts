import type { Locator, Page } from '@playwright/test';
import { ownDialog } from './own-dialog.ts';

export class ServicesPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly dialog: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Services', level: 1 });
    this.dialog = ownDialog(page);
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  async open(): Promise<void> {
    await this.page.goto('/releases?view=services');
    await this.heading.waitFor();
  }

  service(alias: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${alias} `) });
  }

  async map(alias: string, origin: string, caller: string): Promise<void> {
    await this.page.getByRole('button', { name: `Map ${alias}` }).click();
    await this.dialog.getByLabel(caller).check();
    await this.dialog.getByLabel('Address').fill(origin);
    await this.dialog.getByRole('button', { name: 'Save' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
