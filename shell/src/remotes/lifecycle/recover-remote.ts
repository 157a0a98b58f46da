import type { LiveRemote } from '@suite/descriptor';
import { pollWhileVisible } from '../../scheduling/poll-while-visible.ts';
import type { LoadFailure } from '../../transfer/load-failure.ts';
import type { StartedRelease } from './remote-stage.ts';

const everyMs = 1_200;

interface Recovery {
  cause: LoadFailure;
  /** What failed; the registry may say otherwise of the same release later. */
  failed: LiveRemote;
  remote: () => LiveRemote;
  refresh: () => Promise<unknown>;
  load: (release: LiveRemote) => Promise<StartedRelease>;
  onRecovered: (started: StartedRelease) => void;
}

/**
 * Quietly tries a failed release again and again, and asks the registry whether another has taken its place.
 * Code that failed is not run again by itself. Returns the way to stop.
 */
export function recoverRemote({ cause, failed, remote, refresh, load, onRecovered }: Recovery): () => void {
  let over = false;
  let underWay = false;
  let tried = failed;
  const tryRelease = async () => {
    if (over || underWay) return;
    tried = remote();
    underWay = true;
    try {
      const started = await load(tried);
      if (over) return;
      stop();
      onRecovered(started);
    } catch {
      // What fails here is the failure that is on the page already.
    } finally {
      underWay = false;
    }
  };
  const attempt = async () => {
    if (cause.canRecover) void tryRelease();
    await refresh().catch(() => undefined);
    await drawn();
    if (remote() !== tried) await tryRelease();
  };
  const stopTrying = pollWhileVisible(everyMs, attempt);
  const stop = () => {
    over = true;
    stopTrying();
  };
  return stop;
}

/** What the registry answered has reached the page by then. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
