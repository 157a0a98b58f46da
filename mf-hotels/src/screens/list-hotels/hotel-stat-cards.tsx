import type { Pagination } from '@suite/contracts/http';
import type { Hotel } from '@suite/contracts/hotels';
import { StatCard, StatGrid } from '@suite/ui';
import { countApprovals } from '../../domain/approval.ts';
import { known, t, tn } from '../../languages/catalog.ts';

interface HotelStatCardsProps {
  loading: boolean;
  hotels: readonly Hotel[] | undefined;
  pagination: Pagination | undefined;
}

const cards = [
  { approval: 'Approved', icon: 'check', tone: 'success' },
  { approval: 'Pending', icon: 'clock', tone: 'warning' },
  { approval: 'Rejected', icon: 'close', tone: 'danger' },
] as const;

/** Counts all hotels on the server, but decisions on this page alone; unknown counts are dashes. */
export function HotelStatCards({ loading, hotels, pagination }: HotelStatCardsProps) {
  const counts = hotels && countApprovals(hotels);
  const pages = pagination?.totalPages ?? 0;
  // An empty line keeps the height of the cards when the list arrives.
  const note = (text: string) => (pages > 1 ? text : '\u00A0');
  return (
    <section aria-label={t('Hotel statistics')}>
      <StatGrid oneLine>
        <StatCard
          label={t('Total Hotels')}
          value={pagination?.total ?? '–'}
          note={note(tn(pages, 'On {count} page', 'On {count} pages'))}
          loading={loading}
          icon="hotel"
        />
        {cards.map(({ approval, icon, tone }) => (
          <StatCard
            key={approval}
            label={known(approval)}
            value={counts?.[approval] ?? '–'}
            note={note(t('On this page'))}
            loading={loading}
            icon={icon}
            tone={tone}
          />
        ))}
      </StatGrid>
    </section>
  );
}
