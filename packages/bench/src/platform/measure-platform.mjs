import { buildOneBundle } from '../pages/build-one-bundle.mjs';
import { openBrowser } from '../pages/open-browser.mjs';
import { idleMemory, idleSeconds } from '../processes/idle-memory.mjs';
import { startServer } from '../processes/start-server.mjs';
import { measureDocument } from './measure-document.mjs';
import { measureManyRemotes } from './measure-many-remotes.mjs';
import { measureMenu } from './measure-menu.mjs';
import { measureMoves } from './measure-moves.mjs';
import { measureWeight } from './measure-weight.mjs';
import { platformPromises, platformTables } from './platform-report.mjs';
import { registerRemotes } from './register-remotes.mjs';

const many = 50;

/**
 * What the platform itself costs, how it bears many remotes, and how soon a move is seen.
 * @param {{ runs: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measurePlatform({ runs }) {
  console.log(`\nPlatform: building the one bundle and releasing ${many} remotes …`);
  const one = await startServer();
  const idleBytes = await idleMemory(one.pid);
  const oneBundle = await startServer({ SHELL_DIR: await buildOneBundle() });
  const full = await startServer();
  await registerRemotes(one, 1);
  await registerRemotes(full, many);
  const { browser, close } = await openBrowser();
  console.log('Platform: weighing …');
  const weight = await measureWeight(browser, { federated: one.url, oneBundle: oneBundle.url });
  console.log(`Platform: one remote and ${many}, in turns …`);
  const reach = await measureManyRemotes(browser, { one: one.url, many: full.url }, runs);
  console.log(`Platform: the registry document of ${many} remotes …`);
  const document = await measureDocument(full);
  console.log('Platform: publishing and rolling back …');
  const moves = await measureMoves(browser, one, runs);
  const menu = await measureMenu();
  await close();
  await Promise.all([one, oneBundle, full].map((server) => server.stop()));
  const figures = { weight, reach, document, idleBytes, moves, menu };
  return {
    name: 'platform',
    title: 'Platform: what it costs, many remotes, and how soon a release is seen',
    tables: platformTables(figures),
    wanted: platformPromises(figures),
    notes: [
      `Medians of ${runs} runs at 20 ms latency and 10 Mbit/s; the suites take turns.`,
      'Platform cost: scripts and styles the browser got over the wire from an empty tab to the table, over the same of the one bundle with the same screens as local chunks; without the remote’s entry.',
      `The ${many} remotes are copies of the bookings remote under names, paths, menu entries and containers of their own, released one by one through the gate. The promise counts from the answer of the sign-in: hashing a password takes 50 to 250 ms, longer after a quiet time.`,
      `The registry document: asked for from the loopback by a signed-in visitor of ${many} remotes, one call after the other, compressed; with the work of both ends of the call. Memory: of the server process, resident, ${idleSeconds} s after it was ready, with nothing asked of it.`,
      'A move is timed from the start of its command (a new process); a new page load is asked for every 20 ms; the open tab asks by itself. Switching is from the next navigation to the new heading, its files not preloaded.',
      `The menu: ${menu.entries} entries of ${many} remotes, half of them not for the visitor, through the shell’s own function in Node.`,
    ],
    figures,
  };
}
