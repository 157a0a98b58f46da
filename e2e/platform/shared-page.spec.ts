import type { Browser, Locator, Page } from '@playwright/test';
import { expect } from '../suite/test.ts';
import { test, type FixtureSuite } from './fixture-suite.ts';
import { buildFixture, fixtures } from './remote-workshop.ts';
import { SampleAreaPage } from './sample-area.page.ts';

test.beforeAll(async ({ fixtureSuite }) => {
  test.setTimeout(240_000);
  await buildFixture('mf-hostile');
  await fixtureSuite.suite.release('mf-hostile', fixtures);
});

class HostilePage extends SampleAreaPage {
  readonly hostile: Locator;
  readonly link: Locator;

  constructor(page: Page) {
    super(page);
    this.hostile = page.getByRole('heading', { name: 'Hostile, as released' });
    this.link = this.menu.getByRole('link', { name: 'Hostile', exact: true });
  }

  static async open(browser: Browser, { open, suite }: FixtureSuite): Promise<HostilePage> {
    const area = new HostilePage(await open(browser, '/hostile', suite.url));
    await area.hostile.waitFor();
    return area;
  }

  make(mistake: string): Promise<void> {
    return this.page.getByRole('button', { name: mistake, exact: true }).click();
  }

  /** Clicks at the link's position, even if another element covers it. */
  async pressLink(name: string): Promise<void> {
    const link = this.page.locator('nav a').filter({ hasText: name });
    const box = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await this.page.mouse.click(box.x, box.y);
  }

  /** Checks that the menu leads to another remote and back. */
  async expectUsable(): Promise<void> {
    await this.go('Neighbour');
    await this.neighbour.waitFor();
    await this.link.click();
    await this.hostile.waitFor();
    await this.leave();
  }
}

const startOf = (page: Page) => page.evaluate(() => performance.timeOrigin);

const survived = [
  'replaces methods of arrays',
  'replaces methods that say nothing',
  'replaces methods of objects and promises',
  'replaces functions of the page',
  'empties the body',
  'removes the root',
  'replaces the body',
  'empties the root',
  'sets state in a layout effect',
  'sets state after each task',
  'stops the page',
  'rejects without end',
  'changes the hash without end',
  'draws a huge document',
  'clears all timers',
];

for (const mistake of survived)
  test(`a remote that ${mistake} leaves the menu and other remotes usable`, async ({
    browser,
    fixtureSuite,
  }) => {
    const area = await HostilePage.open(browser, fixtureSuite);
    const started = await startOf(area.page);
    await area.make(mistake);
    await area.expectUsable();
    expect(await startOf(area.page), 'the page was not loaded again').toBe(started);
    await area.page.context().close();
  });

test('a remote that sets state in an effect without end can be left by the menu', async ({
  browser,
  fixtureSuite,
}) => {
  const area = await HostilePage.open(browser, fixtureSuite);
  await area.make('sets state in an effect');
  await area.expectUsable();
  await area.page.context().close();
});

for (const mistake of ['covers the page', 'covers the page with a dialog', 'makes the shell inert'])
  test(`a remote that ${mistake} can be left by pressing the menu three times, and is undone then`, async ({
    browser,
    fixtureSuite,
  }) => {
    const area = await HostilePage.open(browser, fixtureSuite);
    await area.make(mistake);
    for (let press = 0; press < 3; press += 1) await area.pressLink('Neighbour');
    await area.neighbour.waitFor();
    await expect(area.page.getByTestId('cover')).toHaveCount(0);
    await area.expectUsable();
    await area.page.context().close();
  });

test('attributes, handlers and styles that a remote leaves behind are undone when it is left', async ({
  browser,
  fixtureSuite,
}) => {
  const area = await HostilePage.open(browser, fixtureSuite);
  const { page } = area;
  await area.make('leaves attributes and styles behind');
  // The style hides the menu visually and from assistive technology.
  await page
    .locator('nav a')
    .filter({ hasText: 'Neighbour' })
    .evaluate((link: HTMLElement) => link.click());
  await area.neighbour.waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden');
  await expect(page).toHaveTitle('Neighbour · Management Suite');
  expect(await page.evaluate(() => window.onbeforeunload)).toBeNull();
  await area.expectUsable();
  await page.context().close();
});

for (const [what, prefix] of [
  ['container', ''],
  ['list of chunks', 'webpackChunk'],
])
  test(`a remote that takes the global of another one's ${what} does not show its own page there`, async ({
    browser,
    fixtureSuite,
  }) => {
    const area = await HostilePage.open(browser, fixtureSuite);
    const { container } = (await fixtureSuite.readRemote('mf-neighbour')).remote;
    await area.page.evaluate((name) => {
      const taken = {
        init: () => undefined,
        get: async () => () => ({}),
        forEach: () => undefined,
        push: () => 0,
      };
      // Each reader gets a copy of the list, so chunks are lost.
      const get = () => ({ ...taken });
      Object.defineProperty(globalThis, name, { get, set() {}, configurable: true });
    }, `${prefix}${container}`);
    await area.expectUsable();
    await area.page.context().close();
  });

test('a registry document that a remote changed in the storage is not used after a reload', async ({
  browser,
  fixtureSuite,
}) => {
  const area = await HostilePage.open(browser, fixtureSuite);
  const { page } = area;
  await page.evaluate((key) => {
    const stored = localStorage.getItem(key) ?? '';
    const forged = stored.replaceAll('Neighbour', 'Forged');
    if (forged === stored) throw new Error('Nothing was changed');
    localStorage.setItem(key, forged);
  }, 'suite:registry-documents');
  await page.reload();
  await area.hostile.waitFor();
  await expect(area.menu.getByRole('link', { name: 'Neighbour', exact: true })).toBeVisible();
  await expect(area.menu.getByRole('link', { name: 'Forged' })).toHaveCount(0);
  expect(await area.keptDocuments()).not.toContain('Forged');
  await page.context().close();
});

test('a page that stops answering is reported against the release that ran', async ({
  browser,
  fixtureSuite,
}) => {
  const area = await HostilePage.open(browser, fixtureSuite);
  const { page } = area;
  const reported = page.context().waitForEvent('response', {
    // The page reports again after a 401, because that answer renews an expired session.
    predicate: (response) =>
      response.status() !== 401 && (response.request().postData() ?? '').includes('"froze"'),
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'never returns', exact: true }).click({ noWaitAfter: true });
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()).toMatchObject({
    reports: [{ remote: 'mf-hostile', outcome: 'froze', phase: 'render' }],
  });
  await page.context().close();
});
