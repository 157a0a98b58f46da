import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `silent`: no response; `stalls`: the response stops half-way; `dead`: the connection is refused. */
export type LineState = 'works' | 'silent' | 'stalls' | 'dead';

const bytesBeforeStall = 2_000;

/** Opens a proxy to a local port that fails on request. */
export async function openFaultyLine(target: number) {
  let state: LineState = 'works';
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near);
    near.on('close', () => open.delete(near)).on('error', () => near.destroy());
    if (state === 'dead') return void near.destroy();
    if (state === 'silent') return void near.resume();
    const far = connect(target, '127.0.0.1');
    open.add(far);
    far.on('close', () => open.delete(far)).on('error', () => near.destroy());
    near.pipe(far);
    let passed = 0;
    far.on('data', (bytes: Buffer) => {
      const rest = state === 'stalls' ? Math.max(0, bytesBeforeStall - passed) : bytes.length;
      passed += bytes.length;
      near.write(bytes.subarray(0, rest));
    });
    far.on('end', () => state !== 'stalls' && near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => open.forEach((socket) => socket.destroy());

  return {
    port: (server.address() as AddressInfo).port,
    become(next: LineState): void {
      state = next;
      // Connections kept alive would not be affected.
      cut();
    },
    async close() {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}
