import type { Booking } from '@suite/contracts/bookings';
import { Button, Icon } from '@suite/ui';
import { isAllVerified } from '../../domain/booking-status.ts';
import styles from './list-bookings.module.css';
import type { VerificationMails } from './use-verification-mails.ts';

interface SendButtonProps {
  booking: Booking;
  mails: VerificationMails;
}

/** Mails the link of a booking, as long as a guest is left to verify. */
export function SendButton({ booking, mails }: SendButtonProps) {
  if (isAllVerified(booking)) {
    return (
      <span className={styles.nobodyLeft}>
        <Icon name="check" label={`All guests of booking ${booking.id} are verified`} />
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
