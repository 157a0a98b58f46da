import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { ReleasesPage } from '../pages/releases.page.ts';
import type { DemoAccount } from '../pages/sign-in.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import type { Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { buildSample, publishSample } from './sample-versions.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

const operator: DemoAccount = 'operator@demo.test';
const reportedWithin = seconds(30);

// The tests depend on each other's moves.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ suite }) => {
  test.setTimeout(minutes(2));
  await suite.release('mf-sample', await buildSample('1.0.1'));
  await publishSample(suite, await buildSample('1.1.0'));
});

async function versionFor(suite: Suite, account: DemoAccount): Promise<string | undefined> {
  const { cookies } = await signInByApi(suite.url, account);
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(`${suite.url}/platform/remotes`, { headers: { cookie } });
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === 'mf-sample')?.version;
}

for (const account of ['superadmin@demo.test', 'admin@seaview.test'] as const) {
  test.describe(account, () => {
    test.use({ account });

    test('is shown no releases and refused by the server', async ({ page, suite, shell }) => {
      await page.goto('/releases');
      await expect(shell.content.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toBeVisible();
      await expect(shell.menu.getByRole('link', { name: 'Releases' })).toHaveCount(0);
      const { cookies } = await signInByApi(suite.url, account);
      const headers = {
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        origin: suite.url,
        'content-type': 'application/json',
      };
      const statuses = await Promise.all([
        fetch(`${suite.url}/platform/releases/overview`, { headers }),
        fetch(`${suite.url}/platform/remotes/mf-sample/releases`, { headers }),
        ...['promote', 'rollback'].map((command) =>
          fetch(`${suite.url}/platform/remotes/mf-sample/${command}`, {
            method: 'POST',
            headers,
            body: '{}',
          }),
        ),
      ]);
      expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });
  });
}

test.describe('A Platform Operator', () => {
  test.use({ account: operator });

  test('finds the releases in the menu, and is given no booking', async ({ page, suite, shell }) => {
    await page.goto('/reports');
    await shell.menu.getByRole('link', { name: 'Releases' }).click();
    await expect(new ReleasesPage(page).heading).toBeVisible();
    const { caller } = await signInByApi(suite.url, operator);
    expect((await caller.get<{ bookings: unknown[] }>('/bookings?hotelId=1')).body.result.bookings).toEqual(
      [],
    );
  });

  test('gives a version to a percentage, to a hotel and to all visitors, and rolls back', async ({
    page,
    suite,
  }) => {
    const releases = new ReleasesPage(page);
    const told = (text: string | RegExp) => expect(releases.toasts.getByText(text).first()).toBeVisible();
    const { user } = await signInByApi(suite.url, 'staff@seaview.test');
    const hotel = String(user.hotelId);
    await page.goto('/releases');
    await releases.openDetail('Sample');
    // Other tests of this suite may have released the sample before.
    await expect(releases.newestMove('Sample')).toContainText('1.0.1');
    const movesBefore = await releases.moves('Sample').count();

    await test.step('10 % of the people', async () => {
      await releases.promote('1.1.0', { percent: '10' });
      await told(/^10 % of the people get mf-sample 1\.1\.0/);
      await expect(releases.serving('Sample', '10 % of the people')).toContainText('1.1.0');
      await expect(releases.serving('Sample', 'All other visitors')).toContainText('1.0.1');
      await releases.agreeTo('End the 10 %', 'End the 10 %');
      await told(/^The canary of mf-sample 1\.1\.0\S* has ended/);
      await expect(releases.serving('Sample', '10 % of the people')).toHaveCount(0);
    });

    await test.step('one hotel', async () => {
      await releases.promote('1.1.0', { hotels: hotel });
      await expect(releases.serving('Sample', `Hotel ${hotel}`)).toContainText('1.1.0');
      expect(await versionFor(suite, 'staff@seaview.test')).toBe('1.1.0');
      expect(await versionFor(suite, 'admin@alpine.test')).toBe('1.0.1');
      await releases.agreeTo(`End for hotel ${hotel}`, `End for hotel ${hotel}`);
      await expect(releases.serving('Sample', `Hotel ${hotel}`)).toHaveCount(0);
      expect(await versionFor(suite, 'staff@seaview.test')).toBe('1.0.1');
    });

    await test.step('all visitors, and back', async () => {
      await releases.promote('1.1.0');
      await expect(releases.serving('Sample', 'All visitors')).toContainText('1.1.0');
      expect(await versionFor(suite, 'admin@alpine.test')).toBe('1.1.0');
      await page.getByRole('button', { name: 'Roll back' }).click();
      await expect(releases.dialog).toContainText(/1\.0\.1 \(\w+\) goes live again in place of 1\.1\.0/);
      await releases.dialog.getByRole('button', { name: /^Roll back to 1\.0\.1/ }).click();
      await told(/^mf-sample 1\.0\.1\S* is live again/);
      expect(await versionFor(suite, 'admin@alpine.test')).toBe('1.0.1');
    });

    await test.step('and all of it is in the history', async () => {
      const newest = releases.newestMove('Sample');
      for (const text of ['Rolled back', /1\.1\.0 \(\w+\) → 1\.0\.1 \(\w+\)/, 'All visitors', operator]) {
        await expect(newest).toContainText(text);
      }
      await expect(releases.moves('Sample')).toHaveCount(movesBefore + 6);
    });
  });

  test('sees how a remote does without asking, and keeps what is open meanwhile', async ({
    page,
    browser,
    suite,
  }) => {
    const releases = new ReleasesPage(page);
    await page.goto('/releases');
    await releases.openDetail('Sample');
    const loads = releases.serving('Sample', 'All visitors').getByRole('cell').nth(3);
    const before = Number(await loads.innerText());
    await page.getByRole('button', { name: /^Promote 1\.1\.0/ }).click();
    await releases.dialog.getByLabel('Who gets it').selectOption('Single hotels');
    const hotels = releases.dialog.getByLabel('Hotels');
    await hotels.fill('7, 12');

    const context = await browser.newContext({ baseURL: suite.url });
    const login = { usr_email: 'staff@seaview.test', usr_password: 'Demo1234' };
    await context.request.post('/api/auth/login', { data: login });
    const visitor = await context.newPage();
    await visitor.goto('/sample');
    await expect(visitor.getByRole('heading', { name: 'Sample, 1.0.1' })).toBeVisible();
    await expect(loads).toHaveText(String(before + 1), { timeout: reportedWithin });
    await expect(releases.serving('Sample', 'All visitors')).toContainText('Healthy');
    await context.close();
    await expect(hotels).toBeFocused();
    await expect(hotels).toHaveValue('7, 12');
  });

  test('can use every part of it', async ({ page }) => {
    const releases = new ReleasesPage(page);
    await page.goto('/releases');
    await expect(releases.serving('Sample')).toBeVisible();
    await expectAccessible(page, 'releases');
    await releases.openDetail('Sample');
    await expect(page.getByRole('table', { name: 'Moves of Sample' })).toBeVisible();
    await expectAccessible(page, 'releases of a remote');
    await page.getByRole('button', { name: /^Promote 1\.1\.0/ }).click();
    await expect(releases.dialog).toBeVisible();
    await expectAccessible(page, 'promoting');
  });
});
