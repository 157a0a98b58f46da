import type { Booking } from '@suite/contracts/bookings';
import type { DeskVerification } from '@suite/contracts/verification';
import { FormDialog } from '@suite/ui';
import { earlyQuestion } from '../../domain/booking-texts.ts';
import { openFlagsOf } from '../../domain/booking-flags.ts';
import { t } from '../../languages/catalog.ts';
import { CheckInRoom, useCheckInRoom } from './check-in-room.tsx';
import { FlagsToTick, useTickedFlags } from './flags-to-tick.tsx';

export interface CheckInBookingDialogProps {
  booking: Booking;
  open: boolean;
  verification: DeskVerification;
  busy: boolean;
  onClose: () => void;
  onConfirm: (room: { room_id?: number }, isUpgrade: boolean) => Promise<Error | null>;
}

/** Confirms early check-ins, and check-ins with open flags or without a room. */
export function CheckInBookingDialog(props: CheckInBookingDialogProps) {
  const { booking, open, verification, busy, onClose, onConfirm } = props;
  const { checkin_date, is_before_arrival, people } = verification;
  const flags = openFlagsOf(people);
  const ticks = useTickedFlags(flags);
  const room = useCheckInRoom(booking);
  return (
    <FormDialog
      open={open}
      size="small"
      title={t('Check in')}
      description={
        is_before_arrival ? earlyQuestion(checkin_date) : t('Please look at this before the guests check in.')
      }
      submitLabel={is_before_arrival ? t('Check in early') : t('Check in')}
      busyLabel={t('Checking in...')}
      busy={busy}
      isChanged={ticks.isAnyTicked}
      submitDisabled={!ticks.areAllTicked || room.isUpgradeMissing}
      onClose={onClose}
      onSubmit={() => void onConfirm(room.body, room.isUpgrade).then(room.refuse)}
    >
      <strong>{t('Booking #{id}', { id: booking.id })}</strong>
      <CheckInRoom booking={booking} room={room} isRefused={false} busy={busy} />
      <FlagsToTick ticks={ticks} flags={flags} busy={busy} />
    </FormDialog>
  );
}
