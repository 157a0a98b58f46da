import type { Booking } from '@suite/contracts/bookings';
import type { StayAction } from '@suite/contracts/front-desk';
import type { DeskVerification } from '@suite/contracts/verification';
import { formatMoment } from '@suite/i18n/dates';
import { Button, useDialog } from '@suite/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { displayDate } from '../../domain/booking-texts.ts';
import { openFlagsOf } from '../../domain/booking-flags.ts';
import { getVerificationQuery } from '../../queries/bookings.ts';
import { useChangeStay } from '../change-stay/use-change-stay.ts';
import { t } from '../../languages/catalog.ts';
import styles from './check-in-booking.module.css';
import { CheckInBookingDialog, type CheckInBookingDialogProps } from './check-in-booking-dialog.tsx';
import { isRoomToName, needsOtherRoom } from './check-in-room.tsx';

interface CheckInRowProps {
  booking: Booking;
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

export function CheckInBooking({ booking }: { booking: Booking }) {
  const { data } = useQuery(getVerificationQuery(booking.id));
  return data ? <CheckInRow booking={booking} verification={data} /> : null;
}

function CheckInRow({ booking, verification }: CheckInRowProps) {
  const { id } = booking;
  const { all_verified, is_before_arrival, checked_in_at, checked_out_at, ended, people } = verification;
  const queries = useQueryClient();
  const question = useDialog<'check-in', number>('check-in');
  const stay = useChangeStay();
  const place = useFocusAfterChange(`${checked_in_at} ${checked_out_at} ${ended?.at}`);
  const flags = openFlagsOf(people);
  const record: CheckInBookingDialogProps['onConfirm'] = async (room, isUpgrade) => {
    const acknowledged = flags.map(({ user_type, item_id, flag }) => ({ user_type, item_id, flag }));
    const body = { early: is_before_arrival, acknowledged, ...room };
    const failure = await stay.checkIn(id, body, isUpgrade);
    if (!failure) question.close();
    return failure;
  };
  const begin = async () => {
    const isLeft = is_before_arrival || flags.length > 0 || (await isRoomToName(queries, booking));
    if (isLeft || (await needsOtherRoom(queries, id, await record({}, false)))) question.show('check-in', id);
  };
  const busy = stay.isBusy(id);
  return (
    <div ref={place} className={styles.row} tabIndex={-1}>
      <StayTimes verification={verification} />
      {!checked_in_at && !ended && all_verified ? (
        <Button
          variant={is_before_arrival ? 'secondary' : 'primary'}
          busy={busy}
          busyLabel={t('Checking in...')}
          onClick={() => void stay.run(id, begin)}
        >
          {t('Check in')}
        </Button>
      ) : null}
      <CheckInHint verification={verification} />
      <LeaveButtons
        verification={verification}
        busy={busy}
        onChange={(action) => void stay.change(id, action)}
      />
      {question.thing === id ? (
        <CheckInBookingDialog
          key={question.opening}
          booking={booking}
          open={question.open}
          verification={verification}
          busy={busy}
          onClose={question.close}
          onConfirm={record}
        />
      ) : null}
    </div>
  );
}

interface LeaveButtonsProps {
  verification: DeskVerification;
  busy: boolean;
  onChange: (action: StayAction) => void;
}

function LeaveButtons({ verification, busy, onChange }: LeaveButtonsProps) {
  const { checked_in_at, checked_out_at } = verification;
  if (checked_out_at) {
    return (
      <Button variant="text" busy={busy} onClick={() => onChange('undo-check-out')}>
        {t('Undo check-out')}
      </Button>
    );
  }
  if (!checked_in_at) return null;
  return (
    <>
      <Button busy={busy} onClick={() => onChange('check-out')}>
        {t('Check out')}
      </Button>
      <Button variant="text" disabled={busy} onClick={() => onChange('undo-check-in')}>
        {t('Undo check-in')}
      </Button>
    </>
  );
}

function StayTimes({ verification }: Pick<CheckInRowProps, 'verification'>) {
  return stayTimesOf(verification).map((text) => (
    <p key={text} className={styles.line}>
      {text}
    </p>
  ));
}

function stayTimesOf(verification: DeskVerification): string[] {
  const { checked_in_at, checked_in_by, checked_out_at, checked_out_by, ended } = verification;
  return [
    checked_in_at && checkedInText(checked_in_at, checked_in_by),
    checked_out_at && checkedOutText(checked_out_at, checked_out_by ?? null),
    ended && endedText(ended),
  ].filter((text) => typeof text === 'string');
}

function checkedInText(instant: string, name: string | null): string {
  const moment = formatMoment(instant);
  return name
    ? t('Checked in on {moment} by {name}', { moment, name })
    : t('Checked in on {moment}', { moment });
}

function checkedOutText(instant: string, name: string | null): string {
  const moment = formatMoment(instant);
  return name
    ? t('Checked out on {moment} by {name}', { moment, name })
    : t('Checked out on {moment}', { moment });
}

function endedText({ state, at, by, reason }: NonNullable<DeskVerification['ended']>): string {
  const moment = formatMoment(at);
  if (state === 'no_show') {
    return by
      ? t('No-show, recorded on {moment} by {name}', { moment, name: by })
      : t('No-show, recorded on {moment}', { moment });
  }
  const text = by
    ? t('Cancelled on {moment} by {name}', { moment, name: by })
    : t('Cancelled on {moment}', { moment });
  return reason ? t('{text}: {reason}', { text, reason }) : text;
}

function CheckInHint({ verification }: Pick<CheckInRowProps, 'verification'>) {
  const { all_verified, checkin_date, is_before_arrival, checked_in_at, ended } = verification;
  if (checked_in_at || ended) return null;
  if (!all_verified) {
    return <p className={styles.quiet}>{t('Guests can check in once all of them are verified.')}</p>;
  }
  if (!is_before_arrival) return null;
  return <p className={styles.quiet}>{t('Arrives on {date}', { date: displayDate(checkin_date) })}</p>;
}
