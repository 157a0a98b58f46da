import { choosesHotel, useChosenHotel, useSession } from '@suite/session';
import { Icon, Banner, Dialog, SearchInput, Skeleton } from '@suite/ui';
import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withHotel } from './hotel-in-address.tsx';
import { leaveAtom } from '../unsaved/pending-leave.ts';
import styles from './hotel-switch.module.css';
import { t } from '../languages/catalog.ts';
import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { getHotelEndpoint, listHotelsEndpoint, type Hotel } from '@suite/contracts/hotels';

const freshMs = 5 * 60_000;

interface HotelSwitchProps {
  narrow: boolean;
  followsHotel: boolean;
}

export function HotelSwitch(props: HotelSwitchProps) {
  const { user } = useSession();
  return choosesHotel(user) ? <Switch {...props} /> : null;
}

function Switch({ narrow, followsHotel }: HotelSwitchProps) {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useChosenHotel();
  const navigate = useNavigate();
  const leave = useSetAtom(leaveAtom);
  const { pathname, search } = useLocation();
  const hotel = useQuery(chosenHotelQuery(chosen));
  const isGone = hotel.error?.status === 404;

  useEffect(() => {
    if (isGone && !followsHotel) choose(null);
  }, [isGone, followsHotel, choose]);

  const onChoose = (hotelId: number | null) => {
    setOpen(false);
    leave(() => {
      if (followsHotel) void navigate({ pathname, search: withHotel(search, hotelId) });
      else choose(hotelId);
    });
  };
  const name =
    chosen === null
      ? t('All hotels')
      : isGone
        ? t('Unknown hotel')
        : (hotel.data?.hotel_name ?? t('Hotel #{number}', { number: chosen }));
  return (
    <>
      <button
        type="button"
        className={styles.switch}
        aria-haspopup="dialog"
        aria-label={t('Hotel: {name}', { name })}
        title={narrow ? name : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="hotel" />
        {narrow ? null : <span className={styles.name}>{name}</span>}
      </button>
      <ChooseHotelDialog open={open} chosen={chosen} onChoose={onChoose} onClose={() => setOpen(false)} />
    </>
  );
}

interface ChooseHotelDialogProps {
  open: boolean;
  chosen: number | null;
  onChoose: (hotelId: number | null) => void;
  onClose: () => void;
}

function ChooseHotelDialog({ open, onClose, ...choice }: ChooseHotelDialogProps) {
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

/** Remotes may store other shapes under their keys, so the shell uses its own. */
function chosenHotelQuery(id: number | null) {
  return queryOptions<Hotel, ApiCallError>({
    queryKey: ['shell', getHotelEndpoint.name, id],
    queryFn: async ({ signal }) =>
      (await callEndpoint(getHotelEndpoint, { params: { id: id ?? 0 }, signal })).result,
    enabled: id !== null,
    staleTime: freshMs,
  });
}

function hotelSearchQuery(search: string) {
  const query = { page: 1, limit: 10, status: 'approved' as const, search };
  return queryOptions({
    queryKey: ['shell', listHotelsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listHotelsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
