import { useRetry } from './use-retry.ts';
import { FailureCard } from './failure-card.tsx';
import { t } from '../../../languages/catalog.ts';

/** Stands in the place of a remote of which no release can be shown. */
export function RemoteFailure({ title, onRetry }: { title: string; onRetry: () => Promise<void> }) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <FailureCard title={t('{title} is not available', { title })} busy={busy} onRetry={retry}>
      {t(
        'This part of the suite could not be loaded or stopped working. Everything else keeps working; it is tried again by itself, and at once with the button.',
      )}
    </FailureCard>
  );
}
