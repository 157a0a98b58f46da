import type { Locator, Page } from '@playwright/test';

export class DashboardPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly refresh: Locator;
  readonly live: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });
    this.refresh = page.getByRole('button', { name: 'Refresh', exact: true });
    this.live = page.getByRole('group', { name: 'Real-time figures' });
  }

  async open(path = '/dashboard'): Promise<void> {
    await this.page.goto(path);
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.panel('Recent Activities').waitFor();
    await this.live.getByText('Live').waitFor();
  }

  /** Returns `figure, note` by label. */
  async cards(): Promise<Record<string, string>> {
    const groups = this.page.locator('#content [role=group][aria-busy=false]');
    const all = await groups.evaluateAll((cards) =>
      cards.map((card) => {
        const [label, ...lines] = [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
        return [label ?? '', lines.join(', ')];
      }),
    );
    return Object.fromEntries(all) as Record<string, string>;
  }

  async figure(card: string): Promise<number> {
    return Number.parseInt((await this.cards())[card] ?? '', 10);
  }

  async liveFigure(label: 'Active users' | 'Online bookings'): Promise<number> {
    const text = await this.live.textContent();
    return Number(new RegExp(`${label} (\\d+)`).exec(text ?? '')?.[1]);
  }

  async drawn(...titles: string[]): Promise<void> {
    for (const title of titles) {
      // The wrapper is hovered because the shapes disappear at once if the library is already loaded.
      await this.panel(title).locator('div[aria-hidden] > div').first().hover();
      await this.panel(title).locator('canvas').first().waitFor();
      await this.panel(title).locator('svg[height="240"]').waitFor({ state: 'detached' });
    }
  }

  panel(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
