import type { DeskVerification } from '@suite/contracts/verification';
import { Button } from '@suite/ui';
import { displayMoment } from '../../domain/display-date.ts';
import { useCheckInBooking } from '../../queries/check-in-booking.mutation.ts';
import { useCheckOutBooking } from '../../queries/check-out-booking.mutation.ts';
import { saidByToast } from './said-by-toast.ts';
import styles from './verification-panel.module.css';

interface StayMomentsProps {
  id: number;
  verification: DeskVerification;
}

/** When the guests came and left, or the way to say that they do now. */
export function StayMoments({ id, verification }: StayMomentsProps) {
  const { all_verified, checked_in_at, checked_out_at } = verification;
  const checkIn = useCheckInBooking(id);
  const checkOut = useCheckOutBooking(id);
  return (
    <div className={styles.row}>
      {checked_in_at ? <p className={styles.line}>Checked in on {displayMoment(checked_in_at)}</p> : null}
      {checked_out_at ? <p className={styles.line}>Checked out on {displayMoment(checked_out_at)}</p> : null}
      {!checked_in_at && all_verified ? (
        <Button
          variant="primary"
          busy={checkIn.isPending}
          busyLabel="Checking in..."
          onClick={() => checkIn.mutate(undefined, saidByToast)}
        >
          Check in
        </Button>
      ) : null}
      {!checked_in_at && !all_verified ? (
        <p className={styles.quiet}>Guests can check in once everybody is verified.</p>
      ) : null}
      {checked_in_at && !checked_out_at ? (
        <Button
          busy={checkOut.isPending}
          busyLabel="Checking out..."
          onClick={() => checkOut.mutate(undefined, saidByToast)}
        >
          Check out
        </Button>
      ) : null}
    </div>
  );
}
