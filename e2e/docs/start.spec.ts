import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoPassword } from '../pages/sign-in.page.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { run } from '../suite/run.ts';
import { repository, startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { readSections } from './page-commands.ts';
import { TeamTerminal } from './team-terminal.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

const account = 'admin@seaview.test';
const signIn = { SUITE_EMAIL: account, SUITE_PASSWORD: demoPassword };
const screen = 'src/screens/list-rooms/list-rooms.screen.tsx';
const released = 'Rooms of your hotel';
const edited = 'Rooms of the spa';

// A separate suite keeps releases away from other tests.
test.describe('docs/teams/start.md', () => {
  let own: Suite;
  let team: TeamTerminal;
  let token: string;

  test.beforeAll(async () => {
    [own, team] = await Promise.all([startSuite(), TeamTerminal.open()]);
    const command = ['api/dist/commands/release-tokens.js', 'create', 'mf-spa'];
    token = (await run(process.execPath, command, repository, { DATA_DIR: own.dataDir })).trim();
  });
  test.afterAll(async () => {
    await team?.close();
    await own?.stop();
  });

  /** Replaces the page's examples by values of this suite. */
  const real = (line: string) =>
    line
      .replaceAll('https://suite.example', own.url)
      .replace('release_…', token)
      .replace('admin@hotel.example', account)
      .replace('SUITE_PASSWORD=…', `SUITE_PASSWORD=${demoPassword}`);

  async function openTab(page: Page): Promise<void> {
    const data = { usr_email: account, usr_password: demoPassword };
    await page.request.post('/api/auth/login', { data });
    // This page belongs to the shell.
    await page.goto('/reports');
    await new ShellPage(page).menu.waitFor();
  }

  async function liveRelease(page: Page): Promise<string | undefined> {
    const answer = await page.request.get('/platform/remotes');
    const { remotes } = (await answer.json()) as { remotes: { name: string; release: string }[] };
    return remotes.find(({ name }) => name === 'mf-spa')?.release;
  }

  test('a team installs, tests, releases, develops and rolls back a remote with what the page says', async ({
    browser,
  }) => {
    test.setTimeout(minutes(10));
    const context = await browser.newContext({ baseURL: own.url });
    const page = await context.newPage();
    const entry = new ShellPage(page).link('Spa');
    const mark = () => page.evaluate(() => Object.assign(globalThis, { samePage: true }));
    const expectSamePage = async () => expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);

    const sections = await readSections('teams/start.md');
    const followed: string[] = [];
    const linesOf = (heading: string) => {
      const lines = sections.get(heading) ?? [];
      followed.push(...lines);
      return lines;
    };
    const follow = async (heading: string, variables?: NodeJS.ProcessEnv) => {
      const said: string[] = [];
      for (const line of linesOf(heading))
        await test.step(line, async () => said.push(await team.run(real(line), variables)));
      return said.join('\n');
    };

    await openTab(page);
    await mark();
    await expect(entry).toHaveCount(0);

    await test.step('Install', async () => {
      await follow('Install');
      expect(await readdir(path.join(team.folder, 'node_modules/@suite'))).toContain('remote-kit');
    });
    await test.step('Test and build', () => follow('Test and build'));

    await test.step('Release: the entry appears in the menu of the open tab', async () => {
      expect(await follow('Release')).toMatch(/mf-spa 0\.1\.0-[0-9a-f]{12} is live\./);
      await expect(entry).toBeVisible();
      await expectSamePage();
    });
    const first = await liveRelease(page);

    await test.step('Develop: an edit is seen in the open page', async () => {
      const [line = '', ...more] = linesOf('Develop');
      expect(more).toEqual([]);
      const session = await team.start(real(line));
      const override = session.link.searchParams.get('override') ?? '';
      expect(override).toMatch(/^override_/);
      await page.goto(`/spa?override=${override}`);
      await expect(page.getByRole('button', { name: 'Override: Spa' })).toBeVisible();
      await expect(page.getByText(released)).toBeVisible();
      await mark();
      await team.edit(screen, released, edited);
      await expect(page.getByText(edited)).toBeVisible();
      await expectSamePage();
      expect(
        await team.run('npm run test:browser', { ...inBrowser, ...signIn, SUITE_OVERRIDE: override }),
      ).toContain('1 passed');
      expect(await session.interrupt()).toMatch(/Stopping …$/);
      await expect(page.getByText(released)).toBeVisible({ timeout: seconds(30) });
      await expectSamePage();
    });

    await test.step('Test in the browser', async () => {
      expect(await follow('Test in the browser', inBrowser)).toContain('1 passed');
    });

    await test.step('Go back from a second release', async () => {
      await team.run('npm run build');
      await team.run('npm run release');
      expect(await liveRelease(page)).not.toBe(first);
      await follow('Go back');
      expect(await liveRelease(page)).toBe(first);
    });
    await test.step('Follow the suite', () => follow('Follow the suite'));
    expect(followed).toEqual([...sections.values()].flat());
    await context.close();
  });
});

/** Only the team's own browser test gets a browser; other tests cover smoke runs. */
const inBrowser = { CHROMIUM_PATH: process.env.CHROMIUM_PATH };
