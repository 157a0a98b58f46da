import { Banner, Dialog, SearchInput, Skeleton } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hotelSearchQuery } from './hotel-queries.ts';
import styles from './hotel-switch.module.css';
import { t } from '../languages/catalog.ts';

interface ChooseHotelDialogProps {
  open: boolean;
  chosen: number | null;
  onChoose: (hotelId: number | null) => void;
  onClose: () => void;
}

export function ChooseHotelDialog({ open, onClose, ...choice }: ChooseHotelDialogProps) {
  return (
    <Dialog
      open={open}
      title={t('Choose a hotel')}
      description={t('Bookings, staff, roles and the audit log show this hotel.')}
      onClose={onClose}
    >
      <Hotels {...choice} />
    </Dialog>
  );
}

function Hotels({ chosen, onChoose }: Pick<ChooseHotelDialogProps, 'chosen' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const { data, error } = useQuery(hotelSearchQuery(search));
  const more = data ? data.pagination.total - data.hotels.length : 0;
  const option = (hotelId: number | null, name: string, place: string) => (
    <li key={hotelId}>
      <button
        type="button"
        className={styles.option}
        aria-current={hotelId === chosen ? 'true' : undefined}
        onClick={() => onChoose(hotelId)}
      >
        <span className={styles.strong}>{name}</span>
        <span className={styles.muted}>{place}</span>
      </button>
    </li>
  );
  return (
    <div className={styles.hotels}>
      <SearchInput
        label={t('Search hotels')}
        placeholder={t('Search hotels...')}
        maxLength={200}
        value={search}
        onChange={setSearch}
      />
      {error ? <Banner tone="error">{error.message}</Banner> : null}
      {data || error ? null : <Skeleton lines={8} text={t('Loading hotels...')} />}
      <ul className={styles.list}>
        {option(null, t('All hotels'), t('Bookings and audit records of every hotel'))}
        {data?.hotels.map((hotel) =>
          option(hotel.id, hotel.hotel_name, `${hotel.hotel_city}, ${hotel.hotel_country}`),
        )}
      </ul>
      {more > 0 ? (
        <p className={styles.muted}>{t('{more} more: search for the one you mean.', { more })}</p>
      ) : null}
    </div>
  );
}
