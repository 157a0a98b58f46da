import type { Booking } from '@suite/contracts/bookings';
import { FormDialog } from '@suite/ui';
import { useState } from 'react';
import { ReasonField } from '../../components/reason-field.tsx';
import { t } from '../../languages/catalog.ts';
import { useCancelStay } from '../../queries/stays.ts';

interface CancelBookingDialogProps {
  open: boolean;
  /** Each opening of the dialog needs its own key. */
  booking: Booking;
  onClose: () => void;
  /** Receives the server's message. */
  onCancelled: (message: string) => void;
}

export function CancelBookingDialog({ open, booking, onClose, onCancelled }: CancelBookingDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(0);
  const cancel = useCancelStay(booking.id);
  const submit = () => {
    if (reason.trim() === '') return setMissing(missing + 1);
    cancel.mutate(reason, { onSuccess: onCancelled });
  };
  const required = missing > 0 && reason.trim() === '' ? t('Reason is required') : undefined;
  return (
    <FormDialog
      open={open}
      size="small"
      danger
      title={t('Cancel booking')}
      description={t(
        "The room is free again, and the guest's link ends. Nothing is deleted: the booking stays in the list, and you can undo the cancellation.",
      )}
      submitLabel={t('Cancel booking')}
      cancelLabel={t('Keep booking')}
      busyLabel={t('Cancelling...')}
      busy={cancel.isPending}
      isChanged={reason !== ''}
      failures={missing + cancel.failureCount}
      onClose={onClose}
      onSubmit={submit}
    >
      <strong>{t('Booking #{id}, {name}', { id: booking.id, name: booking.name })}</strong>
      <ReasonField value={reason} error={required ?? cancel.error?.message} onChange={setReason} />
    </FormDialog>
  );
}
