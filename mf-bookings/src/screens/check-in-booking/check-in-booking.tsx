import type { DeskVerification } from '@suite/contracts/verification';
import { formatMoment } from '@suite/i18n/dates';
import { Button, ConfirmDialog, toast, useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { displayDate } from '../../domain/booking-texts.ts';
import { openFlagsOf } from '../../domain/booking-flags.ts';
import {
  useCheckInBooking,
  useCheckOutBooking,
  getVerificationQuery,
  useUndoCheckIn,
} from '../../queries/bookings.ts';
import { t } from '../../languages/catalog.ts';
import styles from './check-in-booking.module.css';
import { CheckInBookingDialog } from './check-in-booking-dialog.tsx';

const undoMs = 8000;

interface CheckInRowProps {
  id: number;
  verification: DeskVerification;
}

/** Takes the focus when the button that had it disappears. */
function useFocusAfterChange(shown: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}

function useCheckIn(id: number, { people, is_before_arrival }: DeskVerification, onCheckedIn: () => void) {
  const checkIn = useCheckInBooking(id);
  const undo = useUndoCheckIn(id);
  const flags = openFlagsOf(people);
  const takeBack = () => undo.mutate(undefined, toastCallbacks);
  const record = (early: boolean) =>
    checkIn.mutate(
      { early, acknowledged: flags.map(({ user_type, item_id, flag }) => ({ user_type, item_id, flag })) },
      {
        onSuccess: ({ message }) => {
          onCheckedIn();
          toast.success(message, { durationMs: undoMs, action: { label: t('Undo'), onSelect: takeBack } });
        },
        onError: toastCallbacks.onError,
      },
    );
  return {
    record,
    isRecording: checkIn.isPending,
    takeBack,
    isTakingBack: undo.isPending,
    asksFirst: is_before_arrival || flags.length > 0,
  };
}

export function CheckInBooking({ id }: { id: number }) {
  const { data } = useQuery(getVerificationQuery(id));
  return data ? <CheckInRow id={id} verification={data} /> : null;
}

function CheckInRow({ id, verification }: CheckInRowProps) {
  const { all_verified, is_before_arrival, checked_in_at, checked_out_at } = verification;
  const question = useDialog<'check-in' | 'check-out', number>('check-in');
  const checkIn = useCheckIn(id, verification, question.close);
  const checkOut = useCheckOutBooking(id);
  const place = useFocusAfterChange(`${checked_in_at} ${checked_out_at}`);
  return (
    <div ref={place} className={styles.row} tabIndex={-1}>
      <StayTimes verification={verification} />
      {!checked_in_at && all_verified ? (
        <Button
          variant={is_before_arrival ? 'secondary' : 'primary'}
          busy={checkIn.isRecording}
          busyLabel={t('Checking in...')}
          onClick={() => (checkIn.asksFirst ? question.show('check-in', id) : checkIn.record(false))}
        >
          {t('Check in')}
        </Button>
      ) : null}
      <CheckInHint verification={verification} />
      {checked_in_at && !checked_out_at ? (
        <>
          <Button
            busy={checkOut.isPending}
            busyLabel={t('Checking out...')}
            onClick={() => question.show('check-out', id)}
          >
            {t('Check out')}
          </Button>
          <Button
            variant="text"
            busy={checkIn.isTakingBack}
            busyLabel={t('Undoing...')}
            onClick={checkIn.takeBack}
          >
            {t('Undo check-in')}
          </Button>
        </>
      ) : null}
      <CheckOutQuestion
        id={id}
        open={question.open && question.kind === 'check-out' && question.thing === id}
        busy={checkOut.isPending}
        onCancel={question.close}
        onConfirm={() => checkOut.mutate(undefined, { ...toastCallbacks, onSettled: question.close })}
      />
      {question.kind === 'check-in' && question.thing === id ? (
        <CheckInBookingDialog
          key={question.opening}
          id={id}
          open={question.open}
          verification={verification}
          busy={checkIn.isRecording}
          onClose={question.close}
          onConfirm={() => checkIn.record(is_before_arrival)}
        />
      ) : null}
    </div>
  );
}

type QuestionProps = Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'busy' | 'onCancel' | 'onConfirm'>;

function CheckOutQuestion({ id, ...question }: QuestionProps & { id: number }) {
  return (
    <ConfirmDialog
      {...question}
      title={t('Check out')}
      text={t('The stay of booking {id} ends now. A check-out cannot be undone.', { id })}
      confirmLabel={t('Check out')}
      busyLabel={t('Checking out...')}
    />
  );
}

function StayTimes({ verification }: Pick<CheckInRowProps, 'verification'>) {
  const { checked_in_at, checked_in_by, checked_out_at } = verification;
  return (
    <>
      {checked_in_at ? <p className={styles.line}>{checkedInText(checked_in_at, checked_in_by)}</p> : null}
      {checked_out_at ? (
        <p className={styles.line}>
          {t('Checked out on {moment}', { moment: formatMoment(checked_out_at) })}
        </p>
      ) : null}
    </>
  );
}

function checkedInText(instant: string, name: string | null): string {
  const moment = formatMoment(instant);
  return name
    ? t('Checked in on {moment} by {name}', { moment, name })
    : t('Checked in on {moment}', { moment });
}

function CheckInHint({ verification }: Pick<CheckInRowProps, 'verification'>) {
  const { all_verified, checkin_date, is_before_arrival, checked_in_at } = verification;
  if (checked_in_at) return null;
  if (!all_verified) {
    return <p className={styles.quiet}>{t('Guests can check in once all of them are verified.')}</p>;
  }
  if (!is_before_arrival) return null;
  return <p className={styles.quiet}>{t('Arrives on {date}', { date: displayDate(checkin_date) })}</p>;
}

const toastCallbacks = {
  onSuccess: ({ message }: { message: string }) => void toast.success(message),
  onError: ({ message }: Error) => void toast.error(message),
};
