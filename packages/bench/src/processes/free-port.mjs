import { once } from 'node:events';
import { createServer } from 'node:net';
import { BenchFailure } from '../bench-failure.mjs';

/** A port of this machine that is free. */
export async function freePort() {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address !== null) return address.port;
  throw new BenchFailure('No free port was found.');
}
