import type { Page, Route } from '@playwright/test';
import { expect, test } from '../suite/test.ts';

interface ListedRemote {
  name: string;
  release: string;
  files?: unknown;
}

const lists = /\/platform\/remotes\/[^/]+\/releases\/[^/]+\/hashes$/;
const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'Bookings is not available' });

/** Answers as the registry does to a visitor of many remotes. */
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
  test.use({ account: 'staff@seaview.test' });

  test('is shown remotes whose hashes are listed apart, asked for beside their files', async ({
    page,
    bookings,
  }) => {
    await listApart(page);
    // No list is answered before the entry was asked for, too.
    const entry = page.waitForRequest(/\/releases\/mf-bookings\/.*remoteEntry/);
    let listed = 0;
    await page.route(lists, async (route) => {
      await entry;
      listed += 1;
      await route.continue();
    });
    await page.goto('/');
    await expect(bookings.rows.first()).toBeVisible();
    expect(listed).toBeGreaterThan(0);
    await bookings.createButton.click();
    await expect(bookings.dialog).toBeVisible();
  });

  const faults: [string, RegExp, (route: Route) => Promise<void>][] = [
    ['is of other bytes', lists, alterOneHash],
    [
      'is of a release that was altered since',
      /\/releases\/mf-bookings\/.*\.js$/,
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
      },
    ],
  ];
  for (const [what, files, fault] of faults) {
    test(`gets a card when the list ${what}, and the remote when that is over`, async ({
      page,
      shell,
      bookings,
    }) => {
      await listApart(page);
      await page.route(files, fault);
      await page.goto('/');
      await expect(card(page)).toBeVisible();
      await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toBeVisible();
      await page.unroute(files);
      await expect(bookings.rows.first()).toBeVisible();
    });
  }
});
