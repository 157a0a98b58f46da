import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Button } from '../kit/button.tsx';
import { PageState } from './page-state.tsx';
import { useWords } from '../language/use-words.ts';

interface InvalidLinkProps {
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
}

export function InvalidLink({ message, onRetry, retrying = false }: InvalidLinkProps) {
  const { say } = useWords(pageCatalog);
  return (
    <PageState
      tone="error"
      title={say('invalidLink')}
      text={message ?? say('invalidLinkText')}
      advice={onRetry ? undefined : say('invalidLinkNext')}
      action={
        onRetry ? (
          <Button variant="primary" busy={retrying} onClick={onRetry}>
            {say('tryAgain')}
          </Button>
        ) : null
      }
    />
  );
}
