import type { Locator, Page, Response } from '@playwright/test';
import type { Outcome } from './fault-cells.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { expect } from '../suite/test.ts';

/** An entity tag as it stands in the kept documents. */
export const tagOf = (etag = 'none') => JSON.stringify(etag);

/** The signed-in area with the remotes that exist for tests of the platform. */
export class SampleAreaPage {
  readonly page: Page;
  readonly menu: Locator;
  readonly heading: Locator;
  readonly neighbour: Locator;
  readonly card: Locator;
  readonly notice: Locator;
  readonly stillLoading: Locator;
  /** Shown in place of all remotes while the registry document is missing. */
  readonly unlisted: Locator;
  readonly #title: string;

  /** @param title of the remote that stands for the sample */
  constructor(page: Page, title = 'Sample') {
    this.page = page;
    this.#title = title;
    this.menu = page.getByRole('navigation', { name: 'Pages' });
    this.heading = page.getByRole('heading', { name: /^Sample, / });
    this.neighbour = page.getByRole('heading', { name: 'Neighbour, as released' });
    this.card = page.getByRole('alert').filter({ hasText: `${title} is not available` });
    this.unlisted = page.getByRole('alert').filter({ hasText: 'The pages could not be listed' });
    this.notice = page.getByText(`${title} is shown in an earlier version while the newest`);
    this.stillLoading = page.getByText(/^Still loading/);
  }

  showing(outcome: Outcome): Locator {
    return {
      newest: this.heading,
      earlier: this.notice,
      card: this.card,
      'still loading': this.stillLoading,
    }[outcome];
  }

  async go(label: 'Sample' | 'Neighbour'): Promise<void> {
    const name = label === 'Sample' ? this.#title : label;
    await this.menu.getByRole('link', { name, exact: true }).click();
  }

  /** To a page of the shell's own, where no remote is mounted. */
  async leave(): Promise<void> {
    await new ShellPage(this.page).navigate('/reports');
    await this.page.getByText('Reports Page (Coming Soon)').waitFor();
  }

  /** Has the page ask the registry now, as it does when it comes back to a network, and waits until the answer is in use. */
  async lookAgain(): Promise<void> {
    // An answer to an earlier request may be older than what the page should see.
    const requested = this.page.waitForRequest('**/platform/remotes');
    // A page that asked a moment ago does not ask again yet.
    const look = () => globalThis.dispatchEvent(new Event('online'));
    const timer = setInterval(() => void this.page.evaluate(look), 200);
    const request = await requested.finally(() => clearInterval(timer));
    await this.useAnswer(await request.response());
  }

  /** The registry documents that the page keeps, as text. */
  keptDocuments(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('suite:registry-documents') ?? '');
  }

  /** Waits until the page uses the registry document of an answer: a click before that still meets the one before it. */
  async useAnswer(answer: Response | null): Promise<void> {
    const tag = tagOf((await answer?.headerValue('etag')) ?? undefined);
    await expect.poll(() => this.keptDocuments()).toContain(tag);
    // It is kept before the page is drawn by it: a timer of the query's, and the frame after that.
    await this.page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
