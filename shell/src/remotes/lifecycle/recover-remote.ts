import type { LiveRemote } from '@suite/descriptor';
import { pollWhileVisible } from '../../scheduling/poll-while-visible.ts';
import type { LoadFailure } from '../../transfer/load-failure.ts';
import type { StartedRelease } from './remote-stage.ts';

const everyMs = 1_200;

interface Recovery {
  cause: LoadFailure;
  failed: LiveRemote;
  remote: () => LiveRemote;
  refresh: () => Promise<unknown>;
  load: (release: LiveRemote) => Promise<StartedRelease>;
  onRecovered: (started: StartedRelease) => void;
}

/** Retries a failed download silently; failed code is only replaced by another release. */
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
      // The page already shows this failure.
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

/** The registry's response has been rendered by then. */
function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}
