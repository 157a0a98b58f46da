import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choosePort } from './choose-port.mjs';
import { Failure } from './failure.mjs';

const program = fileURLToPath(new URL('../developing/serve.mjs', import.meta.url));

/**
 * @typedef {object} DevServer
 * @property {string} base address where the remote is served
 * @property {Promise<void>} ended
 */

class PortTaken extends Error {}

/**
 * @param {{ folder: string, port: number | undefined, suite: string }} options without a port, the first free one
 * @param {(line: string) => void} print @returns {Promise<DevServer>}
 */
export async function startDevServer({ folder, port, suite }, print) {
  for (;;) {
    const chosen = await choosePort(port);
    try {
      return await serve({ folder, port: chosen, suite }, print);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
}

/**
 * A child process runs the compiler, so that Ctrl-C is handled while it works.
 * @param {{ folder: string, port: number, suite: string }} options @param {(line: string) => void} print
 * @returns {Promise<DevServer>}
 */
function serve({ folder, port, suite }, print) {
  const name = basename(folder);
  print(`Building ${name} …`);
  const child = fork(program, [folder, String(port), suite], {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let base = '';
    let builds = 0;
    child.on('message', (/** @type {any} */ message) => {
      if (message.type === 'failed')
        reject(message.code === 'EADDRINUSE' ? new PortTaken() : new Failure(message.message));
      if (message.type === 'serving') base = message.base;
      if (message.type === 'built') {
        builds += 1;
        print(buildLine(name, message, builds));
      }
      if (base !== '' && builds > 0) resolve({ base, ended });
    });
    void ended.then(() => reject(new Failure(`The development server of ${name} ended before it answered.`)));
  });
}

/**
 * @param {string} name @param {import('../developing/serve-remote.mjs').Built} built
 * @param {number} count number of builds so far
 */
function buildLine(name, { ms, errors }, count) {
  if (errors.length > 0) return `✗ ${errors.join('\n\n')}`;
  return `✓ Built ${name}${count > 1 ? ' again' : ''} (${(ms / 1000).toFixed(2)} s)`;
}
