import type { Ownership } from '@suite/descriptor';
import { OwnershipList } from '../../../ownership/ownership-list.tsx';
import { useRetry } from './use-retry.ts';
import { FailureCard } from './failure-card.tsx';
import { t } from '../../../languages/catalog.ts';

interface RemoteFailureProps {
  title: string;
  ownership: Ownership | undefined;
  onRetry: () => Promise<void>;
}

export function RemoteFailure({ title, ownership, onRetry }: RemoteFailureProps) {
  const { busy, retry } = useRetry(onRetry);
  return (
    <FailureCard
      title={t('{title} is not available', { title })}
      busy={busy}
      onRetry={retry}
      details={ownership && <OwnershipList ownership={ownership} />}
    >
      {t(
        'This part of the suite could not be loaded or stopped working. Everything else keeps working; it is tried again by itself, and at once with the button.',
      )}
    </FailureCard>
  );
}
