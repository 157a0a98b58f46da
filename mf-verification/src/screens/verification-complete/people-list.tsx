import type { VerificationBooking } from '@suite/contracts';
import { Panel } from '@suite/ui';
import { VerificationBadge } from '../../components/verification-badge.tsx';
import styles from './people-list.module.css';

/** Everybody of a booking, the primary guest first, and who is verified. */
export function PeopleList({ booking }: { booking: VerificationBooking }) {
  const people = [{ ...booking, id: 'primary', type: 'Primary guest' }, ...booking.passengers];
  return (
    <Panel title="Guests">
      <ul className={styles.people}>
        {people.map(({ id, name, type, is_verified }) => (
          <li key={id} className={styles.person}>
            <span className={styles.name}>
              {name}
              <span className={styles.kind}>{type}</span>
            </span>
            <VerificationBadge isVerified={is_verified} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
