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

/** A release in the page. Its styles have effect while it is shown, and no longer. */
export function MountedRelease({ release, Screens, trace, onError }: MountedReleaseProps) {
  const base = fileUrl(release, '');
  // Before the screens' layout effects: what they measure has its styles, and is laid out once.
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

/** Returns the function that ends it: styles that its code made rest until the remote is shown again. */
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

/** Speaks up once the first screen stands in the page. */
function FirstScreen({ trace }: Pick<StartedRelease, 'trace'>) {
  useEffect(() => trace.mounted(), [trace]);
  return null;
}
