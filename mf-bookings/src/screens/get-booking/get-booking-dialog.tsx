import { mayManageBooking, mayReadAudit } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import type { Booking } from '@suite/contracts/bookings';
import { Button, DetailsDialog, Icon, type ActionMenuItem } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useInvalidateBooking } from '../../queries/invalidate-booking.ts';
import { getBookingQuery } from '../../queries/bookings.ts';
import { Slot } from '../../components/slot.tsx';
import { t } from '../../languages/catalog.ts';
import { BookingDetails } from './booking-details.tsx';
import { CheckInBooking } from '../check-in-booking/check-in-booking.tsx';

interface GetBookingDialogProps {
  open: boolean;
  id: number;
  actionsOf: (booking: Booking) => ActionMenuItem[];
  onClose: () => void;
}

export function GetBookingDialog({ open, id, actionsOf, onClose }: GetBookingDialogProps) {
  const details = useQuery({ ...getBookingQuery(id), enabled: open });
  const onBookingChanged = useInvalidateBooking(id);
  return (
    <DetailsDialog
      open={open}
      size="large"
      title={t('Booking Details #{id}', { id })}
      details={details}
      loadingText={t('Loading booking details...')}
      notFoundTitle={t('Booking {id} was not found', { id })}
      actions={
        <>
          <Can anyOf={mayReadAudit}>
            <Link to={`/audit?subject_type=booking&subject_id=${id}`}>{t('History')}</Link>
          </Can>
          {details.data ? <ActionButtons items={actionsOf(details.data)} /> : null}
        </>
      }
      onClose={onClose}
    >
      {(booking) => (
        <>
          <BookingDetails booking={booking} />
          <Slot name="booking-details.sections" props={{ booking_id: booking.id, onBookingChanged }} />
          <Can anyOf={mayManageBooking}>
            <CheckInBooking id={booking.id} />
          </Can>
        </>
      )}
    </DetailsDialog>
  );
}

/** Omits the entry for the details, which are open already, and disabled entries. */
function ActionButtons({ items }: { items: readonly ActionMenuItem[] }) {
  return items
    .filter(({ key, disabled }) => key !== 'details' && !disabled)
    .map(({ key, label, icon, onSelect }) => (
      <Button key={key} icon={icon && <Icon name={icon} />} onClick={onSelect}>
        {label}
      </Button>
    ));
}
