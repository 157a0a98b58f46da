import { useSession } from '@suite/session';
import type { RegistryDocument } from '@suite/descriptor';
import { useCallback, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessDenied, InsideNotFound } from '../../not-found/not-found.tsx';
import { UnlistedPage } from '../../not-found/unlisted-page.tsx';
import { refreshRegistryDocument, useRegistryDocument } from '#loading/registry-document';
import { useRemoteOfPage } from './load-remote.flow.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { CleanUpBoundaries } from './clean-up-boundaries.tsx';
import { FilledSlots } from './slot/filled-slots.tsx';
import type { LoadTrace } from '../lifecycle/remote-stage.ts';
import '../telemetry/report-page-faults.ts';
import '../telemetry/report-thrown.ts';
import { LoadingSpinner } from './loading/still-loading.tsx';
import { useIdlePreload } from '../lifecycle/use-idle-preload.ts';
import { FailureCard, useRetry } from './failure/failure-card.tsx';
import { pollWhileVisible } from '../../scheduling/poll-while-visible.ts';
import { t } from '../../languages/catalog.ts';

const everyMs = 1_200;

export function RemoteArea() {
  const { user } = useSession();
  const userId = user?.user_id ?? null;
  const { data, isPending } = useRegistryDocument(userId);
  const refresh = useCallback(() => refreshRegistryDocument(userId), [userId]);
  if (isPending) return <LoadingSpinner />;
  if (!data) return <RegistryFailure refresh={refresh} />;
  return <CurrentRemote userId={userId} document={data} refresh={refresh} />;
}

interface CurrentRemoteProps {
  userId: number | null;
  document: RegistryDocument;
  refresh: () => Promise<void>;
}

function CurrentRemote({ userId, document, refresh }: CurrentRemoteProps) {
  const { pathname } = useLocation();
  const [degraded, setTroubled] = useState(false);
  const [shown, setShown] = useState(false);
  const [traces] = useState(() => new Map<string, LoadTrace>());
  const destination = useRemoteOfPage(document, degraded);
  useIdlePreload(document, shown);
  if (destination.kind === 'denied') return <AccessDenied />;
  if (destination.kind === 'unknown')
    return (
      <UnlistedPage
        userId={userId}
        document={document}
        pending={<LoadingSpinner place="block" />}
        denied={<AccessDenied />}
        unknown={<InsideNotFound />}
      />
    );
  const { remote } = destination;
  const release = `${remote.name}/${remote.release}`;
  const outlet = (
    <RemoteOutlet
      key={release}
      remote={remote}
      pathname={pathname}
      refresh={refresh}
      onDegraded={setTroubled}
      onShown={(trace) => {
        traces.set(release, trace);
        setShown(true);
      }}
    />
  );
  return (
    <>
      <CleanUpBoundaries
        contents={{ [release]: outlet }}
        onError={(name, error) => traces.get(name)?.failed(error)}
      />
      <FilledSlots document={document} refresh={refresh} />
    </>
  );
}

function RegistryFailure({ refresh }: { refresh: () => Promise<void> }) {
  const { busy, retry } = useRetry(refresh);
  useEffect(() => pollWhileVisible(everyMs, () => refresh().catch(() => undefined)), [refresh]);
  return (
    <FailureCard title={t('The pages could not be listed')} busy={busy} onRetry={retry}>
      {t(
        'The list of available pages did not arrive. It is asked for again by itself, and at once with the button; the rest of the application is not affected.',
      )}
    </FailureCard>
  );
}
