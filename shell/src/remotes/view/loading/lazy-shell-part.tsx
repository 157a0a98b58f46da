import type { SpinnerProps } from '@suite/ui/core';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FailureCard } from '../failure/failure-card.tsx';
import { pollWhileVisible } from '../../../scheduling/poll-while-visible.ts';
import { LoadingSpinner } from './still-loading.tsx';
import { useRetry } from '../failure/use-retry.ts';
import { t } from '../../../languages/catalog.ts';

interface ShellPartOptions<Props> {
  /** What is shown in its place where it cannot be loaded, in the language of the page. */
  failureTitle: () => string;
  load: () => Promise<ComponentType<Props>>;
  /** What it fills, and its spinner until it is here. */
  place: SpinnerProps['place'];
}

/** Leaves a file that is asked for again three requests a minute. */
const retryIntervalMs = 20_000;

/** A part of the shell that is loaded when it is first shown. A failure stays in its place and is tried again by itself. */
export function lazyShellPart<Props extends object>({
  failureTitle,
  load,
  place,
}: ShellPartOptions<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function ShellPart(props: Props) {
    const [state, setState] = useState({ Part: loaded, hasFailed: false });
    const { Part, hasFailed } = state;
    const tryToLoad = useCallback(async () => {
      try {
        loaded ??= await load();
        setState({ Part: loaded, hasFailed: false });
      } catch {
        setState({ Part: undefined, hasFailed: true });
      }
    }, []);
    useEffect(() => void tryToLoad(), [tryToLoad]);
    useEffect(
      () => (hasFailed ? pollWhileVisible(retryIntervalMs, tryToLoad) : undefined),
      [hasFailed, tryToLoad],
    );
    if (Part) return <Part {...props} />;
    return hasFailed ? (
      <ShellPartFailure title={failureTitle()} onRetry={tryToLoad} />
    ) : (
      <LoadingSpinner place={place} />
    );
  };
}

function ShellPartFailure({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <FailureCard title={title} busy={busy} onRetry={retry}>
      {t('Check your connection. It is tried again by itself, and at once with the button.')}
    </FailureCard>
  );
}
