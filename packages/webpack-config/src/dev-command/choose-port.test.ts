import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { choosePort } from './choose-port.mjs';

test('a port in use is named in one sentence when it is wanted, and passed over when it is not', async () => {
  const free = await choosePort(undefined);
  expect(await choosePort(free)).toBe(free);
  const server = createServer().listen(free, '127.0.0.1');
  await once(server, 'listening');
  expect((server.address() as AddressInfo).port).toBe(free);
  await expect(choosePort(free)).rejects.toThrow(`Port ${free} cannot be used: another program listens`);
  expect(await choosePort(undefined)).toBeGreaterThan(free);
  server.close();
  await once(server, 'close');
});
