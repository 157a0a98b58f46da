import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clusterUrl } from './cluster-address.ts';
import type { Cluster } from './cluster.ts';
import { dataFolderArgument, identity } from './system-user.ts';

const program = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));

export interface OwnerWatchdog {
  /** Resolves to false if the server went down before the watchdog connected. */
  hold(url: string): Promise<boolean>;
  stop(): Promise<void>;
  leave(): void;
}

export interface WatchdogSettings {
  url: string;
  note: string;
  stop: { program: string; args: string[]; cwd: string; uid?: number; gid?: number };
  /** Without `clients`, the server is stopped when the owner closes standard input. */
  clients?: { lockKey: number; idleLimitMs: number };
}

/** Must be called before the server starts, because this process may be killed before the server answers. */
export function startOwnerWatchdog(cluster: Cluster): OwnerWatchdog {
  const watchdog = spawnWatchdog(cluster, settingsFor(cluster), 'pipe');
  const ended = new Promise<void>((resolve) => {
    for (const event of ['error', 'exit']) watchdog.once(event, () => resolve());
  });
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
      watchdog.stdin?.end('stop\n');
      await ended;
    },
    leave() {
      watchdog.stdin?.end();
    },
  };
}

/** Must be called before the server starts. The watchdog outlives this process; only the first of several is active. */
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
  // The settings contain a password, which must not appear in a process list.
  const watchdog = spawn(process.execPath, [program, cluster.home], {
    // Ctrl-C in the terminal must reach the owner first.
    detached: true,
    stdio: [stdio, stdio, 'ignore'],
    env: { PATH: process.env['PATH'], EMBEDDED_POSTGRES_WATCHDOG: JSON.stringify(settings) },
    windowsHide: true,
  });
  watchdog.unref();
  return watchdog;
}
