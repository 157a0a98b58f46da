import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { Icon } from '../kit/icon.tsx';
import { useWords } from '../language/use-words.ts';
import type { ReactNode } from 'react';
import { classNames } from '@suite/ui/headless';
import styles from '../kit/badge.module.css';

export function VerificationBadge({ isVerified }: { isVerified: boolean }) {
  const { say } = useWords(pageCatalog);
  return (
    <Badge tone={isVerified ? 'success' : 'warning'}>
      <Icon name={isVerified ? 'check' : 'clock'} />
      {say(isVerified ? 'verified' : 'pending')}
    </Badge>
  );
}

function Badge({ tone, children }: { tone: 'success' | 'warning'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
