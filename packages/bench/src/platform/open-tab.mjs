import { setTimeout as sleep } from 'node:timers/promises';

const account = { usr_email: 'staff@seaview.test', usr_password: 'Demo1234' };
const askAgainMs = 20;

/** @typedef {{ remotes: { name: string, version: string }[] }} RegistryDocument */

/**
 * A tab with the bookings open, which looks at what the registry gives to new page loads.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export async function openTab(browser, url) {
  const context = await browser.newContext({ baseURL: url });
  const signedIn = await context.request.post('/api/auth/login', { data: account });
  if (!signedIn.ok()) throw new Error(`The sign-in failed: ${await signedIn.text()}`);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('h1').waitFor();
  let path = '/';
  const versionIn = (/** @type {RegistryDocument} */ { remotes }) =>
    remotes.find(({ name }) => name === 'mf-bookings')?.version;
  return {
    /** Resolves when the page itself was told of a version. @param {string} version */
    async knows(version) {
      await page.waitForResponse(
        async (answer) =>
          new URL(answer.url()).pathname === '/platform/remotes' &&
          answer.status() === 200 &&
          versionIn(await answer.json()) === version,
      );
    },
    /** Resolves when a new page load would get a version. @param {string} version */
    async newLoadGets(version) {
      while (versionIn(await (await context.request.get('/platform/remotes')).json()) !== version)
        await sleep(askAgainMs);
    },
    /** Goes to the other path of the bookings, and resolves when the heading is shown. @param {string} title */
    async navigateTo(title) {
      path = path === '/' ? '/bookings' : '/';
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    },
    close: () => context.close(),
  };
}
