import type { Hotel } from '@suite/contracts/hotels';
import { DetailsDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getHotelQuery } from '../../queries/get-hotel.query.ts';
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
      onClose={onClose}
    >
      {(now) => <HotelDetails hotel={now} />}
    </DetailsDialog>
  );
}
