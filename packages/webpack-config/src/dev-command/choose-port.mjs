import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

const firstPort = 4001;
const lastPort = 4100;

/**
 * Returns the wanted port or the first free one; throws `Failure` where webpack-dev-server would print a stack.
 * @param {number | undefined} wanted @returns {Promise<number>}
 */
export async function choosePort(wanted) {
  const addresses = await lookup('localhost', { all: true });
  const isFree = async (/** @type {number} */ port) => {
    const free = await Promise.all(addresses.map(({ address }) => canListen(port, address)));
    return free.every(Boolean);
  };
  if (wanted !== undefined) {
    if (await isFree(wanted)) return wanted;
    throw new Failure(
      `Port ${wanted} cannot be used: another program listens there, or it is reserved. Choose another with --port.`,
    );
  }
  for (let port = firstPort; port <= lastPort; port += 1) if (await isFree(port)) return port;
  throw new Failure(`No port from ${firstPort} to ${lastPort} is free. Choose another with --port.`);
}

/** @param {number} port @param {string} address @returns {Promise<boolean>} */
function canListen(port, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      // `localhost` may resolve to addresses that the machine does not have.
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    server.listen(port, address, () => server.close(() => resolve(true)));
  });
}
