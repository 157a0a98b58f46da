import type { Locator, Page } from '@playwright/test';

type CardLabel = 'Total Hotels' | 'Approved' | 'Pending' | 'Rejected';

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

  async open(path = '/hotels'): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

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

  banner(text: string): Locator {
    return this.page.locator('#content').locator('[role=alert], [role=status]').filter({ hasText: text });
  }

  async take(action: 'Approve' | 'Reject' | 'View', hotel_name: string): Promise<void> {
    await this.rowOf(hotel_name).getByRole('button', { name: action, exact: true }).click();
    await this.dialog.waitFor();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
