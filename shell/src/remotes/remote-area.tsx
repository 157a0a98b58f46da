import { useSession } from '@suite/session';
import { Spinner } from '@suite/ui';
import { useLocation } from 'react-router-dom';
import { AccessDenied } from '../not-found/access-denied.tsx';
import { InsideNotFound } from '../not-found/inside-not-found.tsx';
import { FailureCard } from './failure-card.tsx';
import { findRemote } from './find-remote.ts';
import { useRegistryDocument } from './registry-document.ts';
import { RemoteOutlet } from './remote-outlet.tsx';

/** Everything below the layout that is not the shell's own: the remote that owns the current path. */
export function RemoteArea() {
  const { user, permissions } = useSession();
  const { pathname } = useLocation();
  const { data, isPending, isFetching, refetch } = useRegistryDocument(user?.user_id ?? null);
  if (isPending) return <Spinner />;
  if (!data) {
    return (
      <FailureCard title="The pages could not be listed" busy={isFetching} onRetry={() => void refetch()}>
        The list of available pages did not arrive. The rest of the application is not affected.
      </FailureCard>
    );
  }
  const destination = findRemote(data, pathname, permissions);
  if (destination.kind === 'denied') return <AccessDenied />;
  if (destination.kind === 'unknown') return <InsideNotFound />;
  const { remote } = destination;
  return <RemoteOutlet key={`${remote.name}/${remote.release}`} remote={remote} onRetry={refetch} />;
}
