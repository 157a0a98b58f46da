import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t, tn } from '../../languages/catalog.ts';
import { getGuestQuery } from '../../queries/booking-guest.ts';

/** Leads to the page of the guest, also before the stays are counted. */
export function EarlierStays({ id }: { id: number }) {
  const { data } = useQuery(getGuestQuery(id));
  return <Link to={`/guest/${id}`}>{describeStays(data?.earlier_stays)}</Link>;
}

function describeStays(count: number | undefined): string {
  if (count === undefined) return t('Stays of this guest');
  return count === 0 ? t('No earlier stay') : tn(count, '{count} earlier stay', '{count} earlier stays');
}
