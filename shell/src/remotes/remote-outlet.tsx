import type { LiveRemote } from '@suite/remote-kit/descriptor';
import { Spinner } from '@suite/ui/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadRemote } from './load-remote.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

interface RemoteOutletProps {
  remote: LiveRemote;
  /** Asks the registry again: a newer release may be the cure. */
  onRetry: () => Promise<unknown>;
}

/** The place of one remote: loads it, shows it, and keeps its failures to itself. */
export function RemoteOutlet({ remote, onRetry }: RemoteOutletProps) {
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    document.title = `${remote.title} · Management Suite`;
    return () => {
      document.title = 'Management Suite';
    };
  }, [remote.title]);

  const retry = async () => {
    await onRetry();
    setAttempt((count) => count + 1);
  };
  return (
    <RemoteErrorBoundary key={attempt} title={remote.title} onRetry={retry}>
      <MountedRemote remote={remote} />
    </RemoteErrorBoundary>
  );
}

const loading = <Spinner />;

function MountedRemote({ remote }: { remote: LiveRemote }) {
  const [Screens] = useState(() =>
    lazy(async () => ({ default: (await loadRemote(remote)).createScreens(loading) })),
  );
  return (
    <Suspense fallback={loading}>
      <Screens />
    </Suspense>
  );
}
