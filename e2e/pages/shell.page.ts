import { expect, type Locator, type Page } from '@playwright/test';

export class ShellPage {
  readonly page: Page;
  readonly sidebar: Locator;
  readonly menu: Locator;
  readonly content: Locator;
  readonly overlay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sidebar = page.getByRole('complementary', { name: 'Main' });
    this.menu = page.getByRole('navigation', { name: 'Pages' });
    this.content = page.locator('#content');
    this.overlay = page.getByTestId('menu-overlay');
  }

  group(name: string): Locator {
    return this.menu.getByRole('button', { name, exact: true });
  }

  link(label: string): Locator {
    const withCount = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, \\d+ .+)?$`);
    return this.menu.getByRole('link', { name: withCount });
  }

  async entries(): Promise<[group: string | null, label: string, path: string][]> {
    return this.menu
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link): [string | null, string, string] => [
          link.closest('ul[id]')?.getAttribute('aria-label') ?? null,
          link.querySelector('span:not([aria-hidden])')?.textContent ?? '',
          link.getAttribute('href') ?? '',
        ]),
      );
  }

  /** Waits until the screen has loaded its data. */
  async settled(): Promise<void> {
    await this.content.getByRole('heading', { level: 1 }).waitFor();
    await expect(this.content.getByText(/^Loading\b.*\.\.\.$/)).toHaveCount(0);
  }

  /** Navigates without a page load. */
  async navigate(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  async signOut(): Promise<void> {
    await this.sidebar.getByRole('button', { name: 'Sign out', exact: true }).click();
    await this.page.waitForURL('**/login');
  }

  recordCalls(): string[] {
    const calls: string[] = [];
    this.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      // The shell requests counts at unpredictable times.
      const isCount = /^\/api\/(attention|notifications)\/count$/.test(pathname);
      if (pathname.startsWith('/api/') && !isCount) calls.push(`${request.method()} ${pathname}${search}`);
    });
    return calls;
  }
}
