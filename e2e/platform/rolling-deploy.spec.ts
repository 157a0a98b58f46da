import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ReleasesPage } from '../pages/releases.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { renameShell } from './rename-shell.ts';
import { startRoundRobin } from './round-robin.ts';
import { minutes } from '../suite/time-limits.ts';

const freshPages = 8;

// The tests follow one deployment and its rollback.
test.describe.configure({ mode: 'serial' });

test.describe('Two servers with different builds of the shell behind one proxy', () => {
  let suite: Suite;
  let other: Awaited<ReturnType<Suite['startBeside']>>;
  let proxy: Awaited<ReturnType<typeof startRoundRobin>>;
  let folder: string;
  let old: Page;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(minutes(3));
    folder = await mkdtemp(path.join(tmpdir(), 'suite-shells-'));
    await renameShell(path.join(repository, 'shell/dist'), folder);
    suite = await startSuite();
    proxy = await startRoundRobin();
    proxy.takeTurns(suite.url);
    old = await open(browser);
    await new SignInPage(old).signIn('operator@demo.test', '/reports');
    other = await suite.startBeside({ SHELL_DIR: folder });
  });
  test.afterAll(async () => {
    await old.context().close();
    await proxy.stop();
    await other.stop();
    await suite.stop();
    await rm(folder, { recursive: true });
  });

  /** The page has empty caches. */
  async function open(browser: Browser): Promise<Page> {
    return (await browser.newContext({ baseURL: proxy.url })).newPage();
  }

  async function signInFresh(browser: Browser): Promise<string> {
    const page = await open(browser);
    const [document] = await Promise.all([
      page.waitForResponse((answer) => answer.request().isNavigationRequest()),
      new SignInPage(page).signIn('staff@seaview.test', '/reports'),
    ]);
    await expect(new ShellPage(page).menu).toBeVisible();
    const html = await document.text();
    await page.context().close();
    return /main\.([0-9a-f]{12})\.js/.exec(html)?.[1] ?? '';
  }

  test(`${freshPages} of ${freshPages} fresh pages work, of either build`, async ({ browser }) => {
    test.setTimeout(minutes(3));
    proxy.takeTurns(suite.url, other.url);
    const builds: string[] = [];
    for (let page = 0; page < freshPages; page += 1) builds.push(await signInFresh(browser));
    expect(new Set(builds).size).toBe(2);
  });

  test('a tab that was open before loads its parts when only the next build is left', async () => {
    proxy.takeTurns(other.url);
    const asset = old.waitForResponse((answer) => answer.url().includes('/assets/'));
    await new ShellPage(old).link('Releases').click();
    expect((await asset).status()).toBe(200);
    await expect(new ReleasesPage(old).heading).toBeVisible();
  });

  test('fresh pages and the tabs of the next build work after going back', async ({ browser }) => {
    const next = await open(browser);
    await new SignInPage(next).signIn('operator@demo.test', '/reports');
    proxy.takeTurns(suite.url);
    await new ShellPage(next).link('Releases').click();
    await expect(new ReleasesPage(next).heading).toBeVisible();
    await next.context().close();
    await signInFresh(browser);
  });
});
