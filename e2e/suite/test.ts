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
  /** Whom the browser is signed in as from the start; null for a visitor who is not. */
  account: DemoAccount | null;
  signInPage: SignInPage;
  shell: ShellPage;
  bookings: BookingsPage;
  createBooking: CreateBookingPage;
  /** What a page may complain about in a test that provokes it; all else fails the test. */
  provoked: RegExp | null;
  /** Whether the dialog "Confirm it is you" is answered for the test, as the person with the demo password does. */
  confirms: boolean;
  complaints: string[];
  remotes: Set<string>;
  expectAnnounced: ExpectAnnounced;
}

interface Shared {
  suite: Suite;
  sharedSuites: SharedSuites;
}

/** Playwright's test with a running suite and its page objects. Tests share the suite and its demo data. */
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
  // The same for all tests: another browser would be another worker, with a suite of its own.
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
  // A session of its own for every test: whatever ends one leaves the others alone.
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
  // What runs here and is not declared could change without these tests being run again.
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
    // A request that a test answers may be on its way when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signInPage: async ({ page }, use) => use(new SignInPage(page)),
  shell: async ({ page }, use) => use(new ShellPage(page)),
  bookings: async ({ page }, use) => use(new BookingsPage(page)),
  createBooking: async ({ page }, use) => use(new CreateBookingPage(page)),
});

export { expect } from '@playwright/test';
