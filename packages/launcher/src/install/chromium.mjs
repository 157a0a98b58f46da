import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure } from '../failure.mjs';
import { root, toolFile } from '../project.mjs';
import { runNodeTool, runTool } from '../processes/run-tool.mjs';

// The first has no windows to draw: the same engine for a third less work.
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
 * A Chromium to test with, installed where there is none.
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<string>}
 */
export async function ensureChromium(progress) {
  return findChromium() ?? (await installChromium(progress));
}

/**
 * CHROMIUM_PATH, an installed Chromium, or Playwright's own.
 * @param {string} [path]
 */
export function findChromium(path = process.env['PATH'] ?? '') {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const inPath = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const file =
    process.platform === 'win32' ? undefined : [...inPath, ...macBrowsers].find((one) => existsSync(one));
  return file ?? playwrightChromium();
}

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright-core');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** @param {import('../progress.mjs').Progress} progress */
async function installChromium(progress) {
  const step = progress.step('Installing Chromium');
  const fromPlaywright = await runNodeTool(toolFile('playwright-core'), ['install', 'chromium'], {
    cwd: root,
  });
  if (!fromPlaywright.ok && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runTool('apt-get', ['update'], { cwd: root, env });
    await runTool('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      cwd: root,
      env,
    });
  }
  const found = findChromium();
  if (found === undefined) {
    step.failed();
    throw new Failure(
      'The browser tests need Chromium and it could not be installed: install it, or set CHROMIUM_PATH.',
    );
  }
  step.done();
  return found;
}
