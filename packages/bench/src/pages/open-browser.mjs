import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { BenchFailure } from '../bench-failure.mjs';
import { atTheEnd } from '../processes/at-the-end.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Starts Chromium: CHROMIUM_PATH, an installed one, or Playwright's own.
 * @param {string[]} [more] arguments besides
 */
export async function openBrowser(more = []) {
  const executablePath =
    process.env['CHROMIUM_PATH'] || [...places, chromium.executablePath()].find((file) => existsSync(file));
  if (!executablePath) throw new BenchFailure('The pages need Chromium: install it, or set CHROMIUM_PATH.');
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
  const close = atTheEnd(() => browser.close());
  return { browser, close };
}
