import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { demoPassword, type DemoAccount } from '../pages/sign-in.page.ts';
import { startSuite, type Suite } from '../suite/start-suite.ts';
import { expect, test } from '../suite/test.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { DocumentRemote } from './remote-variant.ts';
import { buildChanged, buildFixture, fixtures, renameVersion } from './remote-workshop.ts';
import { SampleAreaPage } from './sample-area.page.ts';
import { minutes, seconds } from '../suite/time-limits.ts';

const operator: DemoAccount = 'operator@demo.test';

// A remote is broken on purpose; errors that it causes in the other one do not fail the test.
test.use({ provoked: /^uncaught/ });
test.describe.configure({ mode: 'serial' });

let suite: Suite;
let live: string;
test.beforeAll(async () => {
  test.setTimeout(minutes(4));
  suite = await startSuite();
  const built = await buildFixture('mf-neighbour');
  await suite.release('mf-neighbour', fixtures);
  const newer = await renameVersion(built, '1.1.0', { from: 'Neighbour, as', to: 'Neighbour, as' });
  await suite.release('mf-neighbour', newer);
  const breaking = await buildChanged(path.join(fixtures, 'mf-sample'), '6.6.6', {
    file: 'src/remote.tsx',
    from: 'const sample',
    to: 'Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: undefined });\n\nconst sample',
  });
  await suite.release('mf-sample', breaking);
});
test.afterAll(() => suite.stop());

/** Opens a page with empty caches. */
async function openAs(
  browser: Browser,
  account: DemoAccount,
  at: string,
  baseURL = suite.url,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const data = { usr_email: account, usr_password: demoPassword };
  const answer = await context.request.post('/api/auth/login', { data });
  if (!answer.ok()) throw new Error(`${account} could not sign in: ${await answer.text()}`);
  const page = await context.newPage();
  await page.goto(at);
  return page;
}

interface Overview {
  live: { release: string };
  moves: { kind: string }[];
  stuck: { suspects: string[] | null; reason: string }[];
  health: { release: string; loads: number; failures: number; called_off: number }[];
}

async function readNeighbour(page: Page): Promise<Overview> {
  const answer = await page.request.get('/platform/remotes/mf-neighbour/releases');
  return ((await answer.json()) as { result: Overview }).result;
}

test('a page that is left while a remote loads is no failure of it', async ({ browser }) => {
  const control = await openAs(browser, operator, '/releases');
  live = (await readNeighbour(control)).live.release;
  const proxy = await startFaultProxy(suite.url);
  const page = await openAs(browser, 'staff@seaview.test', '/reports', proxy.url);
  const answer = await page.request.get('/platform/remotes');
  const { remotes } = (await answer.json()) as { remotes: DocumentRemote[] };
  const { base = '', preload = [], entry = '' } = remotes.find(({ name }) => name === 'mf-neighbour') ?? {};
  // The download never ends, so leaving the page is the only event to report.
  for (const file of [entry, ...preload]) proxy.break(base + file, 'hang');
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/neighbour');
    await new SampleAreaPage(page).neighbour.waitFor();
  }
  await page.goto('/reports');
  const counted = async () => (await readNeighbour(control)).health.find(({ release }) => release === live);
  await expect.poll(counted, { timeout: seconds(20) }).toMatchObject({ failures: 0, called_off: 3 });
  for (const one of [page, control]) await one.context().close();
  await proxy.stop();
});

test('a remote that fails because of another one stays live, and the other one is named', async ({
  browser,
}) => {
  test.setTimeout(minutes(3));
  for (const account of ['staff@seaview.test', 'admin@alpine.test'] as const)
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await openAs(browser, account, '/sample');
      const area = new SampleAreaPage(page);
      await area.heading.waitFor();
      await area.go('Neighbour');
      await page.getByRole('alert').filter({ hasText: 'Neighbour is not available' }).waitFor();
      await page.waitForResponse('**/platform/telemetry');
      await page.context().close();
    }
  const page = await openAs(browser, operator, '/releases');
  await expect.poll(async () => (await readNeighbour(page)).stuck, { timeout: seconds(20) }).toHaveLength(1);
  const { live: current, moves, stuck } = await readNeighbour(page);
  expect([current.release, moves.filter(({ kind }) => kind === 'demote')]).toEqual([live, []]);
  expect(stuck[0]?.suspects).toEqual([expect.stringMatching(/^mf-sample\/6\.6\.6-/)]);

  await page.getByRole('link', { name: 'Releases and history of Neighbour' }).click();
  await expect(page.getByText(/fails, and another release is the likely cause/)).toBeVisible();
  await expect(
    page.getByText(/Before each failure .* mf-sample 6\.6\.6-\w+ had run in the page/),
  ).toBeVisible();
  const failures = page.getByRole('table', { name: 'Last failures of Neighbour' });
  // Either the container reads the missing runtime, or the federation runtime reports the failed script.
  const reason = /TypeError: Cannot .* undefined|Federation Runtime .*Failed to load script/;
  const failure = failures.getByRole('row').filter({ hasText: reason }).first();
  await expect(failure).toContainText(/(Headless)?Chrom\w+ \d+/);
  await failures
    .getByRole('button', { name: /^Show source line of remoteEntry/ })
    .first()
    .click();
  await expect(failures.getByText(/^webpack\/|\.[cm]?[jt]sx?:\d+:\d+$/).first()).toBeVisible();
  await page.context().close();
});
