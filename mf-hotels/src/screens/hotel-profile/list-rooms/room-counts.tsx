import { roomStatuses } from '@suite/contracts/hotels';
import { t } from '../../../languages/catalog.ts';
import styles from '../hotel-profile.module.css';
import { RoomStatus } from './room-status.tsx';

export function RoomCounts({ counts }: { counts: readonly { status: string; rooms: number }[] }) {
  const roomsOf = (status: string) => counts.find((count) => count.status === status)?.rooms ?? 0;
  return (
    <ul className={styles.counts} aria-label={t('Rooms by status')}>
      {roomStatuses.map((status) => (
        <li key={status} className={styles.count}>
          <strong>{roomsOf(status)}</strong>
          <RoomStatus status={status} />
        </li>
      ))}
    </ul>
  );
}
