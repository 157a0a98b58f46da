import { Button } from '@suite/ui';
import { PageState } from './page-state.tsx';

interface InvalidLinkProps {
  /** What the server said, if it was asked. */
  message?: string;
  /** Given when asking again may help. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

/** A link that opens nothing, or not now. */
export function InvalidLink({
  message = 'The verification link is invalid or expired.',
  onRetry,
  retrying = false,
}: InvalidLinkProps) {
  return (
    <PageState
      tone="error"
      title="Invalid Link"
      text={message}
      action={
        onRetry ? (
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            Try Again
          </Button>
        ) : null
      }
    />
  );
}
