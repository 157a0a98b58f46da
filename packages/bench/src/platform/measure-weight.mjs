import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeJourney } from '../pages/take-journey.mjs';
import { builtFile, inProject } from '../project-root.mjs';

/**
 * What the platform costs in bytes, compressed as sent: everything the page runs up to the table, federated, over
 * the same shell with the same screens as local chunks; the remote's entry stands on its own.
 * @param {import('playwright-core').Browser} browser
 * @param {{ federated: string, oneBundle: string }} urls
 */
export async function measureWeight(browser, { federated, oneBundle }) {
  const code = await codeBytes(browser, federated);
  const local = await codeBytes(browser, oneBundle);
  const { entry } = JSON.parse(readFileSync(builtFile('mf-bookings', 'dist', 'release.json'), 'utf8'));
  const entryBytes = brotliCompressSync(readFileSync(inProject(join('mf-bookings', 'dist', entry)))).length;
  return { federated: code, local, platform: code - local - entryBytes, entryBytes };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function codeBytes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { table } = await takeJourney(context, { url, latency: 20, preloaded: false });
  await context.close();
  const code = table.files.filter(({ path }) => /^\/(assets|releases)\/.*\.(js|css)$/.test(path));
  return code.reduce((sum, { bytes }) => sum + bytes, 0);
}
