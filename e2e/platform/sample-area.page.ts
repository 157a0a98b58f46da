import type { Locator, Page, Response } from '@playwright/test';
import type { Outcome } from './fault-cells.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { expect } from '../suite/test.ts';

/** Formats an entity tag as in stored documents. */
export const tagOf = (etag = 'none') => JSON.stringify(etag);

export class SampleAreaPage {
  readonly page: Page;
  readonly menu: Locator;
  readonly heading: Locator;
  readonly neighbour: Locator;
  readonly card: Locator;
  readonly notice: Locator;
  readonly stillLoading: Locator;
  /** Replaces all remotes while the registry document is missing. */
  readonly unlisted: Locator;
  readonly #title: string;

  /** @param title the remote that replaces the sample */
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

  /** This page belongs to the shell, so that no remote is mounted. */
  async leave(): Promise<void> {
    await new ShellPage(this.page).navigate('/reports');
    await this.page.getByText('Reports Page (Coming Soon)').waitFor();
  }

  /** Triggers a registry request by an `online` event and waits until the response is in use. */
  async lookAgain(): Promise<void> {
    // A pending request may return an older document.
    const requested = this.page.waitForRequest('**/platform/remotes');
    // The page throttles its requests.
    const look = () => globalThis.dispatchEvent(new Event('online'));
    const timer = setInterval(() => void this.page.evaluate(look), 200);
    const request = await requested.finally(() => clearInterval(timer));
    await this.useAnswer(await request.response());
  }

  keptDocuments(): Promise<string> {
    return this.page.evaluate(() => localStorage.getItem('suite:registry-documents') ?? '');
  }

  /** A click before this would use the previous document. */
  async useAnswer(answer: Response | null): Promise<void> {
    const tag = tagOf((await answer?.headerValue('etag')) ?? undefined);
    await expect.poll(() => this.keptDocuments()).toContain(tag);
    // The page is redrawn after storing the document: one timer and one frame later.
    await this.page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
}
