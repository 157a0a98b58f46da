import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PinnedNotes } from '../../components/pinned-notes.tsx';
import { t } from '../../languages/catalog.ts';
import { listPinnedNotesQuery } from '../../queries/booking-notes.ts';

/** Lists the pinned notes of the guests who arrive, stay or leave today. */
export function ListPinnedNotes({ hotelId }: { hotelId: number | null }) {
  const { data } = useQuery(listPinnedNotesQuery(hotelId));
  return (
    <PinnedNotes
      notes={data?.notes ?? []}
      bookingOf={({ booking_id, name }) => (
        <Link to={`/bookings?id=${booking_id}`}>{t('Booking #{id}, {name}', { id: booking_id, name })}</Link>
      )}
    />
  );
}
