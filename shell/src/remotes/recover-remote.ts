import type { LiveRemote } from '@suite/remote-kit/descriptor';
import type { ComponentType } from 'react';
import { refetchRelease } from './fetch-release.ts';
import { keepTrying } from './keep-trying.ts';
import type { LoadFailure } from './load-failure.ts';

const everyMs = 1_200;
/** A request that hangs must not keep the next one from finding the server well again. */
const atOnce = 2;

interface Recovery {
  cause: LoadFailure;
  remote: () => LiveRemote;
  refresh: () => Promise<unknown>;
  load: () => Promise<ComponentType>;
  onRecovered: (screens: ComponentType) => void;
}

/**
 * Quietly tries a failed release again and again, and asks the registry whether another has taken its place.
 * Code that failed is not run again by itself. Returns the way to stop.
 */
export function recoverRemote({ cause, remote, refresh, load, onRecovered }: Recovery): () => void {
  let over = false;
  let underWay = 0;
  const tryRelease = async () => {
    await refetchRelease(remote());
    const screens = await load();
    if (over) return;
    stop();
    onRecovered(screens);
  };
  const attempt = async () => {
    // What fails here is the failure that is on the page already.
    const ignore = () => undefined;
    const asked = refresh().catch(ignore);
    if (cause.mayRecover && underWay < atOnce) {
      underWay += 1;
      await tryRelease().catch(ignore);
      underWay -= 1;
    }
    await asked;
  };
  const stopTrying = keepTrying(everyMs, attempt);
  const stop = () => {
    over = true;
    stopTrying();
  };
  return stop;
}
