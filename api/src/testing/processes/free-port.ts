import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that systems usually give to programs that ask for any, and others in neighbouring processes: the port
// should still be free when the caller's server listens, which may be seconds after this look.
const first = 20_000;
const portsPerProcess = 12;
let last = first + (process.pid % 1000) * portsPerProcess;

/** A port that is free on every address of this machine, another one at each call. */
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
