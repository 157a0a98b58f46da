import type { ReactNode } from 'react';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { guestTypeKeys, wordFor } from '../language/word-for.ts';
import { useWords } from '../language/use-words.ts';
import { VerificationBadge } from './verification-badge.tsx';
import styles from './people-list.module.css';

interface Listed {
  key: string;
  name: string;
  /** Is Adult, Child or Infant, and null for the primary guest. */
  type: string | null;
  is_verified: boolean;
  note?: ReactNode;
  actions?: ReactNode;
}

export function PeopleList({ people }: { people: readonly Listed[] }) {
  const { say } = useWords(pageCatalog);
  return (
    <ul className={styles.people}>
      {people.map(({ key, name, type, is_verified, note, actions }) => (
        <li key={key} className={styles.person}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            <span className={styles.kind}>
              {type === null ? say('primaryGuest') : wordFor(type, guestTypeKeys, say)}
            </span>
            {note}
          </span>
          <VerificationBadge isVerified={is_verified} />
          {actions ? <span className={styles.actions}>{actions}</span> : null}
        </li>
      ))}
    </ul>
  );
}
