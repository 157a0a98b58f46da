import type { FieldError } from '@suite/contracts/http';
import type { UpdateBookingPayload } from '@suite/contracts/bookings';
import { toast } from '@suite/ui';
import { useState } from 'react';
import { useUpdateBooking, type BookingFailure } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';

const conflictToastMs = 12_000;
const validationToastMs = 8000;
const hotelToastMs = 6000;

interface UpdateAttemptOptions {
  id: number;
  onUpdated: (message: string) => void;
  onRefused: (errors: readonly FieldError[]) => void;
}

/** Refused fields go to `onRefused` instead. */
interface Refusal {
  kind: 'conflict' | 'verification' | 'problem';
  message: string;
  payload: UpdateBookingPayload;
}

function sentenceOf({ status, errorType, message }: BookingFailure): string {
  if (errorType === 'HOTEL_NOT_FOUND') return message;
  if (status === 404) return t('Booking not found');
  return errorType === 'PERMISSION_DENIED' ? t('Permission denied to update this booking') : message;
}

export function useUpdateAttempt({ id, onUpdated, onRefused }: UpdateAttemptOptions) {
  const update = useUpdateBooking(id);
  const [refusal, setRefusal] = useState<Refusal>();

  const fail = (failure: BookingFailure, payload: UpdateBookingPayload) => {
    const { errorType, message, errors } = failure;
    if (errorType === 'DATE_RANGE_CONFLICT') {
      toast.error(message, { durationMs: conflictToastMs });
      setRefusal({ kind: 'conflict', message, payload });
    } else if (errorType === 'VERIFICATION_ENDS') {
      setRefusal({ kind: 'verification', message, payload });
    } else if (errorType === 'VALIDATION_ERROR') {
      toast.error(message, { durationMs: validationToastMs });
      onRefused(errors);
    } else {
      const sentence = sentenceOf(failure);
      toast.error(sentence, errorType === 'HOTEL_NOT_FOUND' ? { durationMs: hotelToastMs } : {});
      setRefusal({ kind: 'problem', message: sentence, payload });
    }
  };
  const send = (payload: UpdateBookingPayload) => {
    if (update.isPending) return;
    setRefusal(undefined);
    const onSuccess = ({ message }: { message: string }) => {
      toast.success(t('Booking Updated Successfully'));
      onUpdated(message);
    };
    update.mutate(payload, { onSuccess, onError: fail });
  };
  return { send, refusal, dismiss: () => setRefusal(undefined), busy: update.isPending };
}
