import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install/install.mjs';
import { isEnding, startChild } from '../processes/children.mjs';
import { createProgress } from '../progress.mjs';
import { root } from '../project.mjs';
import { ensureDeveloperEdition } from '../workspace-builds/developer-edition.mjs';

const command = join(root, 'packages', 'webpack-config', 'src', 'dev-command');

/**
 * @typedef {object} DevCommand module of webpack-config that reads the arguments
 * @property {(args: string[], defaults: { folder: string, suite: string }) => { suite: string, isLocal: boolean }} readDevArguments
 */

/** @param {string[]} args */
export async function runDev(args) {
  const progress = createProgress();
  // The launcher imports no package by name because it starts before packages are installed.
  const file = pathToFileURL(join(command, 'read-dev-arguments.mjs')).href;
  const { readDevArguments } = /** @type {DevCommand} */ (await import(file));
  const { suite, isLocal } = readDevArguments(args, {
    folder: root,
    suite: `http://localhost:${process.env['PORT'] || '3000'}`,
  });
  await ensureInstalled(progress);
  if (isLocal) await ensureDeveloperEdition(progress);
  const child = startChild(process.execPath, [join(command, 'suite-dev.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, SUITE_REGISTRY_URL: suite },
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'exit');
  // After Ctrl-C the launcher exits with the signal's code.
  if (!isEnding()) process.exitCode = exitCode ?? 1;
}
