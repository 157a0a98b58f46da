import type { Locator, Page } from '@playwright/test';

/** The layout around every signed-in page. */
export class ShellPage {
  readonly page: Page;
  readonly sidebar: Locator;
  readonly menu: Locator;
  readonly content: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sidebar = page.getByRole('complementary', { name: 'Main' });
    this.menu = page.getByRole('navigation', { name: 'Pages' });
    this.content = page.locator('#content');
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
}
