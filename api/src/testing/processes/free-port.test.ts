import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';

const lowestEphemeralPort = 32_768;

async function listenOn(port: number, host: string) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    await once(server, 'close');
  };
}

test('callers at the same moment get different ports, which no program that asks for any is given', async () => {
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    expect(port).toBeLessThan(lowestEphemeralPort);
    await (
      await listenOn(port, '0.0.0.0')
    )();
  }
});

test('a port in use on one address of this machine is left out', async () => {
  const before = await freePort();
  const stop = await listenOn(before + 1, '127.0.0.1');
  expect(await freePort()).toBeGreaterThan(before + 1);
  await stop();
});
