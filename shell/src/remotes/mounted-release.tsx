import type { LoadableRelease } from '@suite/remote-kit/descriptor';
import { Spinner } from '@suite/ui/core';
import { Suspense, useLayoutEffect, type ComponentType } from 'react';
import { fileUrl } from './integrity.ts';
import { wakeStyles } from './release-styles.ts';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';

interface MountedReleaseProps {
  release: LoadableRelease;
  Screens: ComponentType;
  onError: (error: unknown) => void;
}

/** A release in the page. Its styles have effect while it is shown, and no longer. */
export function MountedRelease({ release, Screens, onError }: MountedReleaseProps) {
  const base = fileUrl(release, '');
  useLayoutEffect(() => wakeStyles(base), [base]);
  return (
    <RemoteErrorBoundary onError={onError}>
      <Suspense fallback={<Spinner />}>
        <Screens />
      </Suspense>
    </RemoteErrorBoundary>
  );
}
