import { useEffect } from 'react';
import { FailureCard } from './failure-card.tsx';
import { pollWhileVisible } from '../../../scheduling/poll-while-visible.ts';
import { useRetry } from './use-retry.ts';
import { t } from '../../../languages/catalog.ts';

const everyMs = 1_200;

export function RegistryFailure({ refresh }: { refresh: () => Promise<void> }) {
  const { busy, retry } = useRetry(refresh);
  useEffect(() => pollWhileVisible(everyMs, () => refresh().catch(() => undefined)), [refresh]);
  return (
    <FailureCard title={t('The pages could not be listed')} busy={busy} onRetry={retry}>
      {t(
        'The list of available pages did not arrive. It is asked for again by itself, and at once with the button; the rest of the application is not affected.',
      )}
    </FailureCard>
  );
}
