import type { Hotel } from '@suite/contracts';
import { Banner, Button, Dialog, Icon, Spinner } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { getHotelQuery } from '../../queries/get-hotel.query.ts';
import { HotelDetails } from './hotel-details.tsx';
import styles from './list-hotels.module.css';

interface GetHotelDialogProps {
  /** The hotel as its row shows it; the dialog asks for what there is to know now. */
  hotel: Hotel;
  open: boolean;
  onClose: () => void;
}

/** Everything known of one hotel. */
export function GetHotelDialog({ hotel, open, onClose }: GetHotelDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...getHotelQuery(hotel.id), enabled: open });
  return (
    <Dialog
      open={open}
      title={hotel.hotel_name}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data ? <HotelDetails hotel={data} /> : null}
      {!data && isFetching ? <Spinner text="Loading hotel details..." /> : null}
      {!data && !isFetching && error ? (
        <div className={styles.unread}>
          <Banner tone="error">{error.message}</Banner>
          <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
