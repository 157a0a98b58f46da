import { expect, type Locator, type Page } from '@playwright/test';

/** The layout around every signed-in page. */
export class ShellPage {
  readonly page: Page;
  readonly sidebar: Locator;
  readonly menu: Locator;
  readonly content: Locator;
  /** Stands over the page while the menu of a small screen is open. */
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

  /** A link of the menu by its label, whatever number is beside it. */
  link(label: string): Locator {
    const withCount = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, \\d+ .+)?$`);
    return this.menu.getByRole('link', { name: withCount });
  }

  /** The menu as it is read: what stands alone, and the links of each group, with where they lead. */
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

  /** Waits until a screen stands beside the menu, with what it had to load. */
  async settled(): Promise<void> {
    await this.content.getByRole('heading', { level: 1 }).waitFor();
    await expect(this.content.getByText(/^Loading\b.*\.\.\.$/)).toHaveCount(0);
  }

  /** Goes to another path without a page load, as a link would. */
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

  /** Every call to the API that the page makes from now on, as `METHOD /path?query`. */
  recordCalls(): string[] {
    const calls: string[] = [];
    this.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      // The shell counts for its menu and bell once a page is quiet, and again once its event stream is open.
      const isCount = /^\/api\/(attention|notifications)\/count$/.test(pathname);
      if (pathname.startsWith('/api/') && !isCount) calls.push(`${request.method()} ${pathname}${search}`);
    });
    return calls;
  }
}
