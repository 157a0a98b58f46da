import type { Hotel, Pagination } from '@suite/contracts';
import { StatCard, StatGrid } from '@suite/ui';
import { countApprovals } from '../../domain/approval.ts';

interface HotelStatCardsProps {
  loading: boolean;
  hotels: readonly Hotel[] | undefined;
  pagination: Pagination | undefined;
}

/** All hotels the server has found, and the decisions about those on this page. */
export function HotelStatCards({ loading, hotels = [], pagination }: HotelStatCardsProps) {
  const counts = countApprovals(hotels);
  const note = (pagination?.totalPages ?? 0) > 1 ? 'On this page' : undefined;
  return (
    <section aria-label="Hotel statistics">
      <StatGrid>
        <StatCard label="Total Hotels" value={pagination?.total} loading={loading} icon="hotel" />
        <StatCard
          label="Approved"
          value={counts.Approved}
          note={note}
          loading={loading}
          icon="check"
          tone="success"
        />
        <StatCard
          label="Pending"
          value={counts.Pending}
          note={note}
          loading={loading}
          icon="clock"
          tone="warning"
        />
        <StatCard
          label="Rejected"
          value={counts.Rejected}
          note={note}
          loading={loading}
          icon="close"
          tone="danger"
        />
      </StatGrid>
    </section>
  );
}
