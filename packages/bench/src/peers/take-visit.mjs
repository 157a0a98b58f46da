import { BenchFailure } from '../bench-failure.mjs';
import { watchNetwork } from '../pages/watch-network.mjs';
import { blockedTime } from './blocked-time.mjs';
import { endWaitsAtOnce, installRowClock, readRowClock } from './row-clock.mjs';

/** Sees all hotels, and the bookings of each. */
const account = { usr_email: 'superadmin@demo.test', usr_password: 'Demo1234' };
/** The shell's minimum (src/guard/use-session-guard.ts). */
const guardWaitMs = 500;
const settledQuietMs = 500;
const timeoutMs = 60_000;
const bytesPerSecond = 10_000_000 / 8;

/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>['origins']} Origins */

/**
 * @typedef {object} Place
 * @property {string} url
 * @property {string} bookingsLink the selector of the menu's entry
 * @property {string} hotelsLink
 * @property {Rows} rows
 * @property {Origins} origins what the variant keeps in the browser of a returning visitor
 * @property {boolean} waits false: the guard's minimum is over at once
 */

/** @typedef {{ booking: string, hotel: string }} Rows a text that only the first row of each list has */

/**
 * One way from the address of the bookings to their table. Times are milliseconds since the navigation started.
 * @typedef {object} Load
 * @property {number} tableMs the first row painted
 * @property {number} blockedMs before that
 * @property {number} longestTaskMs before that
 * @property {number} requests sent before that
 * @property {number} bytes of their answers over the wire, with headers
 * @property {{ path: string, bytes: number }[]} files
 */

/**
 * A signed-in visitor opens the bookings, goes to the hotels by the menu, twice, and opens the bookings again.
 * @typedef {object} Visit
 * @property {Load} cold nothing in the HTTP cache
 * @property {Load} warm in a new tab of the same profile
 * @property {number} menuMs from pressing the entry of the hotels to their first row painted
 * @property {number} menuRequests sent between these two moments
 * @property {number} menuBytes of their answers
 * @property {number} menuAgainMs the same, after going back to the bookings
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Place} place
 * @param {number} latency
 * @returns {Promise<Visit>}
 */
export async function takeVisit(browser, place, latency) {
  const context = await openSignedIn(browser, place);
  const first = await load(context, place, latency);
  const click = (/** @type {string} */ link, /** @type {string} */ row) =>
    first.page.evaluate(
      ([pressed, expected]) => Reflect.get(globalThis, 'rowClock').clickToRow(pressed, expected),
      [link, row],
    );
  const { rows, hotelsLink, bookingsLink } = place;
  const before = first.network.upTo(Date.now());
  const menuMs = await click(hotelsLink, rows.hotel);
  const shown = Date.now();
  await first.network.quiet(settledQuietMs);
  const after = first.network.upTo(shown);
  await click(bookingsLink, rows.booking);
  const menuAgainMs = await click(hotelsLink, rows.hotel);
  await first.page.close();
  const second = await load(context, place, latency);
  await context.close();
  return {
    cold: first.load,
    warm: second.load,
    menuMs,
    menuRequests: after.requests - before.requests,
    menuBytes: after.bytes - before.bytes,
    menuAgainMs,
  };
}

/**
 * Visits once without measuring, so that the server's code is warm too.
 * @param {import('playwright-core').Browser} browser
 * @param {Place} place
 * @returns {Promise<Origins>} what the variant keeps in the browser
 */
export async function takeFirstVisit(browser, place) {
  const context = await openSignedIn(browser, place);
  await load(context, place, 0);
  const { origins } = await context.storageState();
  await context.close();
  return origins;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Rows>} of the data that the server has
 */
export async function readRows(browser, url) {
  const context = await openSignedIn(browser, { url, origins: [] });
  const call = async (/** @type {string} */ path) => (await (await context.request.get(path)).json()).result;
  const { bookings } = await call('/api/bookings');
  const { hotels } = await call('/api/hotel/list');
  await context.close();
  return { booking: bookings[0].name, hotel: hotels[0].registration_number };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Pick<Place, 'url' | 'origins'>} place
 */
async function openSignedIn(browser, { url, origins }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins },
    // The policy of the suite's pages forbids the styles that the peers write at run time.
    bypassCSP: true,
  });
  const answer = await context.request.post('/api/auth/login', { data: account });
  if (!answer.ok()) throw new BenchFailure(`The sign-in at ${url} was answered with ${answer.status()}.`);
  return context;
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {Place} place
 * @param {number} latency
 */
async function load(context, { url, rows, waits }, latency) {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const network = await watchNetwork(page, { latency, download: bytesPerSecond, upload: bytesPerSecond });
  await page.addInitScript(installRowClock, rows.booking);
  if (!waits) await page.addInitScript(endWaitsAtOnce, guardWaitMs);
  try {
    await page.goto('/bookings', { waitUntil: 'commit' });
    await page.waitForFunction(() => Reflect.get(globalThis, 'rowClock').row > 0);
  } catch (error) {
    const shown = await page.locator('body').innerText().catch(String);
    throw new BenchFailure(
      `The bookings were not reached at ${url}: ${String(error)}\nThe page showed: ${shown}`,
    );
  }
  await network.quiet(settledQuietMs);
  const { row, longTasks } = await page.evaluate(readRowClock);
  const start = await page.evaluate(() => performance.timeOrigin);
  const { requests, bytes, files } = network.upTo(start + row);
  const timed = { tableMs: row, ...blockedTime(longTasks, row) };
  return { page, network, load: { ...timed, requests, bytes, files } };
}
