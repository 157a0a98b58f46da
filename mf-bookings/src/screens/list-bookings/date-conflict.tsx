import { useCan } from '@suite/session';
import { Banner, Button } from '@suite/ui';
import styles from './create-booking-dialog.module.css';

const mayOverlap = ['manage_hotel'] as const;

/** What to do about a guest who is booked in already: other dates or, for some, two bookings. */
export function DateConflict({ busy, onCreateAnyway }: { busy: boolean; onCreateAnyway: () => void }) {
  const mayCreateAnyway = useCan(mayOverlap);
  return (
    <Banner tone="warning" title="Already booked for these dates">
      {mayCreateAnyway ? (
        <div className={styles.conflict}>
          <p>Choose other dates, or keep both bookings.</p>
          <Button size="small" disabled={busy} onClick={onCreateAnyway}>
            Create Anyway
          </Button>
        </div>
      ) : (
        <p>Choose other dates. Someone who manages the hotel can keep both bookings.</p>
      )}
    </Banner>
  );
}
