import { createHmac, hkdfSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { OverridePanelPage } from '../pages/override-panel.page.ts';
import { expect, test } from '../suite/test.ts';
import { buildSample, grantSample } from './sample-versions.ts';
import { serveFolder, type ServedFolder } from './serve-folder.ts';
import { minutes } from '../suite/time-limits.ts';

let developer: ServedFolder;

test.use({ account: 'staff@seaview.test' });
test.beforeAll(async ({ suite }) => {
  test.setTimeout(minutes(2));
  await suite.release('mf-sample', await buildSample('1.0.1'));
  developer = await serveFolder(path.join(await buildSample('1.1.0'), 'mf-sample/dist'));
});
test.afterAll(() => developer.stop());

const released = { name: 'Sample, 1.0.1' };
const developed = { name: 'Sample, 1.1.0' };

test('one link shows another build, to this browser alone, until it is reset', async ({
  page,
  browser,
  suite,
}) => {
  const overrides = new OverridePanelPage(page);
  await page.goto(`/sample?override=mf-sample@${developer.url}`);
  await expect(page.getByRole('heading', developed)).toBeVisible();
  await expect(page).toHaveURL('/sample');
  await expect(overrides.badge).toHaveText('Override: Sample');

  const other = await browser.newContext({
    baseURL: suite.url,
    storageState: await page.context().storageState(),
  });
  await other.clearCookies({ name: 'suite-override' });
  const visitor = await other.newPage();
  await visitor.addInitScript(() => localStorage.clear());
  const policy = (await visitor.goto('/sample'))?.headers()['content-security-policy'];
  await expect(visitor.getByRole('heading', released)).toBeVisible();
  await expect(new OverridePanelPage(visitor).badge).toHaveCount(0);
  expect(policy).not.toContain(developer.url.slice(0, -1));
  await other.close();

  await overrides.badge.click();
  await expectAccessible(page, 'the override panel', [1440]);
  await overrides.panel.getByRole('button', { name: 'Close' }).last().click();
  await overrides.resetAll();
  await expect(page.getByRole('heading', released)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', released)).toBeVisible();
});

test('the panel takes an address, switches it off and on, and waits for what is not saved', async ({
  page,
}) => {
  const overrides = new OverridePanelPage(page);
  await page.goto('/sample');
  await overrides.open();
  await overrides.useAddress('mf-sample', developer.url);
  await expect(page.getByRole('heading', developed)).toBeVisible();

  await overrides.open();
  const use = overrides.panel.getByRole('checkbox', { name: `Use ${developer.url}` });
  await use.click();
  await expect(page.getByRole('heading', released)).toBeVisible();
  await expect(overrides.badge).toHaveCount(0);

  await page.getByLabel('Note').fill('half a note');
  await page.getByLabel('Note').blur();
  await overrides.open();
  await use.click();
  await expect(overrides.panel).toContainText('Something on this page is not saved');
  await expect(page.getByLabel('Note')).toHaveValue('half a note');
  await overrides.panel.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', developed)).toBeVisible();
});

test('says why nothing is shown where no server answers', async ({ page }) => {
  const overrides = new OverridePanelPage(page);
  await page.goto('/sample?override=mf-sample@http://localhost:9/');
  await expect(overrides.badge).toHaveText(/^Override refused/);
  await expect(page.getByRole('heading', released)).toBeVisible();
  await overrides.badge.click();
  await expect(overrides.panel).toContainText('No build was uploaded from http://localhost:9/ yet');
  await expect(overrides.panel).toContainText('Nothing could be read from http://localhost:9/release.json');
  await page.keyboard.press('Escape');
  await overrides.resetAll();
});

test('a link to another machine asks first', async ({ page }) => {
  const overrides = new OverridePanelPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/sample?override=mf-sample@https://dev.example/');
  await expect(overrides.panel).toContainText('A link wants to show mf-sample from https://dev.example/');
  await overrides.panel.getByRole('button', { name: 'Refuse it' }).click();
  await expect(overrides.panel).not.toContainText('dev.example');
  await page.reload();
  await expect(page.getByRole('heading', released)).toBeVisible();
  await expect(overrides.panel).toHaveCount(0);
  expect(asked).not.toContain('dev.example');
});

test('a link that means nothing is told, and changes nothing', async ({ page }) => {
  await page.goto('/sample?override=mf-sample');
  await expect(page.getByText("The link's override was not understood.")).toBeVisible();
  await expect(page).toHaveURL('/sample');
  await expect(page.getByRole('heading', released)).toBeVisible();
});

test.describe('a grant', () => {
  // Without a valid grant the page's policy blocks the developer's address.
  test.use({ provoked: /release\.json/ });

  test('shows the build it is for, by the panel and by a link', async ({ page, suite }) => {
    const overrides = new OverridePanelPage(page);
    const { grant } = await grantSample(suite, developer.url);
    await page.goto('/sample');
    await overrides.open();
    await overrides.useGrant(grant);
    await expect(page.getByRole('heading', developed)).toBeVisible();
    await overrides.resetAll();
    await expect(page.getByRole('heading', released)).toBeVisible();
    await page.goto(`/sample?override-grant=${grant}`);
    await expect(page).toHaveURL('/sample');
    await expect(page.getByRole('heading', developed)).toBeVisible();
  });

  test('that was altered, taken back or ended is told in plain words', async ({ page, suite }) => {
    const overrides = new OverridePanelPage(page);
    const { id, grant } = await grantSample(suite, developer.url);
    const refused = async (text: string, sentence: RegExp) => {
      await overrides.open();
      await overrides.useGrant(text);
      await expect(overrides.badge).toHaveText(/^Override refused/);
      await overrides.badge.click();
      await expect(overrides.panel.getByRole('alert')).toContainText(sentence);
      await page.keyboard.press('Escape');
      await overrides.resetAll();
      await expect(page.getByRole('heading', released)).toBeVisible();
    };
    await page.goto('/sample');
    await overrides.open();
    await overrides.useGrant('not a grant');
    await expect(overrides.panel).toContainText('This is not a grant.');
    await page.keyboard.press('Escape');
    await refused(`${grant.slice(0, -4)}AAAA`, /was altered, or another server granted it/);
    await refused(
      await sign(suite.dataDir, { id, expires_at: '2020-01-01T00:00:00.000Z' }),
      /ended at 2020-01-01/,
    );
    const token = (await readFile(path.join(suite.dataDir, 'release-token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${suite.url}/platform/overrides/${id}`, { method: 'DELETE', headers });
    await refused(grant, /was revoked/);
  });
});

/** Seals a grant like the server (docs/decisions/0047-overrides-and-development-sessions.md), since waiting for an expiry would take hours. */
async function sign(dataDir: string, parts: { id: number; expires_at: string }): Promise<string> {
  const secret = Buffer.from((await readFile(path.join(dataDir, 'secret-key'), 'utf8')).trim(), 'base64');
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'suite/registry/override-grants/1', 32));
  const claim = { ...parts, remote: 'mf-sample', url: developer.url, user_id: null };
  const body = `override_${Buffer.from(JSON.stringify(claim)).toString('base64url')}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}
