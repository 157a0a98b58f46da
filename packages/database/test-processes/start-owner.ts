import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Another process that owns the embedded database of a data folder. */
export interface Owner {
  url: string;
  /** Ends it as a crash or a power button would. */
  kill(): Promise<void>;
  /** Lets it end properly. */
  stop(): Promise<void>;
}

/** Starts such a process and waits until its database answers. */
export async function startOwner(dataDir: string): Promise<Owner> {
  const script = fileURLToPath(new URL('./owner.mjs', import.meta.url));
  const child: ChildProcess = fork(script, [dataDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(() => Promise.reject(new Error('The owner ended before its database answered.'))),
  ]);
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.send('stop');
      await ended;
    },
  };
}
