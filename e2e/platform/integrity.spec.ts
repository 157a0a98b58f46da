import type { Page, Route } from '@playwright/test';
import { expect, test } from '../suite/test.ts';

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'Bookings is not available' });

async function alterOneByte(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 2] = (body[body.length - 2] ?? 0) ^ 1;
  await route.fulfill({ response: answer, body });
}

test.describe('A remote that cannot be trusted or reached', () => {
  test.use({ account: 'staff@seaview.test' });

  const faults: [string, RegExp, (route: Route) => Promise<void>][] = [
    ['its entry is altered by one byte', /\/releases\/mf-bookings\/.*remoteEntry/, alterOneByte],
    [
      'a chunk is altered by one byte',
      /\/releases\/mf-bookings\/[^?]*\/(?!remoteEntry)[^/]+\.js$/,
      alterOneByte,
    ],
    ['its style is altered by one byte', /\/releases\/mf-bookings\/.*\.css$/, alterOneByte],
    ['its release is gone', /\/releases\/mf-bookings\//, (route) => route.fulfill({ status: 404, body: '' })],
    [
      'its server answers 503',
      /\/releases\/mf-bookings\//,
      (route) => route.fulfill({ status: 503, body: '' }),
    ],
  ];

  test('shows its card whatever is wrong with it, everything else lives, and it recovers', async ({
    page,
    shell,
    bookings,
  }) => {
    for (const [what, files, fault] of faults) {
      await test.step(what, async () => {
        await page.route(files, fault);
        await page.goto('/');
        await expect(card(page)).toBeVisible();
        await expect(bookings.heading).toHaveCount(0);
        await expect(shell.menu.getByRole('link', { name: 'All Bookings' })).toBeVisible();
        await shell.navigate('/reports');
        await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
        await shell.navigate('/no-such-page');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

        await shell.navigate('/');
        await expect(card(page).getByRole('button', { name: 'Retry' })).toBeVisible();
        await page.unroute(files);
        await expect(bookings.heading).toBeVisible();
        await expect(bookings.rows.first()).toBeVisible();
      });
    }
  });

  test('says that pages could not be listed when the registry is away, and recovers', async ({
    page,
    bookings,
  }) => {
    await page.route('**/platform/remotes', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('The pages could not be listed');
    await page.unroute('**/platform/remotes');
    await expect(bookings.heading).toBeVisible();
  });

  test('loads every file of a remote with its hash', async ({ page, bookings }) => {
    await page.addInitScript(() => {
      const unguarded: string[] = [];
      Object.assign(globalThis, { unguarded });
      new MutationObserver((records) => {
        for (const node of records.flatMap((record) => [...record.addedNodes])) {
          const url =
            node instanceof HTMLScriptElement ? node.src : node instanceof HTMLLinkElement ? node.href : '';
          if (url.includes('/releases/') && !(node as HTMLScriptElement).integrity) unguarded.push(url);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/releases/')) loaded.push(response.url());
    });
    await page.goto('/');
    await bookings.rows.first().waitFor();
    expect(loaded.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => (globalThis as unknown as { unguarded: string[] }).unguarded)).toEqual(
      [],
    );
  });
});
