import type { ReactNode } from 'react';
import { pageCatalog } from '../../languages/page/page-catalog.ts';
import { guestTypeKeys, wordFor } from '../language/word-for.ts';
import { useWords } from '../language/use-words.ts';
import { VerificationBadge } from './verification-badge.tsx';
import styles from './people-list.module.css';

interface Listed {
  key: string;
  name: string;
  /** Adult, Child or Infant; null for the primary guest. */
  type: string | null;
  is_verified: boolean;
  /** Below the name. */
  note?: ReactNode;
  /** What can be done about them. */
  actions?: ReactNode;
}

/** People of a booking, and who of them is verified. */
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
