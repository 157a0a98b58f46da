import path from 'node:path';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ShellPage } from '../pages/shell.page.ts';
import type { Suite } from '../suite/start-suite.ts';
import { expect } from '../suite/test.ts';
import { buildByTool, replaceInBuild, releaseFolder, test, type BuiltFolder } from './example-suite.ts';
import { fixtures } from './remote-workshop.ts';
import { minutes } from '../suite/time-limits.ts';

test.use({ account: 'staff@seaview.test' });
test.describe.configure({ mode: 'serial' });

const containers = [
  {
    remote: 'mf-plain-container',
    tool: 'webpack/bin/webpack.js',
    label: 'Plain container',
    text: 'Plain, as released',
    printed: 'a script that defines a federation container',
  },
  {
    remote: 'mf-rspack-container',
    tool: '@rspack/cli/bin/rspack.js',
    label: 'Rspack container',
    text: 'Rspack, as released',
    printed: 'a script that defines a federation container',
  },
  {
    remote: 'mf-vite-container',
    tool: 'vite/bin/vite.js',
    label: 'Vite container',
    text: 'Vite, as released',
    printed: 'an ES module',
  },
] as const;

/** Returns the integrity of each script and style of a remote. */
async function watchElements(page: Page, remote: string): Promise<() => Promise<[string, string][]>> {
  await page.addInitScript((base) => {
    const found: [string, string][] = [];
    Object.assign(globalThis, { found });
    new MutationObserver((records) => {
      for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(element instanceof HTMLScriptElement || element instanceof HTMLLinkElement)) continue;
        const url = element instanceof HTMLScriptElement ? element.src : element.href;
        if (url.includes(base)) found.push([url.split('/').at(-1) ?? '', element.integrity]);
      }
    }).observe(document, { childList: true, subtree: true });
  }, `/releases/${remote}/`);
  return () => page.evaluate(() => (globalThis as unknown as { found: [string, string][] }).found);
}

async function expectShown(page: Page, text: string): Promise<void> {
  const shell = new ShellPage(page);
  const heading = shell.content.getByRole('heading', { level: 1, name: text });
  await expect(heading).toBeVisible();
  await expect(shell.content.getByText(/^React 19\.\d+\.\d+ of the shell$/)).toBeVisible();
  // The remote's styles apply only to its root.
  await expect(heading).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
}

for (const { remote, tool, label, text, printed } of containers)
  test.describe(remote, () => {
    let built: BuiltFolder;
    const release = async (suite: Suite, folder: BuiltFolder) => releaseFolder(suite, remote, folder);
    test.beforeAll(async ({ exampleSuite }) => {
      test.setTimeout(minutes(4));
      built = await buildByTool(path.join(fixtures, remote), tool);
      expect(await release(exampleSuite, built)).toContain(printed);
    });

    test('is built with nothing of this repository, and mounted with the React of the shell', async ({
      page,
    }) => {
      const { dist } = built;
      const readElements = await watchElements(page, remote);
      await page.goto('/reports');
      await new ShellPage(page).link(label).click();
      await expectShown(page, text);
      const elements = await readElements();
      // Vite's own preloads follow and reuse the verified module.
      const first = new Map([...elements].reverse());
      expect([...first].filter(([, integrity]) => !integrity.startsWith('sha384-'))).toEqual([]);
      const scripts = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
      expect([...first.keys()].filter((file) => file.endsWith('.js'))).toHaveLength(scripts.length);
    });

    test('changes to its next build in the same page', async ({ page, exampleSuite }) => {
      await page.goto('/reports');
      const shell = new ShellPage(page);
      const started = await page.evaluate(() => performance.timeOrigin);
      await shell.link(label).click();
      await expectShown(page, text);
      const next = text.replace('as released', 'next');
      await release(exampleSuite, { ...(await replaceInBuild(built, text, next)), version: '1.1.0' });
      await expect(async () => {
        await shell.navigate('/reports');
        await shell.link(label).click();
        await expect(shell.content.getByRole('heading', { name: next })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expectShown(page, next);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
    });
  });

test('what a container carries to share reaches no other build', async ({ page, exampleSuite }) => {
  const remote = 'mf-carrying-container';
  const built = await buildByTool(path.join(fixtures, remote), null);
  const shell = new ShellPage(page);
  const shown = shell.content.getByText(/^React 19\.\d+\.\d+ of the shell and/);
  await releaseFolder(exampleSuite, remote, built);
  await page.goto('/carrying-container');
  await expect(shown).toHaveText(/ of the shell and 98\.0\.0$/);
  const next = await replaceInBuild(built, '98.0.0', '99.0.0');
  await releaseFolder(exampleSuite, remote, { ...next, version: '1.1.0' });
  await expect(async () => {
    await shell.navigate('/reports');
    await shell.navigate('/carrying-container');
    await expect(shown).toHaveText(/ of the shell and 99\.0\.0$/, { timeout: 1_000 });
  }).toPass();
});

test('a build that no shell can load is refused in one sentence', async ({ exampleSuite }) => {
  const folder = path.join(fixtures, 'mf-plain-container');
  const built = await buildByTool(folder, 'webpack/bin/webpack.js');
  const manifest = await readFile(path.join(built.dist, 'mf-manifest.json'), 'utf8');
  expect(manifest).toContain('"publicPath": "auto"');
  const fixed = await replaceInBuild(built, '"publicPath": "auto"', '"publicPath": "http://localhost:3001/"');
  await expect(
    releaseFolder(exampleSuite, 'mf-plain-container', { ...fixed, version: '1.2.0' }),
  ).rejects.toThrow(
    /says that the files lie at http:\/\/localhost:3001\/, and a release lies at an address of its own: build with publicPath auto/,
  );
});
