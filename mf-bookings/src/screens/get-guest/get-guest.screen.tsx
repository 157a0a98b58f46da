import type { getGuestEndpoint, GuestStay } from '@suite/contracts/bookings';
import type { ResultOf } from '@suite/contracts/http';
import {
  DetailList,
  EmailAddress,
  EmptyState,
  ListTable,
  PageHeader,
  Pagination,
  Panel,
  QueryContent,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PhoneNumber } from '../../components/phone-number.tsx';
import { displayDate, languageName, roomTypeName } from '../../domain/booking-texts.ts';
import { stayStateName } from '../../domain/stays.ts';
import { t } from '../../languages/catalog.ts';
import { getGuestQuery } from '../../queries/booking-guest.ts';
import { BookingNotes } from '../booking-notes/booking-notes.tsx';
import styles from './get-guest.module.css';

export function GetGuestScreen() {
  const id = Number(useParams()['id']);
  const isNumber = Number.isInteger(id) && id > 0;
  const [page, setPage] = useState(1);
  const guest = useQuery({ ...getGuestQuery(id, page), enabled: isNumber });
  if (!isNumber || guest.error?.status === 404) {
    return (
      <EmptyState
        icon="search"
        title={t('This guest was not found')}
        action={<Link to="/bookings">{t('All Bookings')}</Link>}
      />
    );
  }
  return (
    <QueryContent query={guest} loadingText={t('Loading guest...')}>
      {(data) => (
        <div className={styles.screen}>
          <PageHeader title={data.name} subtitle={t('Guest of {hotel}', { hotel: data.hotel_name })} />
          <GuestFacts guest={data} />
          <Panel title={t('Stays in this hotel')} flush>
            <ListTable
              things={t('stays')}
              list={guest}
              columns={stayColumns()}
              rows={data.stays}
              rowKey={({ booking_id }) => booking_id}
            />
            <Pagination {...data.pagination} onChange={setPage} />
          </Panel>
          <Panel title={t('Booking #{id}', { id })}>
            <BookingNotes id={id} />
          </Panel>
        </div>
      )}
    </QueryContent>
  );
}

function GuestFacts({ guest }: { guest: ResultOf<typeof getGuestEndpoint> }) {
  return (
    <Panel>
      <DetailList
        items={[
          { label: t('Email'), value: <EmailAddress address={guest.email} /> },
          { label: t('Phone'), value: guest.phone && <PhoneNumber number={guest.phone} /> },
          { label: t("Guest's Language"), value: languageName(guest.guest_language) },
          { label: t('Stays'), value: guest.total_stays },
          { label: t('Nights'), value: guest.total_nights },
        ]}
      />
    </Panel>
  );
}

const stayColumns = (): DataColumn<GuestStay>[] => [
  {
    key: 'booking',
    title: t('Booking'),
    render: ({ booking_id }) => <Link to={`/bookings?id=${booking_id}`}>{`#${booking_id}`}</Link>,
  },
  { key: 'checkin', title: t('Check-in'), render: ({ checkin_date }) => displayDate(checkin_date) },
  { key: 'checkout', title: t('Check-out'), render: ({ checkout_date }) => displayDate(checkout_date) },
  { key: 'nights', title: t('Nights'), render: ({ no_nights }) => no_nights },
  { key: 'type', title: t('Room Type'), render: ({ room_type }) => roomTypeName(room_type) },
  { key: 'room', title: t('Room'), render: ({ room_number }) => room_number ?? '–' },
  { key: 'state', title: t('State'), render: ({ stay_state }) => stayStateName(stay_state) },
];
