import { useSession } from '@suite/session';
import { Banner, FormDialog, holdTypedText, toast, type CheckedFormState } from '@suite/ui';
import type { Booking } from '@suite/contracts/bookings';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  emptyBookingForm,
  hotelToday,
  nextBookingForm,
  type BookingFormValues,
} from '../../domain/booking-form.ts';
import { bookingNumbers } from '../../domain/booking-group.ts';
import { checkNewStay, formFieldOf, roomsLeftByType, type NewStay } from '../../domain/booking-rooms.ts';
import { BookingMoreFields } from '../../components/booking-form/booking-more-fields.tsx';
import { BookingStayFields, useBookingForm } from '../../components/booking-form/booking-stay-fields.tsx';
import { DateConflict } from '../../components/booking-form/date-conflict.tsx';
import { t, tn } from '../../languages/catalog.ts';
import { refusesFields, useCreateBookings, type BookingFailure } from '../../queries/bookings.ts';
import { roomsLeftQuery } from '../../queries/rooms-left.query.ts';
import { RoomSections } from './room-sections.tsx';

interface CreateBookingDialogProps {
  open: boolean;
  choosesHotel: boolean;
  onClose: () => void;
  onCreated: (message: string) => void;
}

/** Each opening needs its own key, which discards earlier entries. */
export function CreateBookingDialog({ open, choosesHotel, onClose, onCreated }: CreateBookingDialogProps) {
  const { user } = useSession();
  const today = hotelToday(user?.hotel_time_zone);
  const form = useBookingForm((values) => checkNewStay(values, { today, choosesHotel }), emptyBookingForm);
  const rooms = useQuery(roomsLeftQuery(form.values, choosesHotel ? form.values.hotel_id : undefined));
  const left = roomsLeftByType(rooms.data ?? [], form.values, today);
  const { submit, busy, conflict, problem, followUps } = useCreateAttempt(form, onCreated);
  return (
    <FormDialog
      open={open}
      title={t('Create New Booking')}
      description={
        user?.hotel_name
          ? t('Add a new booking for {hotel}', { hotel: user.hotel_name })
          : t('Add a new booking for your hotel')
      }
      submitLabel={t('Create Booking')}
      busyLabel={t('Creating...')}
      busy={busy}
      isChanged={form.isChanged}
      failures={form.failures}
      onSubmit={() => submit({})}
      onSubmitAnother={() => submit({ another: true })}
      onClose={onClose}
    >
      {problem ? <Banner tone="error">{problem}</Banner> : null}
      {conflict ? (
        <DateConflict
          busy={busy}
          label={t('Create Anyway')}
          onConfirm={() => submit({ ...conflict, allow_overlap: true })}
        />
      ) : null}
      <BookingStayFields
        key={followUps}
        form={form}
        firstCheckin={today}
        hotel={choosesHotel ? 'entered' : null}
        roomsLeft={left.get(form.values.room_type)}
        focusesName={followUps > 0}
        choosesRoomCount
      />
      <RoomSections form={form} left={left} />
      <BookingMoreFields form={form} startsOpen={false} />
    </FormDialog>
  );
}

const createdToastMs = 5000;
const conflictToastMs = 12_000;
const validationToastMs = 8000;
const hotelToastMs = 6000;

interface Attempt {
  /** Begins the next booking instead of closing the dialog. */
  another?: boolean;
  allow_overlap?: true;
}

function useCreateAttempt(
  form: CheckedFormState<BookingFormValues, NewStay>,
  onClosed: CreateBookingDialogProps['onCreated'],
) {
  const create = useCreateBookings();
  const sending = useRef(false);
  const [conflict, setConflict] = useState<Attempt>();
  const [problem, setProblem] = useState<string>();
  const [followUps, setFollowUps] = useState(0);

  const fail = (attempt: Attempt, failure: BookingFailure) => {
    const { errorType, message, errors } = failure;
    if (errorType === 'DATE_RANGE_CONFLICT') {
      toast.error(message, { durationMs: conflictToastMs });
      setConflict(attempt);
    } else if (refusesFields(failure)) {
      toast.error(message, { durationMs: validationToastMs });
      form.refuse(errors.map(({ field, message: text }) => ({ field: formFieldOf(field), message: text })));
    } else if (errorType === 'HOTEL_NOT_FOUND') {
      toast.error(message, { durationMs: hotelToastMs });
      form.refuse([{ field: 'hotel_id', message: t('No hotel has this ID') }]);
    } else {
      setProblem(message);
    }
  };
  const beginNext = (typed: string) => {
    const next = nextBookingForm(form.values);
    form.reset(next);
    form.update({ ...next, name: typed });
    setFollowUps(followUps + 1);
  };
  const send = (payload: NewStay, attempt: Attempt) => {
    sending.current = true;
    // The name of the next guest is often typed before this booking is created.
    const takeTyped = attempt.another ? holdTypedText() : undefined;
    create.mutate(attempt.allow_overlap ? { ...payload, allow_overlap: true } : payload, {
      onSuccess: ({ message, bookings }) => {
        toast.success(describeCreated(bookings, attempt), { durationMs: createdToastMs });
        if (takeTyped) beginNext(takeTyped());
        else onClosed(message);
      },
      onError: (failure) => {
        takeTyped?.();
        fail(attempt, failure);
      },
      onSettled: () => {
        sending.current = false;
      },
    });
  };
  const submit = (attempt: Attempt) => {
    if (create.isPending) return;
    setConflict(undefined);
    setProblem(undefined);
    const payload = form.submit();
    if (payload && !sending.current) send(payload, attempt);
  };
  return { submit, busy: create.isPending, conflict, problem, followUps };
}

function describeCreated(bookings: readonly Booking[], { another }: Attempt): string {
  const [first] = bookings;
  if (bookings.length > 1) {
    return tn(
      bookings.length,
      '{count} booking created ({numbers})',
      '{count} bookings created ({numbers})',
      { numbers: bookingNumbers(bookings) },
    );
  }
  return another && first
    ? t('Booking #{id} of {name} created', { id: first.id, name: first.name })
    : t('Booking created successfully!');
}
