import { bringUp } from './bring-up.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { startOwnersKeeper, type OwnersKeeper } from './start-keeper.ts';
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
  const keeper = startOwnersKeeper(cluster);
  try {
    const url = await startHeld(cluster, keeper);
    let stopped: Promise<void> | undefined;
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
        await (stopped ??= keeper.stop());
      },
    };
  } catch (error) {
    keeper.leave();
    throw error;
  }
}

async function startHeld(cluster: Cluster, keeper: OwnersKeeper): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { url } = await bringUp(cluster);
    // Another owner's keeper may have been stopping the server just then.
    if (await keeper.hold(url)) return url;
  }
  throw new Error(`The database in ${cluster.home} went down while it was being opened; see ${cluster.log}.`);
}
