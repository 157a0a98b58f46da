import type { Route } from '@playwright/test';
import { breakRequests } from '../suite/break-requests.ts';
import { expect } from '../suite/test.ts';
import { test } from './fixture-suite.ts';
import { SampleAreaPage } from './sample-area.page.ts';

async function alterOneByte(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 2] = (body[body.length - 2] ?? 0) ^ 1;
  await route.fulfill({ response: answer, body });
}

test.describe('A remote that cannot be trusted or reached', () => {
  // This test must not cause complaints.
  test.use({ account: 'staff@seaview.test', provoked: null });

  const faults: [string, RegExp, (route: Route) => Promise<void>][] = [
    ['its entry is altered by one byte', /\/releases\/mf-sample\/.*remoteEntry/, alterOneByte],
    [
      'a chunk is altered by one byte',
      /\/releases\/mf-sample\/[^?]*\/(?!remoteEntry)[^/]+\.js$/,
      alterOneByte,
    ],
    ['its style is altered by one byte', /\/releases\/mf-sample\/.*\.css$/, alterOneByte],
    ['its release is gone', /\/releases\/mf-sample\//, (route) => route.fulfill({ status: 404, body: '' })],
    [
      'its server answers 503',
      /\/releases\/mf-sample\//,
      (route) => route.fulfill({ status: 503, body: '' }),
    ],
  ];

  test('shows its card whatever is wrong with it, everything else lives, and it recovers', async ({
    page,
    shell,
  }) => {
    const area = new SampleAreaPage(page);
    for (const [what, files, fault] of faults) {
      await test.step(what, async () => {
        const mend = await breakRequests(page, files, fault);
        await page.goto('/sample');
        await expect(area.card).toBeVisible();
        await expect(area.heading).toHaveCount(0);
        await expect(shell.menu.getByRole('link', { name: 'Sample' })).toBeVisible();
        await shell.navigate('/reports');
        await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
        await shell.navigate('/no-such-page');
        await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

        await shell.navigate('/sample');
        await expect(area.card.getByRole('button', { name: 'Retry' })).toBeVisible();
        mend();
        await expect(area.heading).toBeVisible();
      });
    }
  });

  test('says that pages could not be listed when the registry is away, and recovers', async ({ page }) => {
    const area = new SampleAreaPage(page);
    const mend = await breakRequests(page, '**/platform/remotes', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.goto('/sample');
    await expect(page.getByRole('alert')).toContainText('The pages could not be listed');
    mend();
    await expect(area.heading).toBeVisible();
  });

  test('loads every file of a remote with its hash', async ({ page }) => {
    const area = new SampleAreaPage(page);
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
    await page.goto('/sample');
    await area.heading.waitFor();
    expect(loaded.length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => (globalThis as unknown as { unguarded: string[] }).unguarded)).toEqual(
      [],
    );
  });
});
