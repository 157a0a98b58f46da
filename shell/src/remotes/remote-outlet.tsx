import type { RemoteModule } from '@suite/remote-kit';
import type { LiveRemote } from '@suite/remote-kit/descriptor';
import { Spinner } from '@suite/ui/core';
import { useEffect, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { EarlierVersionNotice } from './earlier-version-notice.tsx';
import { MountedRelease } from './mounted-release.tsx';
import { RemoteFailure } from './remote-failure.tsx';
import { useRemoteStage } from './use-remote-stage.ts';

interface RemoteOutletProps {
  remote: LiveRemote;
  pathname: string;
  /** Asks the registry again: another release may be the cure. */
  refresh: () => Promise<unknown>;
  /** Told whether the newest release is missing from the page. */
  onTrouble: (troubled: boolean) => void;
  /** Told true once a release stands in the page. */
  onShown: (shown: boolean) => void;
}

const loading = <Spinner />;

/** The screen of the visitor's path is loaded too. */
async function openScreens(module: RemoteModule, pathname: string): Promise<ComponentType> {
  await module.routes.find(({ path }) => matchPath(path, pathname))?.screen();
  return module.createScreens(loading);
}

/** The place of one remote: loads it, shows it, and keeps its failures to itself. */
export function RemoteOutlet({ remote, pathname, refresh, onTrouble, onShown }: RemoteOutletProps) {
  const { stage, fail, retry } = useRemoteStage(remote, {
    open: (module) => openScreens(module, pathname),
    refresh,
  });
  const troubled = 'cause' in stage;
  const shown = 'Screens' in stage;

  useEffect(() => {
    document.title = `${remote.title} · Management Suite`;
    return () => {
      document.title = 'Management Suite';
    };
  }, [remote.title]);
  useEffect(() => {
    onTrouble(troubled);
    return () => onTrouble(false);
  }, [troubled, onTrouble]);
  useEffect(() => {
    if (shown) onShown(true);
  }, [shown, onShown]);

  if (stage.kind === 'loading') return loading;
  if (stage.kind === 'failed') return <RemoteFailure title={remote.title} onRetry={retry} />;
  const earlier = stage.kind === 'earlier' ? remote.fallback : undefined;
  return (
    <>
      {earlier && <EarlierVersionNotice title={remote.title} onRetry={retry} />}
      <MountedRelease
        key={stage.kind}
        release={earlier ?? remote}
        Screens={stage.Screens}
        trace={stage.trace}
        onError={fail}
      />
    </>
  );
}
