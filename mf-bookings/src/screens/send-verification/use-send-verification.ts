import type { Booking } from '@suite/contracts/bookings';
import { toast } from '@suite/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateBookingLists } from '../../queries/booking-lists.ts';
import { sendVerification } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';

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
