import { startCluster } from './start-cluster.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { startOwnerWatchdog, type OwnerWatchdog } from './start-watchdog.ts';
import { supervise, type Supervision } from './supervise.ts';

export interface EmbeddedPostgres {
  url: string;
  supervise(listener: Supervision): void;
  stop(): Promise<void>;
}

const attempts = 5;

/** @throws Error with one sentence for the user */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, false);
  const watchdog = startOwnerWatchdog(cluster);
  try {
    const url = await startWatched(cluster, watchdog);
    let stopped: Promise<void> | undefined;
    let listener: Supervision | undefined;
    const endSupervision = supervise(cluster, url, {
      onDown: (reason) => listener?.onDown(reason),
      onUp: () => listener?.onUp(),
    });
    return {
      url,
      supervise(supervision) {
        listener = supervision;
      },
      async stop() {
        await endSupervision();
        await (stopped ??= watchdog.stop());
      },
    };
  } catch (error) {
    watchdog.leave();
    throw error;
  }
}

async function startWatched(cluster: Cluster, watchdog: OwnerWatchdog): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { url } = await startCluster(cluster);
    // The watchdog of another owner may have stopped the server in the meantime.
    if (await watchdog.hold(url)) return url;
  }
  throw new Error(`The database in ${cluster.home} went down while it was being opened; see ${cluster.log}.`);
}
