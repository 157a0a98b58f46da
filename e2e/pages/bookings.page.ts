import type { Locator, Page, Request, Route } from '@playwright/test';

export type StatLabel =
  | 'Total Bookings'
  | 'Verified'
  | 'Pending'
  | "Today's Check-ins"
  | "Today's Check-outs"
  | 'Upcoming';

export const statLabels: readonly StatLabel[] = [
  'Total Bookings',
  'Verified',
  'Pending',
  "Today's Check-ins",
  "Today's Check-outs",
  'Upcoming',
];

const listUrl = /\/api\/bookings(\?|$)/;
const statsUrl = /\/api\/bookings\/stats(\?|$)/;

export class BookingsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly table: Locator;
  readonly rows: Locator;
  readonly columns: Locator;
  readonly createButton: Locator;
  readonly dialog: Locator;
  readonly search: Locator;
  readonly status: Locator;
  readonly from: Locator;
  readonly to: Locator;
  readonly apply: Locator;
  readonly clearAll: Locator;
  readonly pagination: Locator;
  readonly loading: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Booking Management' });
    this.table = page.getByRole('table', { name: 'Bookings' });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('cell') });
    this.columns = this.table.getByRole('columnheader');
    this.createButton = page.getByRole('button', { name: 'Create Booking' }).first();
    this.dialog = page.getByRole('dialog', { name: 'Create New Booking' });
    this.search = page.getByPlaceholder('Search bookings...');
    this.status = page.getByLabel('Status', { exact: true });
    this.from = page.getByLabel('From date');
    this.to = page.getByLabel('To date');
    this.apply = page.getByRole('button', { name: 'Apply Filters' });
    this.clearAll = page.getByRole('button', { name: 'Clear All' });
    this.pagination = page.getByRole('navigation', { name: 'Pagination' });
    this.loading = page.getByText('Loading bookings...');
    this.toasts = page.getByRole('region', { name: 'Notifications' });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.table.and(this.page.locator('[aria-busy=false]')).waitFor();
  }

  stat(label: StatLabel): Locator {
    return this.page
      .getByRole('region', { name: 'Booking statistics' })
      .getByRole('group', { name: label, exact: true });
  }

  total(total: number | RegExp): Locator {
    const name = typeof total === 'number' ? `All Bookings (${total})` : total;
    return this.page.getByRole('heading', { name, level: 2 });
  }

  rowOf(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  banner(text: string): Locator {
    return this.page
      .locator('#content')
      .getByRole('alert')
      .or(this.page.locator('#content [role=status]'))
      .filter({
        hasText: text,
      });
  }

  nextList(): Promise<Request> {
    return this.page.waitForRequest(listUrl);
  }

  async interceptList(handler: (route: Route) => unknown): Promise<void> {
    await this.page.route(listUrl, (route) =>
      route.request().method() === 'GET' ? handler(route) : route.fallback(),
    );
  }

  async interceptStats(handler: (route: Route) => unknown): Promise<void> {
    await this.page.route(statsUrl, handler);
  }
}
