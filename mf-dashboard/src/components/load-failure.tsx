import { Banner, Button } from '@suite/ui';
import { t } from '../languages/catalog.ts';

interface LoadFailureProps {
  message: string;
  onRetry: () => void;
}

export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <Banner tone="error">
      <p>{message}</p>
      <Button size="small" onClick={onRetry}>
        {t('Try Again')}
      </Button>
    </Banner>
  );
}
