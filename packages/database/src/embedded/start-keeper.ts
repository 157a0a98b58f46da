import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrl } from './cluster-address.ts';
import type { Cluster } from './cluster.ts';
import type { KeeperSettings } from './keeper-settings.ts';
import { dataFolderArgument, identity } from './system-user.ts';

const program = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/** What stops the server when this process has ended, in whatever way. */
export interface OwnersKeeper {
  /** Has it hold the server at this address. False when the server went down before. */
  hold(url: string): Promise<boolean>;
  /** Has it stop the server unless others use it, and waits until it has. */
  stop(): Promise<void>;
  /** The same for a server that was not held, without waiting. */
  leave(): void;
}

/** Starts a keeper tied to this process, before it starts a server: it may be killed before the server answers. */
export function startOwnersKeeper(cluster: Cluster): OwnersKeeper {
  const keeper = spawnKeeper(cluster, settingsFor(cluster), 'pipe');
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'exit']) keeper.once(event, () => resolve());
  });
  // Words to a keeper that is gone.
  keeper.stdin?.on('error', () => undefined);
  return {
    async hold(url) {
      const answered = new Promise<string>((resolve) =>
        keeper.stdout?.once('data', (text) => resolve(`${text}`)),
      );
      keeper.stdin?.write(`${url}\n`);
      return (await Promise.race([answered, ended])) === 'held\n';
    },
    async stop() {
      keeper.ref();
      // A keeper that is told so waits no longer for a server that went down.
      keeper.stdin?.end('stop\n');
      await ended;
    },
    leave() {
      keeper.stdin?.end();
    },
  };
}

/**
 * Starts a keeper that outlives this process and stops the server when it has had no visitor for a while; to be
 * started before the server. Of several the first keeps it.
 */
export function startVisitorsKeeper(
  cluster: Cluster,
  visitors: { lockKey: number; patienceMs: number },
): void {
  spawnKeeper(cluster, { ...settingsFor(cluster), visitors }, 'ignore');
}

function settingsFor(cluster: Cluster): KeeperSettings {
  const url = clusterUrl(0, cluster.password);
  const args = ['stop', '-w', '-m', 'fast', '-D', dataFolderArgument(cluster.data)];
  const note = join(cluster.data, 'postmaster.pid');
  return { url, note, stop: { program: cluster.binaries.pgCtl, args, cwd: cluster.data, ...identity } };
}

function spawnKeeper(cluster: Cluster, settings: KeeperSettings, stdio: 'pipe' | 'ignore'): ChildProcess {
  // The folder is for who reads the process list; the settings hold a password and go where it is not shown.
  const keeper = spawn(process.execPath, [program, cluster.home], {
    // In a session of its own: Ctrl-C in the terminal must reach the owner first.
    detached: true,
    stdio: [stdio, stdio, 'ignore'],
    env: { PATH: process.env['PATH'], EMBEDDED_POSTGRES_KEEPER: JSON.stringify(settings) },
    windowsHide: true,
  });
  keeper.unref();
  return keeper;
}
