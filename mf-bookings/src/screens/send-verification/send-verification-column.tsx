import type { Booking } from '@suite/contracts/bookings';
import { Button, Icon, type DataColumn } from '@suite/ui';
import { isAllVerified } from '../../domain/booking-status.ts';
import { t } from '../../languages/catalog.ts';
import styles from './send-verification-column.module.css';
import type { VerificationMails } from './use-send-verification.ts';

export function sendVerificationColumn(mails: VerificationMails): DataColumn<Booking> {
  return {
    key: 'verify',
    title: t('Verify'),
    pinned: true,
    // The column fits the button while it sends, so that the table keeps its width.
    minWidth: '8.5rem',
    render: (booking) => <SendButton booking={booking} mails={mails} />,
  };
}

interface SendButtonProps {
  booking: Booking;
  mails: VerificationMails;
}

function SendButton({ booking, mails }: SendButtonProps) {
  if (isAllVerified(booking)) {
    return (
      <span className={styles.allVerified}>
        <Icon name="check" label={t('All guests of booking {id} are verified', { id: booking.id })} />
      </span>
    );
  }
  return (
    <Button
      size="small"
      icon={<Icon name="mail" />}
      busy={mails.isSending(booking)}
      busyLabel={t('Sending...')}
      aria-label={t('Send Verification for booking {id}', { id: booking.id })}
      onClick={() => void mails.send(booking)}
    >
      {t('Send')}
    </Button>
  );
}
