import type { Browser, Page } from '@playwright/test';
import { expect } from '../suite/test.ts';
import { startDevSession, type DevSession } from './dev-session.ts';
import { test, type FixtureSuite } from './fixture-suite.ts';
import { SampleAreaPage } from './sample-area.page.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

const screen = 'src/sample.screen.tsx';
let session: DevSession;

// All tests edit the same session.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ fixtureSuite }) => {
  test.setTimeout(minutes(4));
  session = await startDevSession('e2e/platform/fixtures/mf-sample', fixtureSuite.suite.url);
});
test.afterAll(() => session?.interrupt());

/** Opens the developer's link as a signed-in user. */
async function openLink(browser: Browser, { open, suite }: FixtureSuite): Promise<Page> {
  const page = await open(browser, '/reports', suite.url);
  // The start page belongs to a remote, so the link opens on a page of the shell.
  const link = new URL(session.link);
  link.pathname = '/reports';
  await page.goto(link.href);
  await expect(page.getByRole('button', { name: 'Override: Sample' })).toBeVisible();
  return page;
}

/** The mark disappears when the page is reloaded. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
}

async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
}

/** Records the time until a change is visible. */
async function seen(what: string, change: () => Promise<unknown>, shown: () => Promise<void>): Promise<void> {
  const since = performance.now();
  await change();
  await shown();
  const ms = Math.round(performance.now() - since);
  test.info().annotations.push({ type: 'time', description: `${what}: ${ms} ms` });
}

test('a remote is developed inside the running suite', async ({ browser, fixtureSuite }) => {
  test.setTimeout(minutes(2));
  const page = await openLink(browser, fixtureSuite);
  await page.goto('/sample');
  const area = new SampleAreaPage(page);
  const note = page.getByLabel('Note');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });

  await test.step('an edit is seen without a page load, and what was typed stays', async () => {
    await expect(area.heading).toBeVisible();
    await note.fill('half a note');
    await mark(page);
    await seen(
      'a text',
      () => session.edit(screen, 'Sample, as released', 'Sample, as edited'),
      () => expect(heading('Sample, as edited')).toBeVisible(),
    );
    await expect(note).toHaveValue('half a note');
  });

  await test.step('so is a style', async () => {
    await seen(
      'a style',
      () => session.edit('src/sample.module.css', '7px', '11px'),
      () => expect(page.locator('#content [class*="-screen-"]')).toHaveCSS('border-top-width', '11px'),
    );
    await expect(note).toHaveValue('half a note');
  });

  await test.step('a mistake is told, and it goes on by itself when that is mended', async () => {
    const told = page.getByRole('alert', { name: 'The code has an error' });
    await seen(
      'a mistake',
      () => session.edit(screen, 'const [note,', 'const [note'),
      () => expect(told).toContainText('sample.screen.tsx'),
    );
    await expect(heading('Sample, as edited')).toBeVisible();
    await expect(area.menu).toBeVisible();
    await session.edit(screen, 'const [note', 'const [note,');
    await expect(told).toHaveCount(0);
    await session.edit(screen, 'as edited', 'as mended');
    await expect(heading('Sample, as mended')).toBeVisible();
    await expect(note).toHaveValue('half a note');
  });

  await test.step('what throws is told too, and another edit is another attempt', async () => {
    const told = page.getByRole('alert', { name: 'The code has an error' });
    const first = "useUnsaved(note !== '');";
    await session.edit(screen, first, `if (note) throw new Error('thrown by the screen');\n  ${first}`);
    await expect(told).toContainText('thrown by the screen');
    await session.edit(screen, 'if (note) throw', 'if (!styles) throw');
    await expect(heading('Sample, as mended')).toBeVisible();
    await expect(told).toHaveCount(0);
  });

  await test.step('a library that was not imported before is taken from the shell', async () => {
    await session.edit(
      screen,
      'import { useEffect',
      "import { Panel } from '@suite/ui/core';\nimport { useEffect",
    );
    await session.edit(screen, '<label>', '<Panel title="Remarks"><label>');
    await session.edit(screen, '</label>', '</label></Panel>');
    await session.edit(screen, 'as mended', 'as shared');
    await expect(heading('Sample, as shared')).toBeVisible();
  });
  await expectSamePage(page);
});

test('a shell that is not on this machine shows each edit too, and starts the remote anew', async ({
  browser,
  fixtureSuite,
}) => {
  const page = await openLink(browser, fixtureSuite);
  // The page and policy of a suite without the developer edition.
  const plain = await (await fetch(fixtureSuite.suite.url)).text();
  // The browser would ask for permission to reach this machine.
  await page.context().grantPermissions(['local-network-access']);
  const nonceIn = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  await page.route('**/sample', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [overrides = ''] = /<meta name="suite-overrides"[^>]*>/.exec(html) ?? [];
    const body = plain.replaceAll(nonceIn(plain), nonceIn(html)).replace('<head>', `<head>${overrides}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/sample');
  const note = page.getByLabel('Note');
  await note.fill('half a note');
  await mark(page);
  await seen(
    'a text, mounted anew',
    () => session.edit(screen, 'as shared', 'as mounted anew'),
    () => expect(page.getByRole('heading', { name: 'Sample, as mounted anew' })).toBeVisible(),
  );
  await expect(note).toHaveValue('');
  await expectSamePage(page);
});

test('Ctrl-C gives the release back', async ({ browser, fixtureSuite }) => {
  const page = await openLink(browser, fixtureSuite);
  await page.goto('/sample');
  await expect(page.getByRole('heading', { name: 'Sample, as mounted anew' })).toBeVisible();
  await mark(page);
  await seen(
    'the release',
    async () => {
      expect(await session.interrupt()).toBe(130);
    },
    () =>
      expect(page.getByRole('heading', { name: 'Sample, as released' })).toBeVisible({
        timeout: seconds(30),
      }),
  );
  await expectSamePage(page);
});
