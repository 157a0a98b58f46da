import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { BenchFailure } from '../bench-failure.mjs';
import { builtFile, projectRoot } from '../project-root.mjs';
import { addCleanUp } from './clean-up.mjs';
import { stopProcess } from './stop-process.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** Processes count calls together, so that each server of one database needs the same limits. */
export const highLimits = { CALLS_PER_PERSON: '1000000', CALLS_PER_HOTEL: '1000000' };

/**
 * @typedef {object} Server
 * @property {string} url
 * @property {string} dataDir
 * @property {number} pid
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill ends it as a crash would
 */

/**
 * Starts the built server in demo mode on a free port, with a data folder of its own.
 * @param {NodeJS.ProcessEnv} [env] settings besides
 * @returns {Promise<Server>}
 */
export async function startServer(env = {}) {
  const program = builtFile('api', 'dist', 'server.js');
  const folder = await temporaryFolder();
  const port = await freePort();
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: projectRoot,
    env: {
      ...inherited,
      DEMO: '1',
      ...highLimits,
      PORT: String(port),
      DATA_DIR: folder.path,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = addCleanUp(() => stopProcess(child));
  const url = await whenReady(child);
  const stop = async () => {
    await end();
    await folder.remove();
  };
  const kill = () => stopProcess(child, 'SIGKILL').then(stop);
  return { url, dataDir: folder.path, pid: child.pid ?? 0, stop, kill };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function whenReady(child) {
  return new Promise((resolve, reject) => {
    child.on('message', (/** @type {{ type: string, url?: string, message?: string }} */ said) => {
      if (said.type === 'ready' && said.url) resolve(said.url);
      if (said.type === 'failed') reject(new BenchFailure(`The server did not start: ${said.message}`));
    });
    child.once('error', (error) => reject(new BenchFailure(`The server did not start: ${error.message}`)));
    child.once('exit', (code) =>
      reject(new BenchFailure(`The server ended with code ${code} before it was ready.`)),
    );
  });
}

async function freePort() {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address !== null) return address.port;
  throw new BenchFailure('No free port was found.');
}
