import type { Locator, Page } from '@playwright/test';
import { BookingsPage } from './bookings.page.ts';

type RowAction = 'View Details' | 'Send Verification' | 'Edit Booking' | 'Delete Booking';

export class BookingWorkPage {
  readonly page: Page;
  readonly list: BookingsPage;
  readonly menu: Locator;
  readonly dialog: Locator;
  readonly chosen: Locator;
  readonly exportButton: Locator;
  readonly arrivalsTab: Locator;
  readonly arrivals: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = new BookingsPage(page);
    this.menu = page.getByRole('menu');
    this.dialog = page.getByRole('dialog');
    this.chosen = page.getByRole('group', { name: 'Chosen bookings' });
    this.exportButton = page.getByRole('button', { name: /^(Export CSV|Exporting\.\.\.)$/ });
    this.arrivalsTab = page.getByRole('tab', { name: "Today's Arrivals" });
    this.arrivals = page
      .getByRole('table', { name: 'Arrivals' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
  }

  menuButton(id: number): Locator {
    return this.page.getByRole('button', { name: `Actions for booking ${id}`, exact: true });
  }

  async choose(id: number, action: RowAction): Promise<void> {
    await this.menuButton(id).click();
    await this.menu.getByRole('menuitem', { name: action }).click();
  }

  sendButton(id: number): Locator {
    return this.page.getByRole('button', { name: `Send Verification for booking ${id}`, exact: true });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  press(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).last().click();
  }

  async select(...ids: number[]): Promise<void> {
    for (const id of ids) {
      await this.page.getByRole('checkbox', { name: `Select booking ${id}`, exact: true }).check();
    }
  }

  heading(title: string): Locator {
    return this.list.columns.filter({ hasText: title });
  }
}
