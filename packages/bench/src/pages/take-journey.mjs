import { BenchFailure } from '../bench-failure.mjs';
import { installPageClock, readPageClock } from './page-clock.mjs';
import { watchNetwork } from './watch-network.mjs';

const account = { email: 'admin@seaview.test', password: 'Demo1234' };
// The shell asks for idle time within two seconds of a usable form.
const preloadedQuietMs = 2_500;
const settledQuietMs = 500;
const timeoutMs = 60_000;
const bytesPerSecond = 10_000_000 / 8;

/** @typedef {{ requests: number, bytes: number, remoteEntries: number, files: { path: string, bytes: number }[] }} Traffic */

/**
 * One way from an empty tab to the bookings table.
 * @typedef {object} Journey
 * @property {number} usableMs from the start of the navigation to the usable sign-in page
 * @property {number} tableMs from pressing the button to the first row painted
 * @property {number} answeredMs of that, to the answer of the sign-in: hashing a password takes longer after a quiet time
 * @property {number} reloadMs from the start of a reload of the bookings to the first row painted; 0 where none was made
 * @property {Traffic} signIn asked for before the sign-in page was usable
 * @property {Traffic} table asked for before the table was shown, the sign-in page's included
 */

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {{ url: string, latency: number, preloaded: boolean, reloads?: boolean }} how
 * @returns {Promise<Journey>}
 */
export async function takeJourney(context, { url, latency, preloaded, reloads = false }) {
  const page = await context.newPage();
  try {
    page.setDefaultTimeout(timeoutMs);
    const network = await watchNetwork(page, {
      latency,
      download: bytesPerSecond,
      upload: bytesPerSecond,
    });
    await page.addInitScript(installPageClock, { ...account, atOnce: !preloaded });
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    if (preloaded) {
      await page.waitForFunction(() => Reflect.get(globalThis, 'pageClock').usable > 0);
      await network.quiet(preloadedQuietMs);
      await page.evaluate(() => Reflect.get(globalThis, 'pageClock').submit());
    }
    await page.waitForFunction(() => Reflect.get(globalThis, 'pageClock').table > 0);
    const { usable, clicked, table } = await page.evaluate(readPageClock);
    const start = await page.evaluate(() => performance.timeOrigin);
    await network.quiet(settledQuietMs);
    return {
      usableMs: usable,
      tableMs: table - clicked,
      answeredMs: (await page.evaluate(signInAnswered)) - clicked,
      reloadMs: reloads ? await reload(page) : 0,
      signIn: network.upTo(start + usable),
      table: network.upTo(start + table),
    };
  } catch (error) {
    const shown = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    throw new BenchFailure(
      `The bookings were not reached at ${url}: ${String(error)}\nThe page showed: ${shown}`,
    );
  } finally {
    await forgetSession(page);
    await page.close();
  }
}

/** When the sign-in was answered; runs in the page. */
function signInAnswered() {
  const answers = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  const signIn = answers.findLast(({ name }) => name.endsWith('/api/auth/login'));
  if (!signIn) throw new Error('The browser lists no call of the sign-in.');
  return signIn.responseEnd;
}

/**
 * Signed in as before, with the HTTP cache.
 * @param {import('playwright-core').Page} page
 */
async function reload(page) {
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'pageClock').table > 0);
  return (await page.evaluate(readPageClock)).table;
}

/** @param {import('playwright-core').Page} page */
async function forgetSession(page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
}
