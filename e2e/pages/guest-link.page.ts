import type { Locator, Page } from '@playwright/test';

/** What a guest opens by a link. */
export class GuestLinkPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly details: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.details = page.getByRole('region', { name: 'Details' });
  }

  /** Opens `/user-verification/{token}`, or another address of a guest, and gives the answer that is its page. */
  async open(address: string) {
    const answer = await this.page.goto(address);
    await this.heading.waitFor();
    return answer;
  }
}
