import { chromium } from 'playwright-core';
import { BenchFailure } from '../bench-failure.mjs';
import { addCleanUp } from '../processes/clean-up.mjs';

/**
 * Starts the Chromium that `npm run bench` found or installed.
 * @param {string[]} [more] arguments besides
 */
export async function openBrowser(more = []) {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new BenchFailure('Set CHROMIUM_PATH, or start this with npm run bench.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = addCleanUp(() => browser.close());
  return { browser, close };
}
