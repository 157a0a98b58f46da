import path from 'node:path';
import type { Page } from '@playwright/test';
import { fetchOpenApi, readLocalRelease, runSmoke, smokeReleaseOf } from '@suite/release-tools';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { ShellPage } from '../pages/shell.page.ts';
import { signInByApi } from '../suite/api-caller.ts';
import { expect } from '../suite/test.ts';
import { appendTo, buildByTool, examples, releaseFolder, test, type BuiltFolder } from './example-suite.ts';
import { triedExamples } from './tried-examples.ts';
import { minutes } from '../suite/time-limits.ts';

const account = 'staff@seaview.test';
// A release is broken on purpose; violations of the policy still fail the test.
test.use({ account, provoked: /^uncaught/ });

function readShell(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const around = ['html', 'body', '#content', 'a[href="#content"]', 'nav a[href="/"]', 'aside button'];
    const properties = [
      'font-family',
      'font-size',
      'color',
      'margin',
      'padding',
      'text-transform',
      'box-sizing',
    ];
    return around.map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector} is gone`;
      const style = getComputedStyle(element);
      return [selector, ...properties.map((name) => style.getPropertyValue(name))].join(' | ');
    });
  });
}

const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

for (const example of triedExamples) {
  const { remote, label, inGerman, goInside, address, text, styled, marks } = example;
  test.describe(remote, () => {
    // The tests depend on each other.
    test.describe.configure({ mode: 'serial' });
    let built: BuiltFolder;
    test.beforeAll(async ({ exampleSuite }) => {
      test.setTimeout(minutes(4));
      built = await buildByTool(path.join(examples, remote), example.tool);
      const broken = await appendTo(built, 'remote.js', "throw new Error('broken on purpose');");
      await releaseFolder(exampleSuite, remote, { ...broken, version: '0.9.0' });
    });

    test('that fails shows its card, and a good release heals it without a reload', async ({
      page,
      exampleSuite,
    }) => {
      const shell = new ShellPage(page);
      await page.goto('/reports');
      const started = await startOf(page);
      await shell.link(label).click();
      const card = page.getByRole('alert').filter({ hasText: `${label} is not available` });
      await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(shell.menu).toBeVisible();
      const printed = await releaseFolder(exampleSuite, remote, built);
      expect(printed).toContain('the entry is remote.js, an ES module that exports mount');
      await expect(shell.content.getByRole('heading', { level: 1, name: label })).toBeVisible();
      await expect(card).toHaveCount(0);
      expect(await startOf(page)).toBe(started);
    });

    test('opens by its menu entry, navigates inside, and leaves nothing behind', async ({ page }) => {
      const shell = new ShellPage(page);
      await page.goto('/reports');
      await shell.link(label).waitFor();
      const [started, before] = [await startOf(page), await readShell(page)];
      await shell.link(label).click();
      const heading = shell.content.getByRole('heading', { level: 1, name: label });
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(`${label} · Management Suite`);
      await expect(shell.content.locator(styled.selector).first()).toHaveCSS(styled.property, styled.value);
      expect(await readShell(page)).toEqual(before);
      await expectAccessible(page, remote);
      await goInside(shell.content);
      await expect(page).toHaveURL(address);
      await expect(shell.content.getByText(text)).toBeVisible();
      await page.goBack();
      await expect(heading).toBeVisible();
      await page.goForward();
      await expect(shell.content.getByText(text)).toBeVisible();
      await page.getByRole('button', { name: 'Use the dark look' }).click();
      await expect(shell.content.locator('[data-theme]')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Use the light look' }).click();
      await shell.navigate('/reports');
      await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
      await expect(shell.content.getByText(text)).toHaveCount(0);
      expect(await readShell(page)).toEqual(before);
      expect(await startOf(page)).toBe(started);
    });

    test('passes the smoke run', async ({ browser, exampleSuite }) => {
      const { url } = exampleSuite;
      const { outcome, findings } = await runSmoke(
        await smokeReleaseOf(await readLocalRelease(remote, built.dist)),
        { browser, url, openApi: await fetchOpenApi(url), pictures: test.info().outputPath() },
      );
      expect(findings.map(({ code }) => code)).toEqual(marks.map(() => 'library-marks'));
      for (const library of marks) expect(findings[0]?.message).toContain(`${library} (`);
      expect(outcome).toBe('passed');
    });

    test('is shown in the language of the page', async ({ page, exampleSuite }) => {
      const { caller } = await signInByApi(exampleSuite.url, account);
      expect((await caller.patch('/auth/user-profile', { usr_language: 'de' })).status).toBe(200);
      try {
        await page.goto('/reports');
        await page.getByRole('link', { name: inGerman, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: inGerman })).toBeVisible();
      } finally {
        await caller.patch('/auth/user-profile', { usr_language: null });
      }
    });
  });
}

test('mf-vue shows a dialog in the overlay, with the styles of the remote and the keyboard inside', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  await page.goto('/checklist');
  const asking = shell.content.getByRole('button', { name: 'Who does it: Check the lobby' });
  await asking.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Check the lobby' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(close).toHaveCSS('text-transform', 'uppercase');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(asking).toBeFocused();
});

test('mf-vue fills a slot of mf-by-hand, with its own styles', async ({ page }) => {
  const shell = new ShellPage(page);
  await page.goto('/today');
  const title = shell.content.getByRole('heading', { level: 2, name: 'Checklist' });
  await expect(shell.content.getByText(/^Keys to prepare: \d+$/)).toHaveCSS('margin-top', '0px');
  // The offering remote places the part below its own link.
  const [above, below] = [
    await shell.content.getByRole('link', { name: 'About' }).boundingBox(),
    await title.boundingBox(),
  ];
  expect(above && below && above.y < below.y).toBe(true);
  await title.getByRole('link').click();
  await expect(page).toHaveURL(/\/checklist$/);
  await expect(title).toHaveCount(0);
});

test('mf-vite-react makes styles at run time, and asks before unsaved entries are lost', async ({ page }) => {
  const shell = new ShellPage(page);
  await page.goto('/notes');
  const heading = shell.content.getByRole('heading', { name: 'Notes' });
  // These styles come from a style element with the nonce and from an adopted sheet.
  await expect(heading).toHaveCSS('letter-spacing', '4.8px');
  await expect(shell.content.getByRole('textbox', { name: 'Note' })).toHaveCSS('display', 'block');
  await shell.content.getByRole('textbox', { name: 'Note' }).fill('Towels');
  await shell.link('Today').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/notes$/);
});

test('mf-mui opens its dialog in the overlay, with its styles', async ({ page }) => {
  const shell = new ShellPage(page);
  await page.goto('/wake-up-calls');
  const add = shell.content.getByRole('button', { name: 'Add a call' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add a call' });
  await expect(dialog).toHaveCSS('border-radius', '4px');
  expect(await dialog.evaluate((element) => element.getRootNode() instanceof ShadowRoot)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
});

for (const remote of ['mf-svelte', 'mf-solid', 'mf-lit']) {
  test(`${remote} reacts to a click`, async ({ page }) => {
    await page.goto(`/${{ 'mf-svelte': 'key-cards', 'mf-solid': 'breakfast', 'mf-lit': 'parking' }[remote]}`);
    const count = page.locator('#content p').filter({ hasText: /: \d+$/ });
    const before = Number(/\d+$/.exec(await count.innerText())?.[0]);
    await page.locator('#content').getByRole('button', { name: 'One more' }).click();
    await expect(count).toHaveText(new RegExp(`: ${before + 1}$`));
  });
}
