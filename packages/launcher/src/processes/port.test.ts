import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { ensurePortIsFree } from './port.mjs';

test('a port in use is named in one sentence, a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(ensurePortIsFree(port, 'localhost')).rejects.toThrow(
    `Port ${port} is in use by another program: stop that program, or choose another port with PORT=${port + 1} npm start.`,
  );
  server.close();
  await once(server, 'close');
  await ensurePortIsFree(port, 'localhost');
});

test.each([Number.NaN, -1, 70_000, 1.5])('%s is no port', async (port) => {
  await expect(ensurePortIsFree(port, 'localhost')).rejects.toThrow('PORT must be a number from 0 to 65535.');
});
