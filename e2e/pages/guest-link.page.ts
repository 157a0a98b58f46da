import type { Locator, Page } from '@playwright/test';

export class GuestLinkPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly details: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.details = page.getByRole('region', { name: 'Details' });
  }

  async open(address: string) {
    const answer = await this.page.goto(address);
    await this.heading.waitFor();
    return answer;
  }
}
