import type { Locator, Page } from '@playwright/test';

/** The Booking Management screen. */
export class BookingsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly createButton: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Booking Management' });
    this.rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    this.createButton = page.getByRole('button', { name: 'Create Booking' }).first();
    this.dialog = page.getByRole('dialog', { name: 'Create New Booking' });
  }
}
