import { Panel, Skeleton, Spinner, StatCard, StatGrid, type StatCardProps } from '@suite/ui';
import styles from '../../components/dashboard.module.css';
import type { DashboardView } from '../../domain/choose-view.ts';

type Card = Pick<StatCardProps, 'label' | 'icon' | 'tone'>;

const cards: Record<DashboardView, readonly Card[]> = {
  'Super Admin': [
    { label: 'Total Hotels', icon: 'hotel' },
    { label: 'Total Bookings', icon: 'bookings', tone: 'info' },
    { label: 'Revenue', icon: 'reports', tone: 'success' },
    { label: 'Pending Hotels', icon: 'clock', tone: 'warning' },
  ],
  'Hotel Admin': [
    { label: "Today's Bookings", icon: 'bookings' },
    { label: 'Available Rooms', icon: 'home', tone: 'success' },
    { label: 'Total Guests', icon: 'user', tone: 'info' },
    { label: 'Staff Available', icon: 'team', tone: 'warning' },
  ],
  Staff: [
    { label: "Today's Bookings", icon: 'bookings' },
    { label: 'Rooms Assigned', icon: 'home', tone: 'success' },
    { label: "Today's Guests", icon: 'user', tone: 'info' },
  ],
};

/** Holds the place of a dashboard that is loading: its cards and panels where they will be, in their size. */
export function DashboardSkeleton({ view }: { view: DashboardView }) {
  const text = (
    <div className={styles.loading}>
      <Spinner place="inline" text="Loading dashboard..." />
    </div>
  );
  const isOfStaff = view === 'Staff';
  return (
    <>
      {isOfStaff ? text : null}
      {view === 'Hotel Admin' ? <Placeholder lines={5} /> : null}
      <div aria-hidden>
        <StatGrid>
          {cards[view].map((card) => (
            <StatCard key={card.label} {...card} value={undefined} loading note="..." />
          ))}
        </StatGrid>
      </div>
      {isOfStaff ? null : text}
      <div className={styles.pair}>
        <Placeholder lines={9} />
        <Placeholder lines={9} />
      </div>
    </>
  );
}

function Placeholder({ lines }: { lines: number }) {
  return (
    <div aria-hidden>
      <Panel title="...">
        <Skeleton lines={lines} />
      </Panel>
    </div>
  );
}
