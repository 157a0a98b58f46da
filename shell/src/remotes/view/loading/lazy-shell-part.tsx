import type { SpinnerProps } from '@suite/ui/core';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { FailureCard, useRetry } from '../failure/failure-card.tsx';
import { pollWhileVisible } from '../../../scheduling/poll-while-visible.ts';
import { retryOnce } from '../../../scheduling/retry-once.ts';
import { loadShellChunk } from '../../download/load-shell-chunk.ts';
import { LoadingSpinner } from './still-loading.tsx';
import { t } from '../../../languages/catalog.ts';

interface ShellPartOptions<Props> {
  failureTitle: () => string;
  load: () => Promise<ComponentType<Props>>;
  place: SpinnerProps['place'];
}

/** One file is requested at most three times a minute. */
const retryIntervalMs = 20_000;

/** Retries a failed load automatically. */
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

export const lazyShellPage = (
  chunk: string,
  failureTitle: () => string,
  load: () => Promise<ComponentType>,
) => lazyShellPart({ failureTitle, load: () => retryOnce(() => loadShellChunk(chunk, load)), place: 'page' });

function ShellPartFailure({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <FailureCard title={title} busy={busy} onRetry={retry}>
      {t('Check your connection. It is tried again by itself, and at once with the button.')}
    </FailureCard>
  );
}
