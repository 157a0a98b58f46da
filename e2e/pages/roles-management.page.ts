import type { Locator, Page } from '@playwright/test';
import { ownDialog } from './own-dialog.ts';

export class RolesManagementPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly search: Locator;
  readonly createButton: Locator;
  readonly dialog: Locator;
  readonly summary: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Role Management', level: 1 });
    this.table = page.getByRole('table', { name: 'Roles' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.columns = this.table.getByRole('columnheader');
    this.search = page.getByPlaceholder('Search roles...');
    this.createButton = page.getByRole('button', { name: 'Create Role' }).first();
    this.dialog = ownDialog(page);
    this.summary = this.dialog.getByRole('region', { name: 'What changes' });
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  async open(path = '/roles'): Promise<void> {
    await this.page.goto(path);
    await this.table.waitFor();
  }

  card(label: 'Total Roles' | 'Available Permissions' | 'Filtered Results'): Locator {
    return this.page.getByRole('group', { name: label, exact: true });
  }

  rowOf(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  banner(text: string | RegExp): Locator {
    return this.page.locator('#content').locator('[role=alert], [role=status]').filter({ hasText: text });
  }

  async openMenu(role_name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Actions for ${role_name}`, exact: true }).click();
    return this.page.getByRole('menu').getByRole('menuitem');
  }

  async take(action: 'View Details' | 'Edit Role' | 'Delete Role', role_name: string): Promise<void> {
    await (await this.openMenu(role_name)).filter({ hasText: action }).click();
    await this.dialog.waitFor();
  }

  permission(title: string): Locator {
    return this.dialog.getByRole('checkbox', { name: title, exact: true });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
