import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrl } from './cluster-address.ts';
import type { Cluster } from './cluster.ts';
import type { WatchdogSettings } from './watchdog-settings.ts';
import { dataFolderArgument, identity } from './system-user.ts';

const program = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

/** Stops the server when this process has ended, in whatever way. */
export interface OwnerWatchdog {
  /** Makes it watch the server at this address. False when the server went down before. */
  hold(url: string): Promise<boolean>;
  /** Stops the server unless other owners use it, and waits until it has stopped. */
  stop(): Promise<void>;
  /** The same for a server that was not held, without waiting. */
  leave(): void;
}

/** Starts a watchdog tied to this process, before it starts a server: it may be killed before the server answers. */
export function startOwnerWatchdog(cluster: Cluster): OwnerWatchdog {
  const watchdog = spawnWatchdog(cluster, settingsFor(cluster), 'pipe');
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'exit']) watchdog.once(event, () => resolve());
  });
  // A watchdog that has ended reads no commands.
  watchdog.stdin?.on('error', () => undefined);
  return {
    async hold(url) {
      const answered = new Promise<string>((resolve) =>
        watchdog.stdout?.once('data', (text) => resolve(`${text}`)),
      );
      watchdog.stdin?.write(`${url}\n`);
      return (await Promise.race([answered, ended])) === 'held\n';
    },
    async stop() {
      watchdog.ref();
      // On this command a watchdog no longer waits for a server that went down.
      watchdog.stdin?.end('stop\n');
      await ended;
    },
    leave() {
      watchdog.stdin?.end();
    },
  };
}

/**
 * Starts a watchdog that outlives this process and stops the server when it has had no client for a while. Start it
 * before the server; of several watchdogs the first one watches.
 */
export function startClientWatchdog(
  cluster: Cluster,
  clients: { lockKey: number; idleLimitMs: number },
): void {
  spawnWatchdog(cluster, { ...settingsFor(cluster), clients }, 'ignore');
}

function settingsFor(cluster: Cluster): WatchdogSettings {
  const url = clusterUrl(0, cluster.password);
  const args = ['stop', '-w', '-m', 'fast', '-D', dataFolderArgument(cluster.data)];
  const note = join(cluster.data, 'postmaster.pid');
  return { url, note, stop: { program: cluster.binaries.pgCtl, args, cwd: cluster.data, ...identity } };
}

function spawnWatchdog(cluster: Cluster, settings: WatchdogSettings, stdio: 'pipe' | 'ignore'): ChildProcess {
  // The folder identifies the process in a process list; the settings hold a password, which the list must not show.
  const watchdog = spawn(process.execPath, [program, cluster.home], {
    // In a session of its own: Ctrl-C in the terminal must reach the owner first.
    detached: true,
    stdio: [stdio, stdio, 'ignore'],
    env: { PATH: process.env['PATH'], EMBEDDED_POSTGRES_WATCHDOG: JSON.stringify(settings) },
    windowsHide: true,
  });
  watchdog.unref();
  return watchdog;
}
