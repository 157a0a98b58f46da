import { mayReadAudit } from '@suite/contracts/permissions';
import type { Hotel } from '@suite/contracts/hotels';
import { Can } from '@suite/session';
import { DetailsDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getHotelQuery } from '../../../queries/get-hotel.query.ts';
import { HotelDetails } from './hotel-details.tsx';

interface GetHotelDialogProps {
  /** The hotel as its row shows it; the dialog asks for what there is to know now. */
  hotel: Hotel;
  open: boolean;
  onClose: () => void;
}

/** Everything known of one hotel. */
export function GetHotelDialog({ hotel, open, onClose }: GetHotelDialogProps) {
  const details = useQuery({ ...getHotelQuery(hotel.id), enabled: open });
  return (
    <DetailsDialog
      open={open}
      title={hotel.hotel_name}
      size="large"
      details={details}
      loadingText="Loading hotel details..."
      actions={
        <Can anyOf={mayReadAudit}>
          <Link to={`/audit?subject_type=hotel&subject_id=${hotel.id}`}>History</Link>
        </Can>
      }
      onClose={onClose}
    >
      {(now) => <HotelDetails hotel={now} />}
    </DetailsDialog>
  );
}
