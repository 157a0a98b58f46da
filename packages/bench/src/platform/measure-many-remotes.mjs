import { median } from '../figures/quantile.mjs';
import { takeJourney } from '../pages/take-journey.mjs';

const latency = 20;

/**
 * @typedef {object} Reach
 * @property {number} tableMs from the click to the table
 * @property {number} drawnMs from the answer of the sign-in to the table
 * @property {number} tableBytes
 * @property {number} documentBytes
 */

/**
 * Goes from an empty tab to the bookings on two suites in turns: one with a single remote, one with many.
 * @param {import('playwright-core').Browser} browser
 * @param {{ one: string, many: string }} urls
 * @param {number} runs
 * @returns {Promise<{ one: Reach, many: Reach }>} medians
 */
export async function measureManyRemotes(browser, urls, runs) {
  const suites = /** @type {const} */ (['one', 'many']);
  /** @type {Record<'one' | 'many', Reach[]>} */
  const taken = { one: [], many: [] };
  // The first visit finds each server cold; it is not counted.
  for (let turn = 0; turn <= runs; turn++) {
    for (const suite of turn % 2 === 0 ? suites : suites.toReversed()) {
      const reach = await visit(browser, urls[suite]);
      if (turn > 0) taken[suite].push(reach);
    }
  }
  return { one: medians(taken.one), many: medians(taken.many) };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @returns {Promise<Reach>}
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { tableMs, answeredMs, table } = await takeJourney(context, { url, latency, preloaded: false });
  await context.close();
  const documentBytes = table.files.find(({ path }) => path === '/platform/remotes')?.bytes ?? 0;
  return { tableMs, drawnMs: tableMs - answeredMs, tableBytes: table.bytes, documentBytes };
}

/** @param {Reach[]} reaches */
function medians(reaches) {
  return {
    tableMs: median(reaches.map(({ tableMs }) => tableMs)),
    drawnMs: median(reaches.map(({ drawnMs }) => drawnMs)),
    tableBytes: median(reaches.map(({ tableBytes }) => tableBytes)),
    documentBytes: median(reaches.map(({ documentBytes }) => documentBytes)),
  };
}
