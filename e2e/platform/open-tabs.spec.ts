import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { ShellPage } from '../pages/shell.page.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { folderDigest } from './folder-digest.ts';
import { buildChanged, buildFixture, fixtures } from './remote-workshop.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

const shellDist = path.join(repository, 'shell/dist');
const current = 'Sample, as released';
const next = 'Sample, next version';

// All tests share one tab.
test.describe.configure({ mode: 'serial' });

// A separate suite keeps releases away from other tests.
test.describe('A tab that is open while a release goes live', () => {
  let own: Suite;
  let sample: string;
  let page: Page;
  let heading: Locator;
  let note: Locator;
  let shell: ShellPage;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(minutes(2));
    const [suite, built] = await Promise.all([startSuite(), buildFixture('mf-sample')]);
    own = suite;
    await own.release('mf-sample', fixtures);
    sample = built;
    const context = await browser.newContext({ baseURL: own.url });
    page = await context.newPage();
    heading = page.getByRole('heading', { name: /^Sample, / });
    note = page.getByLabel('Note');
    shell = new ShellPage(page);
    await new SignInPage(page).signIn('staff@seaview.test', '/sample');
    await expect(heading).toHaveText(current);
    await page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  });
  test.afterAll(async () => {
    await page.context().close();
    await own.stop();
  });

  /** Waits for the next changed registry document and returns the milliseconds. */
  function news() {
    const asked = Date.now();
    return page
      .waitForResponse((answer) => answer.url().endsWith('/platform/remotes') && answer.status() === 200)
      .then(() => Date.now() - asked);
  }

  function annotate(type: string, ms: number): void {
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
    test.setTimeout(minutes(3));
    const shellBefore = await folderDigest(shellDist);
    const before = await liveRelease(page);
    const workshop = await buildChanged(sample, '1.1.0', {
      file: 'src/sample.screen.tsx',
      from: current,
      to: next,
    });
    const learned = news();
    annotate('published and live after', await timed(own.release('mf-sample', workshop)));
    annotate('known to the open tab after the publish began', await learned);
    await expect(heading).toHaveText(current);
    await shell.navigate('/sample/notes');
    await expect(heading).toHaveText(next);
    expect(await isSameDocument()).toBe(true);
    const after = await liveRelease(page);
    expect(after.version).toBe('1.1.0');
    expect(after.container).not.toBe(before.container);
    expect(await folderDigest(shellDist)).toEqual(shellBefore);
  });

  test('is not alone: a page that is loaded anew has it too', async () => {
    const other = await page.context().newPage();
    await other.goto('/sample');
    await expect(other.getByRole('heading', { name: next })).toBeVisible();
    await other.close();
  });

  test('keeps an unsaved form and the release it belongs to, whatever happens', async () => {
    await note.fill('Half a note');
    const learned = news();
    annotate('rolled back after', await timed(rollBack(own)));
    annotate('known to the open tab after', await learned);
    expect(await liveRelease(page)).toMatchObject({ version: '1.0.0' });
    await shell.navigate('/sample');
    await expect(note).toHaveValue('Half a note');
    await expect(heading).toHaveText(next);
  });

  test('goes back to the earlier release once nothing is unsaved', async () => {
    await note.fill('');
    await shell.navigate('/sample/notes');
    await expect(heading).toHaveText(current);
    expect(await isSameDocument()).toBe(true);
  });

  test('shares its event stream with a second one, which asks at a change and not before', async () => {
    const second = await page.context().newPage();
    await second.clock.install();
    let streams = 0;
    let questions = 0;
    second.on('request', (request) => {
      if (isQuestion(request)) questions += 1;
      if (request.url().endsWith('/platform/remotes/changes')) streams += 1;
    });
    // The tab's earlier requests are sent before this one completes.
    const countQuestions = async () => {
      await second.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
      return questions;
    };
    await second.goto('/sample');
    await expect(second.getByRole('heading', { name: current })).toBeVisible();
    // A tab without a stream polls every three seconds, and once more when the stream opens.
    await expect(async () => {
      const before = await countQuestions();
      await second.clock.fastForward(15_000);
      expect(await countQuestions()).toBe(before);
    }).toPass({ timeout: seconds(30) });

    const isAsking = { predicate: isQuestion, timeout: seconds(15) };
    const asking = [page.waitForEvent('request', isAsking), second.waitForEvent('request', isAsking)];
    await command(own, 'grant-override', 'mf-sample', '--url', 'http://localhost:4000/', '--hours', '1');
    await Promise.all(asking);
    expect(streams).toBe(0);
    await second.close();
  });
});

const isQuestion = (request: Request) => new URL(request.url()).pathname === '/platform/remotes';

const rollBack = (suite: Suite) => command(suite, 'rollback', 'mf-sample');

function command(suite: Suite, ...args: string[]): Promise<string> {
  const cli = path.join(repository, 'packages/release-tools/dist/cli.js');
  const token = ['--token-file', path.join(suite.dataDir, 'release-token')];
  return run(process.execPath, [cli, ...args, '--registry', suite.url, ...token], repository);
}

interface LiveRelease {
  version: string;
  container: string;
}

async function liveRelease(page: Page): Promise<LiveRelease> {
  const answer = await page.request.get('/platform/remotes');
  const { remotes } = (await answer.json()) as { remotes: (LiveRelease & { name: string })[] };
  const found = remotes.find(({ name }) => name === 'mf-sample');
  if (!found) throw new Error('mf-sample is not in the registry document');
  return found;
}
