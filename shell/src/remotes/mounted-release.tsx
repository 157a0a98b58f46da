import type { LiveRemote, LoadableRelease } from '@suite/remote-kit/descriptor';
import { Spinner } from '@suite/ui/core';
import { Suspense, useEffect, useLayoutEffect, type ComponentType } from 'react';
import { fileUrl } from './integrity.ts';
import { wakeStyles } from './release-styles.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import { reportLoad } from './report-load.ts';

interface MountedReleaseProps {
  remote: LiveRemote;
  release: LoadableRelease;
  Screens: ComponentType;
  onError: (error: unknown) => void;
}

/** A release in the page. Its styles have effect while it is shown, and no longer. */
export function MountedRelease({ remote, release, Screens, onError }: MountedReleaseProps) {
  const base = fileUrl(release, '');
  useLayoutEffect(() => wakeStyles(base), [base]);
  return (
    <RemoteErrorBoundary onError={onError}>
      <Suspense fallback={<Spinner />}>
        <Screens />
        <Shown remote={remote} release={release} />
      </Suspense>
    </RemoteErrorBoundary>
  );
}

/** Speaks up once the first screen stands in the page. */
function Shown({ remote, release }: Pick<MountedReleaseProps, 'remote' | 'release'>) {
  const { name } = remote;
  const { base } = release;
  useEffect(() => reportLoad({ name, release: release.release, base }), [name, release.release, base]);
  return null;
}
