import type { Calendar } from '@suite/contracts/rooms';
import { Button, DetailList, Dialog } from '@suite/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { countOf, displayDate, listOf, roomTypeName } from '../../domain/booking-texts.ts';
import { isMovable, priceOf, type Proposal } from '../../domain/calendar-move.ts';
import { formatMoney, marksOf, roomNumber } from '../../domain/calendar-texts.ts';
import { stayStateName } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';

interface StayDialogProps {
  open: boolean;
  calendar: Calendar;
  proposal: Proposal;
  onMove: (() => void) | undefined;
  onClose: () => void;
}

export function StayDialog({ open, calendar, proposal: { stay }, onMove, onClose }: StayDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const price = priceOf(calendar.rates, stay.room_type, stay);
  return (
    <Dialog
      open={open}
      title={t('Booking #{id}, {name}', { id: stay.booking_id, name: stay.name })}
      initialFocus={close}
      onClose={onClose}
      footer={
        <>
          <Link to={`/?id=${stay.booking_id}`}>{t('Booking details')}</Link>
          {onMove && isMovable(stay) ? <Button onClick={onMove}>{t('Move…')}</Button> : null}
          <Button ref={close} onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      <DetailList
        items={[
          { label: t('Check-in'), value: displayDate(stay.checkin_date) },
          { label: t('Check-out'), value: displayDate(stay.checkout_date) },
          { label: t('Room'), value: roomNumber(calendar, stay.room_id) },
          { label: t('Room Type'), value: roomTypeName(stay.room_type) },
          { label: t('Guests'), value: countOf(stay.guests, 'guest') },
          { label: t('State'), value: listOf([stayStateName(stay.stay_state), ...marksOf(stay)]) },
          ...(price ? [{ label: t('Price'), value: formatMoney(price) }] : []),
        ]}
      />
    </Dialog>
  );
}
