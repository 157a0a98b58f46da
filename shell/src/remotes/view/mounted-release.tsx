import type { LoadableRelease } from '@suite/descriptor';
import { Spinner } from '@suite/ui/core';
import { Suspense, useEffect, useInsertionEffect } from 'react';
import { fileUrl } from '../download/integrity.ts';
import { enableStyles } from '../download/release-styles.ts';
import { disableInjectedStyles, enableInjectedStyles } from '../../page-guard/injected-styles.ts';
import { listShownReleases, noteShown } from '../../page-guard/shown-releases.ts';
import { RemoteErrorBoundary } from './failure/remote-error-boundary.tsx';
import { ShownContext, type StartedRelease } from '../lifecycle/remote-stage.ts';

interface MountedReleaseProps extends StartedRelease {
  release: LoadableRelease;
  onError: (error: unknown) => void;
}

export function MountedRelease({ release, Screens, trace, onError }: MountedReleaseProps) {
  const base = fileUrl(release, '');
  // Insertion effects run before layout effects, so that screens are measured with their styles.
  useInsertionEffect(() => enableStyles(base), [base]);
  useInsertionEffect(() => showRelease(base), [base]);
  return (
    <RemoteErrorBoundary onError={onError}>
      <Suspense fallback={<Spinner />}>
        <ShownContext value={trace.mounted}>
          <Screens />
        </ShownContext>
        {!Screens.reportsShown && <FirstScreen trace={trace} />}
      </Suspense>
    </RemoteErrorBoundary>
  );
}

function showRelease(base: string): () => void {
  const release = /\/releases\/([^/]+\/[^/]+)\/$/.exec(base)?.[1] ?? base;
  const [remote = base] = release.split('/');
  enableInjectedStyles(remote);
  const end = noteShown(release);
  return () => {
    const wasShownAlone = listShownReleases().length === 1;
    if (end()) disableInjectedStyles(remote, wasShownAlone);
  };
}

function FirstScreen({ trace }: Pick<StartedRelease, 'trace'>) {
  useEffect(() => trace.mounted(), [trace]);
  return null;
}
