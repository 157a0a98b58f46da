import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { readJson, root } from '../project.mjs';
import { runNodeTool, runTool } from '../processes/run-tool.mjs';
import { installPackages } from './install-packages.mjs';

const marker = join('node_modules', '.suite-install.json');

/** @param {import('../progress.mjs').Progress} progress */
export async function ensureInstalled(progress) {
  if (isInstalled(root)) return;
  const step = progress.step('Installing dependencies');
  const { ok, lines } = await installPackages(root, runNpm);
  if (!ok) {
    step.failed();
    throw new Failure(
      `${lines.slice(-20).join('\n')}\nThe dependencies could not be installed; npm's last words are above.`,
    );
  }
  writeMarker(root);
  step.done();
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env['npm_execpath'];
  const options = { cwd: root, env: { NODE_ENV: '' } };
  return npm?.endsWith('.js')
    ? runNodeTool(npm, args, options)
    : runTool(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** @param {string} folder */
export function isInstalled(folder) {
  const file = join(folder, marker);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (found === fingerprint(folder)) return true;
  if (found !== undefined && !isForThisNode(found)) return false;
  // The new lock file may have been installed by running npm directly.
  if (!matchesLock(folder)) return false;
  writeMarker(folder);
  return true;
}

/** @param {string} folder */
export function writeMarker(folder) {
  writeFileSync(join(folder, marker), fingerprint(folder));
}

/** @param {string} folder */
function fingerprint(folder) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  return JSON.stringify({ lock, ...thisNode() });
}

function thisNode() {
  const node = Number(process.versions.node.split('.')[0]);
  return { node, platform: `${process.platform}-${process.arch}` };
}

/** @param {string} found */
function isForThisNode(found) {
  const { node, platform } = JSON.parse(found);
  return node === thisNode().node && platform === thisNode().platform;
}

/**
 * Compares the lock file with npm's record, since npm may have been run directly.
 * @param {string} folder
 */
function matchesLock(folder) {
  const installedList = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readJson(installedList).packages;
  return Object.entries(readJson(join(folder, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}
