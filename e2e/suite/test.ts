import { expect, test as base } from '@playwright/test';
import { BookingsPage } from '../pages/bookings.page.ts';
import { CreateBookingPage } from '../pages/create-booking.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { demoPassword, SignInPage, type DemoAccount } from '../pages/sign-in.page.ts';
import { SharedSuites } from './shared-suites.ts';
import { filmVariable, startSuite, type Suite } from './start-suite.ts';
import { watchAnnouncements, type ExpectAnnounced } from './watch-announcements.ts';
import { watchComplaints } from './watch-complaints.ts';
import { confirmActions, mailedCode } from './confirm-actions.ts';
import { declaredRemotes, watchRemotes } from './watch-remotes.ts';
import { minutes } from './time-limits.ts';

interface Pages {
  /** The signed-in user; null for a visitor. */
  account: DemoAccount | null;
  signInPage: SignInPage;
  shell: ShellPage;
  bookings: BookingsPage;
  createBooking: CreateBookingPage;
  /** Accepted complaints of the page; all others fail the test. */
  provoked: RegExp | null;
  /** Whether "Confirm it is you" is answered with the demo password. */
  confirms: boolean;
  complaints: string[];
  remotes: Set<string>;
  expectAnnounced: ExpectAnnounced;
}

interface Shared {
  suite: Suite;
  sharedSuites: SharedSuites;
}

export const test = base.extend<Pages, Shared>({
  suite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      const suite = await startSuite();
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: minutes(4) },
  ],
  sharedSuites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern
    async ({}, use) => {
      const suites = new SharedSuites();
      await use(suites);
      await suites.stop();
    },
    { scope: 'worker', timeout: minutes(4) },
  ],
  // Launch options are the same for all tests, since others would create a worker with another suite.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${process.env[filmVariable]}`,
      ],
    }),
  account: [null, { option: true }],
  baseURL: async ({ suite }, use) => use(suite.url),
  // Each test has a separate session, so that ending it does not affect others.
  storageState: async ({ account, baseURL, playwright }, use) => {
    if (!account || !baseURL) return use(undefined);
    const request = await playwright.request.newContext({ baseURL });
    const data = { usr_email: account, usr_password: demoPassword };
    const answer = await request.post('/api/auth/login', { data });
    if (!answer.ok()) throw new Error(`${account} could not sign in: ${await answer.text()}`);
    const state = await request.storageState();
    await request.dispose();
    await use(state);
  },
  provoked: [null, { option: true }],
  confirms: [true, { option: true }],
  complaints: [
    async ({ browser, provoked }, use) => {
      const { found, stop } = watchComplaints(browser);
      await use(found);
      stop();
      const unexpected = found.filter((text) => !provoked?.test(text));
      expect(unexpected, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  // An undeclared remote could change without running these tests again.
  remotes: [
    async ({ browser }, use, { file }) => {
      const { run, stop } = watchRemotes(browser);
      await use(run);
      stop();
      const declared = declaredRemotes(file);
      const undeclared = [...run].filter((remote) => !declared.includes(remote));
      expect(undeclared, 'remotes that run here and are no dependency of this task in turbo.json').toEqual(
        [],
      );
    },
    { auto: true },
  ],
  expectAnnounced: [
    async ({ browser }, use) => {
      const { expectAnnounced, stop } = watchAnnouncements(browser);
      await use(expectAnnounced);
      stop();
    },
    { auto: true },
  ],
  page: async ({ page, confirms, account, suite }, use) => {
    if (confirms) await confirmActions(page, { code: () => mailedCode(suite.url, account) });
    await use(page);
    // A route may still be pending when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signInPage: async ({ page }, use) => use(new SignInPage(page)),
  shell: async ({ page }, use) => use(new ShellPage(page)),
  bookings: async ({ page }, use) => use(new BookingsPage(page)),
  createBooking: async ({ page }, use) => use(new CreateBookingPage(page)),
});

export { expect } from '@playwright/test';
