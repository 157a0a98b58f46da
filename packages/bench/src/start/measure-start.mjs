import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BenchFailure } from '../bench-failure.mjs';
import { count, ratio, seconds } from '../figures/formats.mjs';
import { atMost } from '../figures/wanted.mjs';
import { freePort } from '../processes/free-port.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { projectRoot } from '../project-root.mjs';
import { startAndStop } from './start-and-stop.mjs';

const execute = promisify(execFile);
const wantedFirstMs = 120_000;
const wantedAgainMs = 2_000;

/**
 * Measures `npm start` in a fresh clone, and once more.
 * @returns {Promise<import('../report/section.mjs').Section>}
 */
export async function measureStart() {
  console.log('\nStart: cloning the project …');
  const folder = await temporaryFolder();
  const clone = join(folder.path, 'clone');
  await execute('git', ['clone', '--quiet', projectRoot, clone]).catch((/** @type {Error} */ error) => {
    throw new BenchFailure(`The project could not be cloned: ${error.message}`);
  });
  const cache = join(folder.path, 'cache');
  const port = await freePort();
  const packagesInCache = await countCachedPackages();
  console.log('Start: npm start in the fresh clone …');
  const first = await startAndStop(clone, port, cache);
  console.log('Start: npm start once more …');
  const again = await startAndStop(clone, port, cache);
  await folder.remove();
  return {
    name: 'start',
    title: 'Start: npm start until it prints its address',
    wanted: [
      atMost('first start of a fresh clone', first.readyMs, wantedFirstMs, seconds),
      atMost('start with nothing changed', again.readyMs, wantedAgainMs, seconds),
    ],
    tables: [
      {
        title: 'Wall clock',
        columns: ['', 'of the wanted', 'until its address', 'until stopped'],
        rows: [
          [
            'fresh clone',
            ratio(first.readyMs / wantedFirstMs),
            seconds(first.readyMs),
            seconds(first.stopMs),
          ],
          ['once more', ratio(again.readyMs / wantedAgainMs), seconds(again.readyMs), seconds(again.stopMs)],
        ],
      },
    ],
    notes: [
      'A clone of the last commit in a temporary folder, with a data folder and a folder of shared builds of its own; both starts on one free port. The first installs, builds, makes the database and the demo data, and releases the remotes.',
      'Stopped by Ctrl-C (SIGINT to the whole group), and waited for.',
      packagesInCache === 0
        ? 'npm’s download cache was empty before the first start.'
        : `npm’s download cache held ${count(packagesInCache)} files before the first start: what it lacks has to be downloaded as well.`,
    ],
    figures: { first, again, packagesInCache },
  };
}

/** How much npm has downloaded before on this machine. */
async function countCachedPackages() {
  const { stdout } = await execute('npm', ['config', 'get', 'cache'], { cwd: projectRoot });
  const folder = join(stdout.trim(), '_cacache', 'content-v2');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
