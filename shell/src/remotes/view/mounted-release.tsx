import { Spinner } from '@suite/ui/core';
import { Suspense, useEffect, useInsertionEffect, Component, type ReactNode } from 'react';
import { fileUrl } from '../download/integrity.ts';
import { enableStyles } from '../download/release-styles.ts';
import { showRelease } from '../../page-guard/shown-releases.ts';
import { ShownContext, type StartedRelease } from '../lifecycle/remote-stage.ts';
import { restoreBuiltIns } from '../../page-guard/built-ins.ts';

interface Props {
  onError: (error: unknown) => void;
  children: ReactNode;
}

export class RemoteErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    restoreBuiltIns();
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

interface MountedReleaseProps {
  stage: StartedRelease;
  onError: (error: unknown) => void;
}

export function MountedRelease({ stage: { release, Screens, trace }, onError }: MountedReleaseProps) {
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

function FirstScreen({ trace }: Pick<StartedRelease, 'trace'>) {
  useEffect(() => trace.mounted(), [trace]);
  return null;
}
