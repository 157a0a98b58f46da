import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Another process that owns the embedded database of a data folder. */
export interface Owner extends LaunchedOwner {
  url: string;
  /** Lets it end properly. */
  stop(): Promise<void>;
}

/** One that may still be starting its database. */
export interface LaunchedOwner {
  /** Ends it as a crash or a power button would. */
  kill(): Promise<void>;
}

/** Starts such a process and waits until its database answers. */
export async function startOwner(dataDir: string): Promise<Owner> {
  const { child, ended, kill } = launchOwner(dataDir);
  const url = await Promise.race([
    once(child, 'message').then(([message]) => String(message)),
    ended.then(() => Promise.reject(new Error('The owner ended before its database answered.'))),
  ]);
  return {
    url,
    kill,
    async stop() {
      child.send('stop');
      await ended;
    },
  };
}

/** Starts such a process and waits for nothing. */
export function launchOwner(
  dataDir: string,
): LaunchedOwner & { child: ChildProcess; ended: Promise<unknown> } {
  const script = fileURLToPath(new URL('./owner.mjs', import.meta.url));
  const child: ChildProcess = fork(script, [dataDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, ended, kill };
}
