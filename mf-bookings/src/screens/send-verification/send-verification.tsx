import type { Booking } from '@suite/contracts/bookings';
import { toast, Button, Icon, type DataColumn } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { sendVerification } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';
import { isAllVerified } from '../../domain/booking-status.ts';
import styles from './send-verification.module.css';

export interface VerificationMails {
  send: (booking: Booking) => Promise<void>;
  isSending: (booking: Booking) => boolean;
}

export function useSendVerification(onFailed: (message: string) => void): VerificationMails {
  const queries = useQueryClient();
  const [sending, setSending] = useState<ReadonlySet<number>>(new Set<number>());
  const send = async ({ id }: Booking) => {
    if (sending.has(id)) return;
    setSending((ids) => new Set([...ids, id]));
    try {
      await sendVerification(id);
      toast.success(t('Verification email sent successfully.'));
    } catch (error) {
      const { message } = error as Error;
      toast.error(message);
      onFailed(message);
      // Bookings may have been verified or deleted meanwhile.
      invalidateBookingLists(queries);
    } finally {
      setSending((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };
  return { send, isSending: ({ id }) => sending.has(id) };
}

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
  // The guest's link has ended.
  if (booking.stay_state === 'cancelled') return null;
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
