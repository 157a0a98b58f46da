import { mayManageBooking, mayReadAudit } from '@suite/contracts/permissions';
import { Can } from '@suite/session';
import { DetailsDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReadBookingAgain } from '../../queries/read-booking-again.ts';
import { getBookingQuery } from '../../queries/get-booking.query.ts';
import { Slot } from '../../components/slot.tsx';
import { t } from '../../languages/catalog.ts';
import { BookingDetails } from './booking-details.tsx';
import { CheckInBooking } from '../check-in-booking/check-in-booking.tsx';

interface GetBookingDialogProps {
  open: boolean;
  id: number;
  onClose: () => void;
}

/** Booking Details: all there is to know, as it is now, and what the front desk does about it. */
export function GetBookingDialog({ open, id, onClose }: GetBookingDialogProps) {
  const details = useQuery({ ...getBookingQuery(id), enabled: open });
  const onBookingChanged = useReadBookingAgain(id);
  return (
    <DetailsDialog
      open={open}
      title={t('Booking Details #{id}', { id })}
      details={details}
      loadingText={t('Loading booking details...')}
      notFoundTitle={t('Booking {id} was not found', { id })}
      actions={
        <Can anyOf={mayReadAudit}>
          <Link to={`/audit?subject_type=booking&subject_id=${id}`}>{t('History')}</Link>
        </Can>
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
