import { Banner, Button } from '@suite/ui';

interface DashboardFailureProps {
  error: Error;
  onRetry: () => void;
}

/** Why there are no figures, or none newer than those on view. */
export function DashboardFailure({ error, onRetry }: DashboardFailureProps) {
  return (
    <Banner tone="error">
      <p>{error.message || 'Failed to load dashboard data'}</p>
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
    </Banner>
  );
}
