import type { Locator, Page } from '@playwright/test';

type CardLabel = 'Total Hotels' | 'Approved' | 'Pending' | 'Rejected';

/** The Hotel Management screen. */
export class HotelManagementPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly pagination: Locator;
  readonly dialog: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Hotel Management', level: 1 });
    this.table = page.getByRole('table', { name: 'Hotels' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.search = page.getByPlaceholder('Search hotels...');
    this.status = page.getByLabel('Filter by status');
    this.pagination = page.getByRole('navigation', { name: 'Pagination' });
    this.dialog = page.getByRole('dialog');
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  /** Opens the screen and waits for its rows. */
  async open(path = '/hotels'): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  /** Waits until the rows are those asked for last. */
  async settled(): Promise<void> {
    await this.table.and(this.page.locator('[aria-busy=false]')).waitFor();
  }

  card(label: CardLabel): Locator {
    return this.page
      .getByRole('region', { name: 'Hotel statistics' })
      .getByRole('group', { name: label, exact: true });
  }

  rowOf(hotel_name: string): Locator {
    return this.rows.filter({ hasText: hotel_name });
  }

  /** The message above the cards. */
  banner(text: string): Locator {
    return this.page.locator('#content').locator('[role=alert], [role=status]').filter({ hasText: text });
  }

  /** Presses a button of a hotel's row and waits for the dialog it opens. */
  async take(action: 'Approve' | 'Reject' | 'View', hotel_name: string): Promise<void> {
    await this.rowOf(hotel_name).getByRole('button', { name: action, exact: true }).click();
    await this.dialog.waitFor();
  }

  /** Presses a button of the open dialog. */
  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
