import { watchNetwork } from './watch-network.mjs';

const account = { usr_email: 'admin@seaview.test', usr_password: 'Demo1234' };
const bytesPerSecond = 10_000_000 / 8;
const menuLink = 'nav li a[href="/"]';

/**
 * From pressing the menu entry of a remote to its first row painted, in milliseconds.
 * @typedef {object} MenuClicks
 * @property {number} menuColdMs nothing of the remote was ever asked for; pressed when the entry is there
 * @property {number} menuVisitedMs the remote was open in this tab before
 */

/**
 * Opens an address of the shell itself in a new profile that is signed in, and goes to the bookings by the menu, twice.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, latency: number }} how
 * @returns {Promise<MenuClicks>}
 */
export async function takeMenuClicks(browser, { url, latency }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.request.post('/api/auth/login', { data: account });
  const page = await context.newPage();
  await watchNetwork(page, { latency, download: bytesPerSecond, upload: bytesPerSecond });
  // In the page, so that nothing of the remote is preloaded before it is pressed.
  await page.addInitScript(installMenuClock, menuLink);
  await page.goto('/no-such-page', { waitUntil: 'commit' });
  const clickAtOnce = () => page.evaluate(() => Reflect.get(globalThis, 'clickToRow')());
  const menuColdMs = await clickAtOnce();
  await page.goBack();
  await page.locator('table').waitFor({ state: 'detached' });
  const menuVisitedMs = await clickAtOnce();
  await context.close();
  return { menuColdMs, menuVisitedMs };
}

/**
 * Runs in the page before anything else. It has to stand alone: the browser gets its text.
 * @param {string} link
 */
function installMenuClock(link) {
  /** @param {() => Element | null} find @returns {Promise<Element>} */
  const painted = (find) =>
    new Promise((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(found);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  Object.assign(globalThis, {
    async clickToRow() {
      const entry = /** @type {HTMLElement} */ (await painted(() => document.querySelector(link)));
      const start = performance.now();
      entry.click();
      await painted(() => document.querySelector('table tbody tr td'));
      return performance.now() - start;
    },
  });
}
