import type { Booking } from '@suite/contracts/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { openFlagsOf } from '../../domain/booking-flags.ts';
import { getVerificationQuery } from '../../queries/bookings.ts';
import { useChangeStay, type ChangeStay } from '../change-stay/use-change-stay.ts';
import { CheckInPanel } from './check-in-panel.tsx';
import { isRoomToName, needsOtherRoom } from './check-in-room.tsx';

export interface Stays extends ChangeStay {
  /** Checks the guests in, or opens the panel below the row if something is left to do. */
  startCheckIn: (booking: Booking) => void;
  isPanelOpen: (booking: Booking) => boolean;
  panelOf: (booking: Booking) => ReactNode;
}

export function useCheckInBooking(): Stays {
  const queries = useQueryClient();
  const stay = useChangeStay();
  const [openId, setOpenId] = useState<number | null>(null);
  const close = () => setOpenId(null);

  const startCheckIn = (booking: Booking) =>
    void stay.run(booking.id, async () => {
      const { id } = booking;
      const [verification, isToName] = await Promise.all([
        queries.fetchQuery(getVerificationQuery(id)),
        isRoomToName(queries, booking),
      ]);
      const { all_verified, is_before_arrival, people } = verification;
      const isLeft = !all_verified || is_before_arrival || openFlagsOf(people).length > 0;
      if (isLeft || isToName) return setOpenId(id);
      const failure = await stay.checkIn(id, { early: false, acknowledged: [] });
      if (await needsOtherRoom(queries, id, failure)) setOpenId(id);
    });
  const isPanelOpen = ({ id, stay_state }: Booking) => id === openId && stay_state === 'booked';
  return {
    ...stay,
    startCheckIn,
    isPanelOpen,
    panelOf: (booking) =>
      isPanelOpen(booking) ? <CheckInPanel booking={booking} stay={stay} onClose={close} /> : null,
  };
}
