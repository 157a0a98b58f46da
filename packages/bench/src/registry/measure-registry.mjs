import { Agent, get } from 'node:http';
import { startEmbeddedPostgres } from '@suite/database';
import { signIn } from '../api/sign-in.mjs';
import { fineMilliseconds, kilobytes, milliseconds, ratio } from '../figures/formats.mjs';
import { median, quantile } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';
import { openBrowser } from '../pages/open-browser.mjs';
import { installPageClock, readPageClock } from '../pages/page-clock.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { fillRemotes, visibleRemotes } from './fill-remotes.mjs';

const counts = [visibleRemotes, 100, 1000];
const turns = 1000;
const together = 40;
const bursts = 20;
const warmUp = 300;
const visits = 15;
const account = { email: 'admin@seaview.test', password: 'Demo1234' };
const agent = new Agent({ keepAlive: true, maxSockets: together });

/** @typedef {{ count: number, url: string, staff: string, operator: string, etag: string, stop: () => Promise<void> }} Suite */

/**
 * Requests the registry document of suites with 6, 100 and 1,000 remotes in turns, for a visitor who sees six.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureRegistry() {
  /** @type {Suite[]} */
  const suites = [];
  for (const count of counts) {
    console.log(`Registry: starting a suite with ${count} remotes …`);
    suites.push(await startSuite(count));
  }
  const figures = [];
  const times = await takeTurns(suites);
  const tables = await visitInTurns(suites);
  for (const suite of suites) {
    const { full, unchanged, many } = times.get(suite) ?? noTimes();
    const document = await read(suite.url, '/platform/remotes', suite.staff);
    // The first one compares all releases with the host, which a server that starts with them has done already.
    await read(suite.url, '/platform/releases/overview?page=1', suite.operator);
    const overview = await read(suite.url, '/platform/releases/overview?page=1', suite.operator);
    figures.push({
      count: suite.count,
      bytes: document.bytes,
      p50: median(full),
      p95: quantile(full, 0.95),
      unchanged: median(unchanged),
      together: median(many),
      overviewBytes: overview.bytes,
      overviewMs: overview.ms,
      tableMs: median(tables.get(suite) ?? []),
    });
    await suite.stop();
  }
  return registrySection(figures);
}

/**
 * @param {number} count
 * @returns {Promise<Suite>}
 */
async function startSuite(count) {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder.path);
  const stopPostgres = addCleanUp(() => postgres.stop());
  const server = await startServer({ DATABASE_URL: postgres.url });
  await releaseRemote(server, 'mf-bookings');
  await fillRemotes(postgres.url, count);
  const [staff, operator] = [
    await signIn(server.url, 'staff@seaview.test'),
    await signIn(server.url, 'operator@demo.test'),
  ];
  const { etag } = await read(server.url, '/platform/remotes', staff);
  const stop = async () => {
    await server.stop();
    await stopPostgres();
    await folder.remove();
  };
  return { count, url: server.url, staff, operator, etag, stop };
}

const noTimes = () => ({
  full: /** @type {number[]} */ ([]),
  unchanged: /** @type {number[]} */ ([]),
  many: /** @type {number[]} */ ([]),
});

/** @param {Suite[]} suites */
async function takeTurns(suites) {
  const times = new Map(suites.map((suite) => [suite, noTimes()]));
  for (let turn = 0; turn < warmUp + turns; turn++) {
    for (const [{ url, staff, etag }, { full, unchanged }] of times) {
      const first = await read(url, '/platform/remotes', staff);
      const second = await read(url, '/platform/remotes', staff, etag);
      if (turn < warmUp) continue;
      full.push(first.ms);
      unchanged.push(second.ms);
    }
  }
  for (let burst = 0; burst < bursts; burst++) {
    for (const [{ url, staff, etag }, { many }] of times) {
      const again = () => read(url, '/platform/remotes', staff, etag);
      const began = performance.now();
      await Promise.all(Array.from({ length: together }, again));
      many.push(performance.now() - began);
    }
  }
  return times;
}

/**
 * Signs in again and again, each time in a new profile of one browser.
 * @param {Suite[]} suites
 * @returns {Promise<Map<Suite, number[]>>} from pressing the button to the painted table
 */
async function visitInTurns(suites) {
  const { browser, close } = await openBrowser();
  const times = new Map(suites.map((suite) => [suite, /** @type {number[]} */ ([])]));
  for (let visit = 0; visit <= visits; visit++) {
    console.log(`Registry: visit ${visit} of ${visits} …`);
    for (const [{ url }, own] of times) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.addInitScript(installPageClock, { ...account, atOnce: true });
      await page.goto(`${url}/login`, { waitUntil: 'commit' });
      await page.waitForFunction(() => Reflect.get(globalThis, 'pageClock').table > 0);
      const { clicked, table } = await page.evaluate(readPageClock);
      await context.close();
      // The first visit finds the server's code cold.
      if (visit > 0) own.push(table - clicked);
    }
  }
  await close();
  return times;
}

/**
 * @param {string} url
 * @param {string} path
 * @param {string} token
 * @param {string} [etag]
 * @returns {Promise<{ ms: number, bytes: number, etag: string }>}
 */
function read(url, path, token, etag) {
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'accept-encoding': 'br', 'accept-language': 'en' },
    ...(etag && { 'if-none-match': etag }),
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}${path}`, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (/** @type {Buffer} */ part) => (bytes += part.length));
      answer.on('end', () => {
        if (answer.statusCode !== (etag ? 304 : 200))
          reject(new Error(`${path} answered ${answer.statusCode}`));
        resolve({ ms: performance.now() - began, bytes, etag: answer.headers.etag ?? '' });
      });
    }).on('error', reject);
  });
}

/** @param {{ count: number, bytes: number, p50: number, p95: number, unchanged: number, together: number, overviewBytes: number, overviewMs: number, tableMs: number }[]} figures */
function registrySection(figures) {
  const [few, most] = [figures[0], figures.at(-1)];
  if (!few || !most) throw new Error('Nothing was measured.');
  return {
    name: 'registry',
    title: `Registry: the document of a visitor who sees ${visibleRemotes} remotes`,
    tables: [
      {
        title: 'Documents and overviews, compressed',
        columns: [
          'remotes',
          'document',
          'p50',
          'p95',
          '304',
          `${together} at once`,
          'overview',
          'time',
          'click to table',
        ],
        rows: figures.map((one) => [
          String(one.count),
          kilobytes(one.bytes),
          ...[one.p50, one.p95, one.unchanged, one.together].map(fineMilliseconds),
          kilobytes(one.overviewBytes),
          ...[fineMilliseconds(one.overviewMs), milliseconds(one.tableMs)],
        ]),
      },
    ],
    wanted: [
      atMost(
        `click to table with ${most.count} remotes, of that with ${few.count}`,
        most.tableMs / few.tableMs,
        1.02,
        ratio,
      ),
      atMost(`time with ${most.count} remotes, of that with ${few.count}`, most.p50 / few.p50, 1.2, ratio),
      atMost(
        `bytes with ${most.count} remotes, of those with ${few.count}`,
        most.bytes / few.bytes,
        1.2,
        ratio,
      ),
      atMost(`document of ${most.count} remotes, p95`, most.p95, 5, fineMilliseconds),
    ],
    notes: [
      'Asked for from the loopback by a signed-in user, compressed; the suites take turns. With the work of both ends of the call.',
      `304: asked for again with the entity tag; ${together} at once: the time until all of them are answered.`,
    ],
    figures: { figures },
  };
}
