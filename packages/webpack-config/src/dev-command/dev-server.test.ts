import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { startDevServer } from './dev-server.mjs';

const folder = resolve(__dirname, '../../fixtures/mf-fixture');

test('a port that another program takes while the compiler is loaded is named in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  other.close();
  await once(other, 'close');
  // The first line is printed after the port was found free and before the compiler is loaded.
  const takePort = () => void (other.listening || other.listen(port, 'localhost'));
  const started = startDevServer({ folder, port, suite: 'http://localhost:1' }, takePort);
  await expect(started.finally(() => other.close())).rejects.toThrow(
    `Port ${port} cannot be used: another program listens there`,
  );
}, 60_000);
