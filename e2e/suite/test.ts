import { test as base } from '@playwright/test';
import { BookingsPage } from '../pages/bookings.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { startSuite, type Suite } from './start-suite.ts';

interface Pages {
  signInPage: SignInPage;
  shell: ShellPage;
  bookings: BookingsPage;
}

/** Playwright's test with a running suite and its page objects. Tests share the suite and its demo data. */
export const test = base.extend<Pages, { suite: Suite }>({
  suite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      const suite = await startSuite();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ suite }, use) => use(suite.url),
  signInPage: async ({ page }, use) => use(new SignInPage(page)),
  shell: async ({ page }, use) => use(new ShellPage(page)),
  bookings: async ({ page }, use) => use(new BookingsPage(page)),
});

export { expect } from '@playwright/test';
