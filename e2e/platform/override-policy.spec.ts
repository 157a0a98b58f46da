import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility/expect-accessible.ts';
import { OverridePanelPage } from '../pages/override-panel.page.ts';
import { breakRequests } from '../suite/break-requests.ts';
import { expect, test } from '../suite/test.ts';
import { buildSample } from './sample-versions.ts';

const origin = 'https://dev.example';
const released = { name: 'Sample, 2.0.1' };
const developed = { name: 'Sample, 2.1.0' };
const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript' };
let dist: string;

test.use({ account: 'staff@seaview.test', provoked: /Content Security Policy|dev\.example/ });
test.beforeAll(async ({ suite }) => {
  test.setTimeout(120_000);
  await suite.release('mf-sample', await buildSample('2.0.1'));
  dist = path.join(await buildSample('2.1.0'), 'mf-sample/dist');
});

/** The host does not exist; Playwright answers its requests. */
async function serveElsewhere(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const headers = { 'access-control-allow-origin': '*' };
    const body = await readFile(path.join(dist, name)).catch(() => 'globalThis.foreignScriptRan = true;');
    await route.fulfill({ headers, body, contentType: types[path.extname(name)] ?? 'text/javascript' });
  });
}

test('an accepted origin shows its build on the pages of the remote, and runs nothing else anywhere', async ({
  page,
  suite,
  shell,
}) => {
  test.setTimeout(120_000);
  const token = (await readFile(path.join(suite.dataDir, 'release-token'), 'utf8')).trim();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (to: string, body: object) => {
    const answer = await fetch(`${suite.url}/platform/${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as { result: { id: number; grant: string } }) };
  };
  const release: unknown = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  const wanted = { remote: 'mf-sample', url: `${origin}/`, release };
  expect((await post('overrides', wanted)).status).toBe(403);
  await post('remotes/mf-sample/override-origins/accept', { origin });
  const { result } = await post('overrides', wanted);

  await serveElsewhere(page);
  const overrides = new OverridePanelPage(page);
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'];
    if (response.request().isNavigationRequest() && policy)
      policies.set(new URL(response.url()).pathname, policy);
  });

  await test.step('its holder agrees, and sees it with the bar', async () => {
    await page.goto(`/sample?override-grant=${result.grant}`);
    await overrides.panel.getByRole('button', { name: 'Use it', exact: true }).click();
    await expect(page.getByRole('heading', developed)).toBeVisible();
    await expect(overrides.bar).toContainText(`Override: Sample`);
    await expect(overrides.bar).toContainText(`from ${origin}/`);
    await expect(overrides.bar).toContainText(/until \d/);
    await expectAccessible(page, 'the bar of overrides', [1440, 320]);
  });

  await test.step('no other script of the origin runs, nor a listed one with other content', async () => {
    const listed = Object.keys((release as { files: Record<string, string> }).files).find((file) =>
      file.endsWith('.js'),
    );
    const mend = await breakRequests(page, `${origin}/${listed}`, (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/javascript',
        body: 'globalThis.foreignScriptRan = true;',
      }),
    );
    const outcomes = await page.evaluate(
      async (addresses) => {
        const run = (src: string) =>
          new Promise<string>((resolve) => {
            const script = Object.assign(document.createElement('script'), { src });
            script.addEventListener('load', () => resolve('loaded'));
            script.addEventListener('error', () => resolve('refused'));
            document.head.append(script);
          });
        return Promise.all(addresses.map(run));
      },
      [`${origin}/evil.js`, `${origin}/${listed}`],
    );
    expect(outcomes).toEqual(['refused', 'refused']);
    expect(await page.evaluate(() => 'foreignScriptRan' in globalThis)).toBe(false);
    mend();
  });

  await test.step('another page has the policy of all visitors, and the bar', async () => {
    await shell.navigate('/reports');
    await expect(page.getByText('Reports Page (Coming Soon)')).toBeVisible();
    await expect.poll(() => policies.get('/reports') ?? '').toContain("script-src 'self'");
    expect(policies.get('/reports')).not.toContain('dev.example');
    expect(policies.get('/sample')).not.toMatch(/script-src[^;]*dev\.example/);
    await expect(overrides.bar).toContainText(`from ${origin}/`);
    await shell.navigate('/sample');
    await expect(page.getByRole('heading', developed)).toBeVisible();
  });

  await test.step('a deleted grant ends, also for the page that is open', async () => {
    const { status } = await fetch(`${suite.url}/platform/overrides/${result.id}`, {
      method: 'DELETE',
      headers,
    });
    expect(status).toBe(200);
    await expect(overrides.bar).toContainText('Override refused: Sample');
    await page.reload();
    await expect(page.getByRole('heading', released)).toBeVisible();
    expect(policies.get('/sample')).not.toContain('dev.example');
    await expect(overrides.bar).toContainText('Override refused: Sample');
  });

  await test.step('the bar ends it, also without a session', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(overrides.bar).toBeVisible();
    await overrides.bar.getByRole('button', { name: 'End the override' }).click();
    await expect(overrides.bar).toHaveCount(0);
    expect(
      await page.evaluate(() => [
        document.cookie.includes('suite-override'),
        localStorage['suite:overrides'],
      ]),
    ).toEqual([false, undefined]);
  });
});
