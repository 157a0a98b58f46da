import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { Failure } from '../failure.mjs';

/**
 * Fails before the build, which takes a minute, instead of when the server starts.
 * @param {number} port
 * @param {string} host
 */
export async function ensurePortIsFree(port, host) {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure('PORT must be a number from 0 to 65535.');
  for (const { address } of await lookup(host, { all: true })) {
    const problem = await tryToListen(port, address);
    if (problem === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port} is in use by another program: stop that program, or choose another port with PORT=${port + 1} npm start.`,
      );
    }
    if (problem === 'EACCES')
      throw new Failure(
        `Port ${port} may not be used by this user: choose another port with PORT=3000 npm start.`,
      );
  }
}

/**
 * @param {number} port
 * @param {string} address
 * @returns {Promise<string | undefined>}
 */
function tryToListen(port, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen(port, address, () => server.close(() => resolve(undefined)));
  });
}
