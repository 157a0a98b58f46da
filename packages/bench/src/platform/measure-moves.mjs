import { takeTime } from './take-time.mjs';
import { median } from '../figures/quantile.mjs';
import { releaseCommand } from '../processes/release-remote.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { copyRemote } from './copy-remote.mjs';
import { openTab } from './open-tab.mjs';

const heading = 'Booking Management';

/**
 * Publishes a changed release and rolls it back, again and again, beside an open tab: how soon a new page load and
 * the tab get what is live.
 * @param {import('playwright-core').Browser} browser
 * @param {import('../processes/start-server.mjs').Server} server
 * @param {number} runs
 */
export async function measureMoves(browser, server, runs) {
  const tab = await openTab(browser, server.url);
  const folder = await temporaryFolder();
  const moves = { publish: /** @type {Seen[]} */ ([]), rollback: /** @type {Seen[]} */ ([]) };
  for (let run = 1; run <= runs; run++) {
    const version = `2.0.${run}`;
    const title = `${heading} ${version}`;
    await copyRemote(folder.path, { name: 'mf-bookings', version, text: [`"${heading}"`, `"${title}"`] });
    const publish = () => releaseCommand(server, ['release', 'mf-bookings'], folder.path);
    moves.publish.push(await see(tab, publish, version));
    const rollback = () => releaseCommand(server, ['rollback', 'mf-bookings'], folder.path);
    moves.rollback.push(await see(tab, rollback, '1.0.0'));
  }
  await folder.remove();
  await tab.close();
  return { publish: medians(moves.publish), rollback: medians(moves.rollback) };
}

/** @typedef {{ commandMs: number, newLoadMs: number, openTabMs: number, switchMs: number }} Seen */

/**
 * From the start of the command: until it ended, until a new page load gets the version, until the open tab knows
 * of it; and from the next navigation until the tab shows it.
 * @param {Awaited<ReturnType<typeof openTab>>} tab
 * @param {() => Promise<void>} move
 * @param {string} version
 * @returns {Promise<Seen>}
 */
async function see(tab, move, version) {
  const start = performance.now();
  const since = () => performance.now() - start;
  const known = tab.knows(version).then(since);
  const commanded = move().then(since);
  const newLoadMs = await tab.newLoadGets(version).then(since);
  const [commandMs, openTabMs] = [await commanded, await known];
  const title = version.startsWith('2.') ? `${heading} ${version}` : heading;
  return { commandMs, newLoadMs, openTabMs, switchMs: await takeTime(() => tab.navigateTo(title)) };
}

/** @param {Seen[]} seen */
function medians(seen) {
  const of = (/** @type {keyof Seen} */ figure) => median(seen.map((one) => one[figure]));
  return {
    commandMs: of('commandMs'),
    newLoadMs: of('newLoadMs'),
    openTabMs: of('openTabMs'),
    switchMs: of('switchMs'),
    slowestTabMs: Math.max(...seen.map(({ openTabMs }) => openTabMs)),
  };
}
