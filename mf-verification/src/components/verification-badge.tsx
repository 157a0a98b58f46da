import { pageCatalog } from '../languages/page/page-catalog.ts';
import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';
import { useWords } from './use-words.ts';

/** Whether a guest is verified, with a tick. */
export function VerificationBadge({ isVerified }: { isVerified: boolean }) {
  const { say } = useWords(pageCatalog);
  return (
    <Badge tone={isVerified ? 'success' : 'warning'}>
      <Icon name={isVerified ? 'check' : 'clock'} />
      {say(isVerified ? 'verified' : 'pending')}
    </Badge>
  );
}
