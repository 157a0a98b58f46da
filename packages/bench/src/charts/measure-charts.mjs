import { milliseconds } from '../figures/formats.mjs';
import { median } from '../figures/quantile.mjs';
import { atMost } from '../figures/wanted.mjs';
import { openBrowser } from '../pages/open-browser.mjs';
import { releaseRemote } from '../processes/release-remote.mjs';
import { startServer } from '../processes/start-server.mjs';
import { takeDashboard } from './take-dashboard.mjs';

/** @typedef {import('./take-dashboard.mjs').DashboardVisit} DashboardVisit */

const latency = 20;
const people = {
  'Super Admin': 'superadmin@demo.test',
  'hotel admin': 'admin@seaview.test',
  staff: 'staff@seaview.test',
};

/**
 * Opens each dashboard with an empty cache, in turns.
 * @param {{ runs: number }} how
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureCharts({ runs }) {
  console.log('\nCharts: starting a server …');
  const server = await startServer();
  await releaseRemote(server, 'mf-dashboard');
  const { browser, close } = await openBrowser();
  const visit = (/** @type {string} */ usr_email) =>
    takeDashboard(browser, { url: server.url, account: { usr_email, usr_password: 'Demo1234' }, latency });
  /** @type {{ who: string, visits: DashboardVisit[] }[]} */
  const taken = [];
  // The first visit finds the server's code cold; it is not counted.
  for (const [who, email] of Object.entries(people)) {
    await visit(email);
    taken.push({ who, visits: [] });
  }
  for (let run = 1; run <= runs; run++) {
    console.log(`Charts: run ${run} of ${runs} …`);
    for (const [index, email] of Object.values(people).entries())
      taken[index]?.visits.push(await visit(email));
  }
  await close();
  await server.stop();
  return {
    name: 'charts',
    title: 'Charts: a dashboard opened with an empty cache',
    tables: [
      {
        title: `Time at ${latency} ms latency, 10 Mbit/s (medians)`,
        columns: ['dashboard of', 'figures', 'first chart', 'library, pointed at'],
        rows: taken.map(({ who, visits }) => [
          who,
          ...columns.map((column) => milliseconds(medianOf(visits, column))),
        ]),
      },
    ],
    wanted: taken.map(({ who, visits }) =>
      atMost(`first chart, ${who}`, medianOf(visits, 'chartMs'), 1200, milliseconds),
    ),
    notes: [
      `Signed in, ${runs} visits each with an empty cache, in turns; from the start of the navigation to the painted frame.`,
      'Figures: the table behind the first chart is there. Library: from pointing at that chart to the first pixel on its canvas; the library is fetched then.',
    ],
    figures: { taken },
  };
}

const columns = /** @type {const} */ (['figuresMs', 'chartMs', 'canvasMs']);

/**
 * @param {DashboardVisit[]} visits
 * @param {keyof DashboardVisit} figure
 */
const medianOf = (visits, figure) => median(visits.map((visit) => visit[figure]));
