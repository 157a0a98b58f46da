import path from 'node:path';
import type { Page } from '@playwright/test';
import { BookingsPage } from '../pages/bookings.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { folderDigest } from './folder-digest.ts';
import { buildChanged } from './remote-workshop.ts';

const shellDist = path.join(repository, 'shell/dist');

// A suite of its own: what is released here must not reach the other tests.
test.describe('A remote released on its own', () => {
  let own: Suite;

  test.beforeAll(async () => {
    own = await startSuite();
  });

  test.afterAll(async () => {
    await own.stop();
  });

  test('shows its new version at the next page load, with no file of the shell changed', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: own.url });
    const page = await context.newPage();
    const bookings = new BookingsPage(page);
    const shellBefore = await folderDigest(shellDist);
    await new SignInPage(page).signIn('staff@seaview.test');
    await expect(bookings.heading).toHaveText('Booking Management');
    const before = await liveRelease(page);

    const workshop = await buildChanged('mf-bookings', '1.1.0', {
      file: 'src/screens/list-bookings/list-bookings.screen.tsx',
      from: 'title="Booking Management"',
      to: 'title="Booking Management, next version"',
    });
    await own.release('mf-bookings', workshop);

    await page.reload();
    await expect(bookings.heading).toHaveText('Booking Management, next version');
    await expect(bookings.rows.first()).toBeVisible();
    const after = await liveRelease(page);
    expect(after.version).toBe('1.1.0');
    expect(after.container).not.toBe(before.container);
    expect(await folderDigest(shellDist)).toEqual(shellBefore);
    await context.close();
  });
});

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
