import type { Booking } from '@suite/contracts/bookings';
import { Button, Icon } from '@suite/ui';
import { isAllVerified } from '../../domain/booking-status.ts';
import styles from './list-bookings.module.css';
import type { VerificationMails } from './use-verification-mails.ts';

interface SendButtonProps {
  booking: Booking;
  mails: VerificationMails;
}

/** Mails the link of a booking, as long as somebody is left to verify. */
export function SendButton({ booking, mails }: SendButtonProps) {
  if (isAllVerified(booking)) {
    return (
      <span className={styles.nobodyLeft}>
        <Icon name="check" label={`Everybody of booking ${booking.id} is verified`} />
      </span>
    );
  }
  return (
    <Button
      size="small"
      icon={<Icon name="mail" />}
      busy={mails.isSending(booking)}
      busyLabel="Sending..."
      aria-label={`Send Verification for booking ${booking.id}`}
      onClick={() => void mails.send(booking)}
    >
      Send
    </Button>
  );
}
