import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Documents take separate turns: with an even number of files per page, all pages would reach the same server. */
export async function startRoundRobin() {
  let servers: string[] = [];
  const turns = { documents: 0, others: 0 };
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const turn = (turns[headers['sec-fetch-dest'] === 'document' ? 'documents' : 'others'] += 1);
    const target = new URL(url, servers[turn % servers.length]);
    const forwarded = request(target, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    // A closed tab ends its event stream.
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }).listen(0, 'localhost');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    takeTurns(...urls: string[]): void {
      servers = urls;
    },
    async stop(): Promise<void> {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
