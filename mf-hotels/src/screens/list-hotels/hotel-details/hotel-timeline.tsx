import type { Hotel } from '@suite/contracts/hotels';
import { timelineOf } from '../../../domain/timeline.ts';
import { known } from '../../../languages/catalog.ts';
import styles from '../list-hotels.module.css';

export function HotelTimeline({ hotel }: { hotel: Hotel }) {
  return (
    <ol className={styles.timeline}>
      {timelineOf(hotel).map(({ label, instant, day, moment }) => (
        <li key={label} className={styles.event}>
          <span className={styles.strong}>{known(label)}</span>
          <time dateTime={instant}>
            <span>{day}</span> <span className={styles.muted}>{moment}</span>
          </time>
        </li>
      ))}
    </ol>
  );
}
