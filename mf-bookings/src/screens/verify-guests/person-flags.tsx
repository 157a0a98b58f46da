import { formatMoment } from '@suite/contracts/dates';
import type { DeskPerson } from '@suite/contracts/verification';
import { FlagBadges } from '../../components/flag-badges.tsx';
import styles from './verify-guests-panel.module.css';

/** What to look at before a person checks in, and who has acknowledged it. */
export function PersonFlags({ flags }: Pick<DeskPerson, 'flags'>) {
  const open = flags.filter(({ acknowledged_at }) => acknowledged_at === null);
  return (
    <>
      <FlagBadges flags={open.map((flag) => ({ ...flag, guest: null }))} />
      {flags.map(({ flag, label, acknowledged_at, acknowledged_by }) =>
        acknowledged_at === null ? null : (
          <p key={flag} className={styles.quiet}>
            {label}: acknowledged{acknowledged_by ? ` by ${acknowledged_by}` : ''} on{' '}
            {formatMoment(acknowledged_at)}
          </p>
        ),
      )}
    </>
  );
}
