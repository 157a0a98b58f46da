import type { Locator, Page } from '@playwright/test';
import { ownDialog } from './own-dialog.ts';

export class ReleasesPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly dialog: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Releases', level: 1 });
    this.dialog = ownDialog(page);
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  serving(title: string, audience?: string): Locator {
    const table = this.page.getByRole('table', { name: `What visitors get of ${title}` });
    return audience === undefined ? table : table.getByRole('row').filter({ hasText: audience });
  }

  /** The first row contains the headings; moves follow, newest first. */
  moves(title: string): Locator {
    return this.page.getByRole('table', { name: `Moves of ${title}` }).getByRole('row');
  }

  newestMove(title: string): Locator {
    return this.moves(title).nth(1);
  }

  async openDetail(title: string): Promise<void> {
    await this.page.getByRole('link', { name: `Releases and history of ${title}` }).click();
    await this.page.getByRole('heading', { name: title, level: 1 }).waitFor();
  }

  async promote(version: string, audience: { percent?: string; hotels?: string } = {}): Promise<void> {
    await this.page.getByRole('button', { name: `Promote ${version}` }).click();
    if (audience.percent !== undefined) {
      await this.dialog.getByLabel('Who gets it').selectOption('A percentage of the people');
      await this.dialog.getByLabel('Percentage').fill(audience.percent);
    }
    if (audience.hotels !== undefined) {
      await this.dialog.getByLabel('Who gets it').selectOption('Single hotels');
      await this.dialog.getByLabel('Hotels').fill(audience.hotels);
    }
    await this.dialog.getByRole('button', { name: 'Promote' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async agreeTo(button: string | RegExp, agreement: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
    await this.dialog.getByRole('button', { name: agreement }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
