import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Badge } from '../kit/badge.tsx';
import { Icon } from '../kit/icon.tsx';
import { useWords } from '../language/use-words.ts';

export function VerificationBadge({ isVerified }: { isVerified: boolean }) {
  const { say } = useWords(pageCatalog);
  return (
    <Badge tone={isVerified ? 'success' : 'warning'}>
      <Icon name={isVerified ? 'check' : 'clock'} />
      {say(isVerified ? 'verified' : 'pending')}
    </Badge>
  );
}
