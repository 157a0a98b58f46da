import type { Page, Route } from '@playwright/test';
import { breakRequests } from '../suite/break-requests.ts';
import { expect } from '../suite/test.ts';
import { test } from './fixture-suite.ts';
import { SampleAreaPage } from './sample-area.page.ts';

interface ListedRemote {
  name: string;
  release: string;
  files?: unknown;
}

const lists = /\/platform\/remotes\/[^/]+\/releases\/[^/]+\/hashes$/;

/** Lists hashes separately, as the registry does for visitors of many remotes. */
async function listApart(page: Page): Promise<void> {
  await page.route('**/platform/remotes', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const document = (await answer.json()) as { remotes: ListedRemote[] };
    const remotes = document.remotes.map(({ files: _files, ...remote }) => ({
      ...remote,
      hashes: `/platform/remotes/${remote.name}/releases/${remote.release}/hashes`,
    }));
    return route.fulfill({ response: answer, json: { ...document, remotes } });
  });
}

const alterOneHash = async (route: Route) => {
  const answer = await route.fetch();
  const body = (await answer.text()).replaceAll(/sha384-./g, 'sha384-A');
  await route.fulfill({ response: answer, body });
};

test.describe('A visitor of many remotes', () => {
  // This test must not cause complaints.
  test.use({ account: 'staff@seaview.test', provoked: null });

  test('is shown remotes whose hashes are listed apart, asked for beside their files', async ({ page }) => {
    const area = new SampleAreaPage(page);
    await listApart(page);
    // Each list is delayed until the entry is requested.
    const entry = page.waitForRequest(/\/releases\/mf-sample\/.*remoteEntry/);
    let listed = 0;
    await page.route(lists, async (route) => {
      await entry;
      listed += 1;
      await route.continue();
    });
    await page.goto('/sample');
    await expect(area.heading).toBeVisible();
    expect(listed).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('heading', { name: 'Details, as released' })).toBeVisible();
  });

  const faults: [string, RegExp, (route: Route) => Promise<void>][] = [
    ['is of other bytes', lists, alterOneHash],
    [
      'is of a release that was altered since',
      /\/releases\/mf-sample\/.*\.js$/,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
      },
    ],
  ];
  for (const [what, files, fault] of faults) {
    test(`gets a card when the list ${what}, and the remote when that is over`, async ({ page }) => {
      const area = new SampleAreaPage(page);
      await listApart(page);
      const mend = await breakRequests(page, files, fault);
      await page.goto('/sample');
      await expect(area.card).toBeVisible();
      await expect(area.menu.getByRole('link', { name: 'Sample' })).toBeVisible();
      mend();
      await expect(area.heading).toBeVisible();
    });
  }
});
