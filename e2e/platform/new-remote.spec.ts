import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageCommands } from '../docs/page-commands.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, templateVariable, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { folderDigest } from './folder-digest.ts';
import { buildFixture } from './remote-workshop.ts';
import { minutes } from '../suite/time-limits.ts';

declare global {
  interface Window {
    openedBefore?: boolean;
  }
}

// Generated files must not reach the project or other tests.
test.describe('A feature made by one command', () => {
  let copy: string;
  let suite: Suite;

  test.beforeAll(async () => {
    test.setTimeout(minutes(3));
    // The fixtures are built first, because another worker's build would replace files during the copy.
    await Promise.all([buildFixture('mf-sample'), buildFixture('mf-neighbour')]);
    copy = path.join(await mkdtemp(path.join(tmpdir(), 'suite-copy-')), 'project');
    await run(process.execPath, ['packages/create-remote/src/testing/copy-project.mjs', copy], repository);
    suite = await startSuite(copy);
  });

  test.afterAll(async () => {
    // The suite is undefined if the copy failed.
    await (suite as Suite | undefined)?.stop();
    await rm(path.dirname(copy), { recursive: true, force: true });
  });

  test('is in the menu of an open tab, and works once the server has been updated', async ({
    browser,
  }, info) => {
    test.setTimeout(minutes(10));
    const context = await browser.newContext({ baseURL: suite.url });
    const page = await context.newPage();
    await new SignInPage(page).signIn('admin@seaview.test', '/reports');
    const entry = page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Housekeeping Entries', exact: true });
    await expect(entry).toHaveCount(0);
    await page.evaluate(() => (window.openedBefore = true));
    const shellBefore = await folderDigest(path.join(copy, 'shell'));

    const since = Date.now();
    const made = typed('adding-a-remote.md', 'new:remote');
    await expect(entry).toBeVisible({ timeout: minutes(5) });
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    info.annotations.push({ type: 'from the command to the menu entry', description: `${seconds} s` });
    expect(await made).toContain('Housekeeping Entries stands in the menu of the running suite.');

    await entry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Housekeeping' })).toBeVisible();
    await expect(page.getByText('The server does not serve this yet')).toBeVisible();

    await suite.restart();
    await page.getByLabel('Name').fill('Room 204 after check-out');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('table').getByText('Room 204 after check-out')).toBeVisible();

    expect(await page.evaluate(() => window.openedBefore)).toBe(true);
    expect(await folderDigest(path.join(copy, 'shell'))).toEqual(shellBefore);
    await context.close();

    // Runs the generated browser test.
    await suite.halt();
    const playwright = path.join(copy, 'node_modules/@playwright/test/cli.js');
    const args = [playwright, 'test', 'mf-housekeeping', '--workers', '1'];
    const said = await run(process.execPath, args, path.join(copy, 'e2e'), {
      [templateVariable]: suite.dataDir,
    });
    expect(said).toMatch(/2 passed/);
  });

  /** Runs the page's first such command. */
  async function typed(docs: string, script: string): Promise<string> {
    const [command = ''] = await pageCommands(docs, new RegExp(`^npm run ${script} `));
    const { scripts } = JSON.parse(await readFile(path.join(copy, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const args = `${scripts[script]} ${command.replace(/^.* -- /, '')}`.split(' ');
    const env = { SUITE_REGISTRY_URL: suite.url, DATA_DIR: suite.dataDir };
    return run(process.execPath, args.slice(1), copy, env);
  }
});
