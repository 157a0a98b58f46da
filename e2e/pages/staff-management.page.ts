import type { Locator, Page } from '@playwright/test';
import { ownDialog } from './own-dialog.ts';

export class StaffManagementPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly position: Locator;
  readonly addButton: Locator;
  readonly pagination: Locator;
  readonly dialog: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Staff Management', level: 1 });
    this.table = page.getByRole('table', { name: 'Staff' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.columns = this.table.getByRole('columnheader');
    this.search = page.getByPlaceholder('Search staff...');
    this.status = page.getByLabel('Status', { exact: true });
    this.position = page.getByRole('search').getByLabel('Position');
    this.addButton = page.getByRole('button', { name: 'Add New Staff' });
    this.pagination = page.getByRole('navigation', { name: 'Pagination' });
    this.dialog = ownDialog(page);
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  async open(path = '/users'): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.table.and(this.page.locator('[aria-busy=false]')).waitFor();
  }

  card(label: 'Total Staff' | 'Active Staff' | 'Inactive Staff' | 'Recent Activity'): Locator {
    return this.page.getByRole('group', { name: label, exact: true });
  }

  rowOf(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  banner(text: string): Locator {
    return this.page.locator('#content').locator('[role=alert], [role=status]').filter({ hasText: text });
  }

  async openMenu(text: string): Promise<Locator> {
    await this.rowOf(text)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    return this.page.getByRole('menu').getByRole('menuitem');
  }

  async take(action: 'View Details' | 'Edit Staff' | 'Manage Roles' | 'Remove Staff', text: string) {
    await (await this.openMenu(text)).filter({ hasText: action }).click();
    await this.dialog.waitFor();
  }

  async fill(fields: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.dialog.getByLabel(label, { exact: true }).fill(value);
    }
  }

  role(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name, exact: true });
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
