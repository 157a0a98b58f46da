import type { LiveRemote, Ownership } from '@suite/descriptor';
import { Spinner } from '@suite/ui/core';
import { useEffect } from 'react';
import { EarlierVersionNotice } from './failure/earlier-version-notice.tsx';
import { MountedRelease } from './mounted-release.tsx';
import { loadRelease } from './load-remote.flow.ts';
import { openScreens, reopenScreens } from './open-screens.tsx';
import { isDegraded, type LoadTrace } from '../lifecycle/remote-stage.ts';
import { findPageTitle } from '../registry/find-remote.ts';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { trackLeftovers } from '../../page-guard/leftovers.ts';
import { prefetchCallsOfFirstVisit } from '../lifecycle/prefetch-calls.ts';
import { StillLoading } from './loading/still-loading.tsx';
import { useRemoteStage } from '../lifecycle/use-remote-stage.ts';
import { OwnershipList } from '../../ownership/ownership-list.tsx';
import { useRetry, FailureCard } from './failure/failure-card.tsx';
import { t } from '../../languages/catalog.ts';

interface RemoteOutletProps {
  remote: LiveRemote;
  pathname: string;
  refresh: () => Promise<unknown>;
  onDegraded: (degraded: boolean) => void;
  onShown: (trace: LoadTrace) => void;
}

const loading = <Spinner />;

export function RemoteOutlet({ remote, pathname, refresh, onDegraded, onShown }: RemoteOutletProps) {
  // The calls start before the downloads, because HTTP/1.1 browsers have six connections.
  useEffect(() => prefetchCallsOfFirstVisit(remote, location), [remote]);
  const { stage, fail, retry } = useRemoteStage(remote, {
    load: (loaded, options) =>
      loadRelease(loaded, {
        ...options,
        remote,
        open: (exported) => openScreens(exported, { ...remote, loaded, pathname, loading }),
      }),
    reopen: () => reopenScreens(remote, pathname),
    refresh,
  });
  const degraded = isDegraded(stage);
  const trace = 'trace' in stage ? stage.trace : undefined;

  useEffect(trackLeftovers, []);
  usePageTitle(findPageTitle(remote, pathname));
  useEffect(() => {
    onDegraded(degraded);
    return () => onDegraded(false);
  }, [degraded, onDegraded]);
  useEffect(() => {
    if (trace) onShown(trace);
  }, [trace, onShown]);

  if (stage.kind === 'loading') return stage.isLate ? <StillLoading title={remote.title} /> : loading;
  if (stage.kind === 'failed')
    return <RemoteFailure title={remote.title} ownership={remote.ownership} onRetry={retry} />;
  const hasFailed = 'cause' in stage;
  return (
    <>
      {stage.kind === 'earlier' && (
        <EarlierVersionNotice title={remote.title} {...(hasFailed && { onRetry: retry })} />
      )}
      <MountedRelease key={stage.kind} stage={stage} onError={fail} />
    </>
  );
}

interface RemoteFailureProps {
  title: string;
  ownership: Ownership | undefined;
  onRetry: () => Promise<void>;
}

function RemoteFailure({ title, ownership, onRetry }: RemoteFailureProps) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <FailureCard
      title={t('{title} is not available', { title })}
      busy={busy}
      onRetry={retry}
      details={ownership && <OwnershipList ownership={ownership} />}
    >
      {t(
        'This part of the suite could not be loaded or stopped working. Everything else keeps working; it is tried again by itself, and at once with the button.',
      )}
    </FailureCard>
  );
}
