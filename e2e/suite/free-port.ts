import { once } from 'node:events';
import { createServer } from 'node:net';

// Ports below the ephemeral range stay free until the server listens, which may be seconds later.
const first = 20_000;
const portsPerProcess = 12;
let last = first + (process.pid % 1000) * portsPerProcess;

export async function freePort(): Promise<number> {
  last += 1;
  const port = last;
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen({ port, exclusive: true });
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
