import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import type { KeeperSettings } from './keeper-settings.ts';
import { dataFolderArgument, identity } from './system-user.ts';

const program = fileURLToPath(new URL('./keeper.mjs', import.meta.url));

/** Starts a keeper tied to this process. Undefined when the server went down before the keeper held it. */
export async function startOwnersKeeper(cluster: Cluster, url: string): Promise<ChildProcess | undefined> {
  const keeper = spawnKeeper(cluster, settingsFor(cluster, url), 'pipe');
  const holds = await new Promise<boolean>((resolve) => {
    keeper.stdout?.once('data', () => resolve(true));
    keeper.once('error', () => resolve(false));
    keeper.once('exit', () => resolve(false));
  });
  return holds ? keeper : undefined;
}

/** Starts a keeper that outlives this process and stops the server when it has had no visitor for a while. */
export function startVisitorsKeeper(
  cluster: Cluster,
  url: string,
  visitors: { lockKey: number; patienceMs: number },
): void {
  spawnKeeper(cluster, { ...settingsFor(cluster, url), visitors }, 'ignore');
}

function settingsFor(cluster: Cluster, url: string): KeeperSettings {
  const args = ['stop', '-w', '-m', 'fast', '-D', dataFolderArgument(cluster.data)];
  return { url, stop: { program: cluster.binaries.pgCtl, args, cwd: cluster.data, ...identity } };
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
