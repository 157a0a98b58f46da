import type { LoadableRelease, RegistryDocument } from '@suite/descriptor';
import { useSession } from '@suite/session';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { withinTransferLimit } from '../../transfer/transfer-limits.ts';
import { attachFiles } from '../download/attach-files.ts';
import { fetchRelease, refetchRelease } from '../download/fetch-release.ts';
import { loadFederation } from '../federation/load-federation.ts';
import { loadUi } from '../federation/load-ui.ts';
import type { ReleaseToLoad, StartedRelease } from '../lifecycle/remote-stage.ts';
import { useDeferredReleaseSwitch } from '../lifecycle/use-deferred-release-switch.ts';
import { findRemote } from '../registry/find-remote.ts';
import { reportLoad } from '../telemetry/report-load.ts';

export function useRemoteOfPage(document: RegistryDocument, degraded: boolean) {
  const { permissions } = useSession();
  const { pathname: path } = useLocation();
  const newest = useMemo(() => findRemote(document, path, permissions), [document, path, permissions]);
  return useDeferredReleaseSwitch(newest, path, degraded);
}

/** `useRemoteStage` loads the newest release, or else the last good one; `MountedRelease` mounts its screens. */
export function loadRelease(release: LoadableRelease, load: ReleaseToLoad): Promise<StartedRelease> {
  const { module = './remote', open, again } = load;
  return reportLoad(release, load, async (trace) => {
    if (again) await refetchRelease(release);
    const [, federation] = await Promise.all([
      fetchRelease(release),
      loadFederation(),
      '@suite/ui' in release.shared ? loadUi() : undefined,
    ]);
    federation.checkShared(Object.keys(release.shared));
    trace.endPhase('fetch');
    const starting = Promise.all([federation.loadContainer(release, module), attachFiles(release)]);
    const Screens = await withinTransferLimit(starting.then(([exported]) => open(exported)));
    trace.endPhase('start');
    return { release, Screens, trace };
  });
}
