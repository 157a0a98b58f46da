import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root, toolFile } from '../project.mjs';
import { runNodeTool, runTool } from '../processes/run-tool.mjs';

// The headless shell comes first because it needs a third less processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const macBrowsers = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<string>}
 */
export async function ensureChromium(progress) {
  const found =
    findChromium() ?? (await installSystemChromium(progress)) ?? (await installOwnChromium(progress));
  if (found !== undefined) return found;
  throw new Failure(
    'The browser tests need Chromium and it could not be installed: install it, or set CHROMIUM_PATH.',
  );
}

/** @param {string} [path] */
export function findChromium(path) {
  return findSystemChromium(path) ?? playwrightChromium();
}

/** @param {string} [path] */
function findSystemChromium(path = process.env['PATH'] ?? '') {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  if (process.platform === 'win32') return undefined;
  const inPath = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...macBrowsers].find((one) => existsSync(one));
}

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright-core');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/**
 * Needs no project packages, and brings the libraries of Playwright's own Chromium.
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<string | undefined>} undefined if it cannot be installed
 */
export async function installSystemChromium(progress) {
  const found = findSystemChromium();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const step = progress.step('Installing Chromium');
  const options = { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await runTool('apt-get', ['update'], options);
  await runTool('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options);
  const installed = findSystemChromium();
  if (installed) step.done();
  else step.failed();
  return installed;
}

/** @param {import('../progress.mjs').Progress} progress */
async function installOwnChromium(progress) {
  const step = progress.step('Installing Chromium of Playwright');
  await runNodeTool(toolFile('playwright-core'), ['install', 'chromium'], { cwd: root });
  const installed = playwrightChromium();
  if (installed) step.done();
  else step.failed();
  return installed;
}
