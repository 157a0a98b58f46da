import { useEffect } from 'react';
import { FailureCard } from './failure-card.tsx';
import { keepTrying } from './keep-trying.ts';
import { useRetry } from './use-retry.ts';

const everyMs = 1_200;

/** Stands in for all remotes while nobody can say which there are; goes away by itself. */
export function RegistryFailure({ refresh }: { refresh: () => Promise<void> }) {
  const { busy, retry } = useRetry(refresh);
  useEffect(() => keepTrying(everyMs, () => refresh().catch(() => undefined)), [refresh]);
  return (
    <FailureCard title="The pages could not be listed" busy={busy} onRetry={retry}>
      The list of available pages did not arrive. It is asked for again by itself, and at once with the
      button; the rest of the application is not affected.
    </FailureCard>
  );
}
