import { mayReadAudit } from '@suite/contracts/permissions';
import type { Hotel } from '@suite/contracts/hotels';
import { Can } from '@suite/session';
import { DetailsDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '../../../languages/catalog.ts';
import { getHotelQuery } from '../../../queries/hotels.ts';
import { HotelDetails } from './hotel-details.tsx';

interface GetHotelDialogProps {
  id: number;
  /** The name in the row is the title until the details have loaded. */
  listed: Hotel | undefined;
  open: boolean;
  onClose: () => void;
}

export function GetHotelDialog({ id, listed, open, onClose }: GetHotelDialogProps) {
  const details = useQuery({ ...getHotelQuery(id), enabled: open });
  return (
    <DetailsDialog
      open={open}
      title={(details.data ?? listed)?.hotel_name ?? t('Hotel Details')}
      size="large"
      details={details}
      loadingText={t('Loading hotel details...')}
      notFoundTitle={t('Hotel {id} was not found', { id })}
      actions={
        <Can anyOf={mayReadAudit}>
          <Link to={`/audit?subject_type=hotel&subject_id=${id}`}>{t('History')}</Link>
        </Can>
      }
      onClose={onClose}
    >
      {(now) => <HotelDetails hotel={now} />}
    </DetailsDialog>
  );
}
