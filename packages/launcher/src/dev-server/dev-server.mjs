import { basename, join } from 'node:path';
import { isEnding, startChild } from '../processes/children.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../project.mjs';

const program = join(root, 'packages', 'webpack-config', 'src', 'developing', 'serve.mjs');

/**
 * @typedef {object} DevServer
 * @property {string} base where the remote is served
 * @property {Promise<number>} ended its exit code, when it ends
 */

/**
 * Serves a remote, says what each build took, and returns when it is built for the first time.
 * @param {{ folder: string, port: number, suite: string }} options
 * @param {import('../progress.mjs').Progress} progress
 * @returns {Promise<DevServer>}
 */
export function startDevServer({ folder, port, suite }, progress) {
  const name = basename(folder);
  const step = progress.step(`Building ${name}`);
  const child = startChild(process.execPath, [program, folder, String(port), suite], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('exit', (code) => {
      if (!isEnding()) resolve(code ?? 1);
    });
  });
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ message) => {
      step.failed();
      reject(new Failure(message));
    };
    let base = '';
    let builds = 0;
    child.on('message', (/** @type {any} */ message) => {
      if (message.type === 'failed') fail(message.message);
      if (message.type === 'serving') base = message.base;
      if (message.type === 'built') {
        builds += 1;
        const broken = message.errors.length > 0;
        if (builds === 1) step.done(broken ? 'with errors' : undefined);
        else if (!broken) progress.line(`✓ Built ${name} again (${(message.ms / 1000).toFixed(2)} s)`);
        if (broken) progress.line(`✗ ${message.errors.join('\n\n')}`);
      }
      if (base !== '' && builds > 0) resolve({ base, ended });
    });
    void ended.then(() => fail(`The development server of ${name} ended before it answered.`));
  });
}
