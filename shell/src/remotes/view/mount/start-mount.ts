import type { LoadableRelease } from '@suite/descriptor';
import type { MountModule, RemoteHost, Unmount } from '@suite/remote-kit';
import { linkTarget } from '../../../links/link-target.ts';
import { withinTransferLimit } from '../../../transfer/transfer-limits.ts';
import { LoadFailure, toLoadFailure } from '../../../transfer/load-failure.ts';
import { reportThrown } from '../../telemetry/report-thrown.ts';
import { createMountContext, followStore, type MountEvents } from './mount-context.ts';
import { createMountRoot, linkStyles } from './mount-root.ts';

interface StartMountOptions extends MountModule {
  release: LoadableRelease;
  host: Required<RemoteHost>;
  events: MountEvents;
  props: () => object;
  basePath: () => string;
  navigate: (path: string, replace: boolean) => void;
  setUnsaved: (unsaved: boolean) => void;
  onShown: () => void;
  onError: (error: unknown) => void;
}

/** The returned function unmounts the remote, rethrows its synchronous errors and always empties `place`. */
export function startMount(place: HTMLElement, options: StartMountOptions): () => void {
  const { release, mount, events, onShown, onError } = options;
  const at = createMountRoot();
  const leaving = new AbortController();
  const { signal } = leaving;
  const stopFollowing = followStore(events);
  let unmount: Unmount | undefined;
  followLinks(at.host, options.navigate);
  place.append(at.host);
  const mounting = async () => {
    await linkStyles(at.root, release);
    if (signal.aborted) return;
    const given = await mount(at.element, createMountContext(at, { ...options, signal }));
    if (typeof given !== 'function')
      throw new Error('mount returned no function that unmounts: return one, such as () => root.unmount()');
    if (signal.aborted) return void settle(given);
    unmount = given;
    at.host.ariaBusy = null;
    onShown();
  };
  withinTransferLimit(mounting()).catch((error: unknown) => {
    if (signal.aborted) reportThrown(error);
    else onError(notStarted(error));
  });
  return () => {
    leaving.abort();
    stopFollowing();
    events.clear();
    try {
      const ending: unknown = unmount?.();
      if (ending instanceof Promise) ending.catch(reportThrown);
    } finally {
      at.host.remove();
    }
  };
}

async function settle(unmount: Unmount): Promise<void> {
  try {
    await unmount();
  } catch (error) {
    reportThrown(error);
  }
}

function notStarted(cause: unknown): LoadFailure {
  const { message, canRecover } = toLoadFailure(cause);
  return new LoadFailure(message, { canRecover, hasNotStarted: true, cause });
}

function followLinks(host: HTMLElement, navigate: (path: string, replace: boolean) => void): void {
  host.addEventListener('click', (event) => {
    const target = linkTarget(event);
    if (!target || /^\/(?:api|platform|releases)\//.test(target.pathname)) return;
    event.preventDefault();
    navigate(target.pathname + target.search + target.hash, false);
  });
}
