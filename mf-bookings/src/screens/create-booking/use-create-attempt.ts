import type { FieldError } from '@suite/contracts/http';
import type { CreateBookingPayload } from '@suite/contracts/bookings';
import { toast } from '@suite/ui';
import { useRef, useState } from 'react';
import { newVerificationToken } from '../../domain/new-verification-token.ts';
import { useCreateBooking, type BookingFailure } from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';

const createdToastMs = 5000;
const conflictToastMs = 12_000;
const validationToastMs = 8000;
const hotelToastMs = 6000;

interface CreateAttemptOptions {
  onCreated: (message: string) => void;
  onRefused: (errors: readonly FieldError[]) => void;
}

export function useCreateAttempt({ onCreated, onRefused }: CreateAttemptOptions) {
  const create = useCreateBooking();
  const sending = useRef(false);
  const [conflict, setConflict] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fail = ({ errorType, message, errors }: BookingFailure) => {
    if (errorType === 'DATE_RANGE_CONFLICT') {
      toast.error(message, { durationMs: conflictToastMs });
      setConflict(true);
    } else if (errorType === 'VALIDATION_ERROR') {
      toast.error(message, { durationMs: validationToastMs });
      onRefused(errors);
    } else if (errorType === 'HOTEL_NOT_FOUND') {
      toast.error(message, { durationMs: hotelToastMs });
      onRefused([{ field: 'hotel_id', message: t('No hotel has this ID') }]);
    } else {
      setProblem(message);
    }
  };

  const forget = () => {
    setConflict(false);
    setProblem(undefined);
  };
  const send = (payload: CreateBookingPayload) => {
    if (sending.current) return;
    sending.current = true;
    create.mutate(
      { ...payload, verification_token: newVerificationToken() },
      {
        onSuccess: ({ message }) => {
          toast.success(t('Booking created successfully!'), { durationMs: createdToastMs });
          onCreated(message);
        },
        onError: fail,
        onSettled: () => {
          sending.current = false;
        },
      },
    );
  };
  return { send, forget, busy: create.isPending, conflict, problem };
}
