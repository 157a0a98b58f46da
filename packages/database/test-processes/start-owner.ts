import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Owner extends LaunchedOwner {
  url: string;
  stop(): Promise<void>;
}

export interface LaunchedOwner {
  kill(): Promise<void>;
}

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
