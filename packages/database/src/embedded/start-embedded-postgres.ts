import { once } from 'node:events';
import { bringUp } from './bring-up.ts';
import { openCluster } from './cluster.ts';
import { startOwnersKeeper } from './start-keeper.ts';
import { supervise, type Supervision } from './supervise.ts';

/** A PostgreSQL server that lives and dies with this process. */
export interface EmbeddedPostgres {
  /** Connection string of its database. */
  url: string;
  /** Has it told when the server goes down, from when on it is started again, and when it is back. */
  supervise(told: Supervision): void;
  /** Stops the server (unless another process uses it too) and waits until it is down. */
  stop(): Promise<void>;
}

const attempts = 5;

/**
 * Serves `<dataDir>/postgres` with the bundled PostgreSQL, creating the folder on the first run and taking over a
 * server that a killed process left behind. The server stops with this process, however that ends; until then it is
 * started again when it goes down.
 * @throws Error with one plain sentence: damaged folder, no bundled PostgreSQL for this machine.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, false);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { url } = await bringUp(cluster);
    const keeper = await startOwnersKeeper(cluster, url);
    // Another owner's keeper may have been stopping the server just then.
    if (keeper === undefined) continue;
    let stopped: Promise<unknown> | undefined;
    let told: Supervision | undefined;
    const endSupervision = supervise(cluster, url, {
      onDown: (reason) => told?.onDown(reason),
      onUp: () => told?.onUp(),
    });
    return {
      url,
      supervise(supervision) {
        told = supervision;
      },
      async stop() {
        await endSupervision();
        stopped ??= keeper.exitCode === null ? once(keeper, 'exit') : Promise.resolve();
        keeper.ref();
        // A keeper that is told so waits no longer for a server that went down.
        keeper.stdin?.end('stop\n');
        await stopped;
      },
    };
  }
  throw new Error(`The database in ${cluster.home} went down while it was being opened; see ${cluster.log}.`);
}
