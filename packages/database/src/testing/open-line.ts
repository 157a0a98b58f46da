import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** Leads to the server through the line. */
  url: string;
  /** Ends all connections, as a server that was killed does. */
  cut(): void;
  /** Answers nothing from now on, as a machine that lost its network does. */
  fallSilent(): void;
  /** Cuts, and leads new connections to another server, as the address of a database service does. */
  forwardTo(url: string): void;
  close(): void;
}

/** Forwards connections to a server on this machine. */
export async function openLine(to: string): Promise<Line> {
  const portOf = (url: string) => Number(new URL(url).port);
  let [port, isSilent] = [portOf(to), false];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (isSilent) return;
    const upstream = connect(port, '127.0.0.1');
    keep(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    forwardTo(other) {
      port = portOf(other);
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
