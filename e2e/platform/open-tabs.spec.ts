import path from 'node:path';
import type { Page } from '@playwright/test';
import { BookingsPage } from '../pages/bookings.page.ts';
import { CreateBookingPage } from '../pages/create-booking.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { folderDigest } from './folder-digest.ts';
import { buildChanged } from './remote-workshop.ts';

const shellDist = path.join(repository, 'shell/dist');
const next = 'Booking Management, next version';

// One tab, which lives through all of it.
test.describe.configure({ mode: 'serial' });

// A suite of its own: what is released here must not reach the other tests.
test.describe('A tab that is open while a release goes live', () => {
  let own: Suite;
  let page: Page;
  let bookings: BookingsPage;
  let shell: ShellPage;

  test.beforeAll(async ({ browser }) => {
    own = await startSuite();
    const context = await browser.newContext({ baseURL: own.url });
    page = await context.newPage();
    bookings = new BookingsPage(page);
    shell = new ShellPage(page);
    await new SignInPage(page).signIn('staff@seaview.test');
    await expect(bookings.heading).toHaveText('Booking Management');
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  });
  test.afterAll(async () => {
    await page.context().close();
    await own.stop();
  });

  /** The registry's next answer that brings something new to the open tab. */
  function news() {
    const asked = Date.now();
    return page
      .waitForResponse((answer) => answer.url().endsWith('/platform/remotes') && answer.status() === 200)
      .then(() => Date.now() - asked);
  }

  function note(type: string, ms: number): void {
    test.info().annotations.push({ type, description: `${ms} ms` });
  }

  async function timed(work: Promise<unknown>): Promise<number> {
    const begun = Date.now();
    await work;
    return Date.now() - begun;
  }

  async function isSameDocument(): Promise<boolean> {
    return page.evaluate(() => Reflect.get(globalThis, 'neverReloaded') === true);
  }

  test('learns of it by itself and takes it at the next navigation, without a reload and another shell', async () => {
    test.setTimeout(180_000);
    const shellBefore = await folderDigest(shellDist);
    const before = await liveRelease(page);
    const workshop = await buildChanged('mf-bookings', '1.1.0', {
      file: 'src/screens/list-bookings/list-bookings.screen.tsx',
      from: 'title="Booking Management"',
      to: `title="${next}"`,
    });
    const learned = news();
    note('published and live after', await timed(own.release('mf-bookings', workshop)));
    note('known to the open tab after the publish began', await learned);
    await expect(bookings.heading).toHaveText('Booking Management');
    await shell.navigate('/bookings');
    await expect(bookings.heading).toHaveText(next);
    await expect(bookings.rows.first()).toBeVisible();
    expect(await isSameDocument()).toBe(true);
    const after = await liveRelease(page);
    expect(after.version).toBe('1.1.0');
    expect(after.container).not.toBe(before.container);
    expect(await folderDigest(shellDist)).toEqual(shellBefore);
  });

  test('is not alone: a page that is loaded anew has it too', async () => {
    const other = await page.context().newPage();
    await other.goto('/');
    await expect(new BookingsPage(other).heading).toHaveText(next);
    await expect(new BookingsPage(other).rows.first()).toBeVisible();
    await other.close();
  });

  test('keeps an unsaved form and the release it belongs to, whatever happens', async () => {
    const form = new CreateBookingPage(page);
    await form.open();
    await form.name.fill('Half a name');
    const learned = news();
    note('rolled back after', await timed(rollBack(own)));
    note('known to the open tab after', await learned);
    expect(await liveRelease(page)).toMatchObject({ version: '1.0.0' });
    await shell.navigate('/');
    await expect(form.name).toHaveValue('Half a name');
    await expect(page.getByRole('heading', { name: next, includeHidden: true })).toHaveCount(1);
  });

  test('goes back to the earlier release once nothing is unsaved', async () => {
    const form = new CreateBookingPage(page);
    await form.cancel.click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(form.dialog).toBeHidden();
    await shell.navigate('/bookings');
    await expect(bookings.heading).toHaveText('Booking Management');
    await expect(bookings.heading).not.toHaveText(next);
    expect(await isSameDocument()).toBe(true);
  });
});

function rollBack(suite: Suite): Promise<string> {
  const cli = path.join(repository, 'packages/release-tools/dist/cli.js');
  const token = ['--token-file', path.join(suite.dataDir, 'release-token')];
  return run(
    process.execPath,
    [cli, 'rollback', 'mf-bookings', '--registry', suite.url, ...token],
    repository,
  );
}

interface LiveRelease {
  version: string;
  container: string;
}

async function liveRelease(page: Page): Promise<LiveRelease> {
  const answer = await page.request.get('/platform/remotes');
  const { remotes } = (await answer.json()) as { remotes: (LiveRelease & { name: string })[] };
  const found = remotes.find(({ name }) => name === 'mf-bookings');
  if (!found) throw new Error('mf-bookings is not in the registry document');
  return found;
}
