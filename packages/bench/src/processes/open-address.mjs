import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Forwards to the primary of the moment, as the address of a database service does.
 * @param {string} primaryUrl
 */
export async function openAddress(primaryUrl) {
  let port = Number(new URL(primaryUrl).port);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(primaryUrl);
  url.port = String(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    /** @param {string} primary */
    forwardTo(primary) {
      port = Number(new URL(primary).port);
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
