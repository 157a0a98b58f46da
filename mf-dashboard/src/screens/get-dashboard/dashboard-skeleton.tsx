import { dashboardRoles } from '@suite/contracts/dashboard';
import { Panel, Skeleton, Spinner, StatCard, StatGrid, type StatCardProps } from '@suite/ui';
import styles from '../../components/dashboard.module.css';
import type { DashboardView } from '../../domain/choose-view.ts';
import { t } from '../../languages/catalog.ts';

type Card = Pick<StatCardProps, 'label' | 'icon' | 'tone'>;

function cardsOf(view: DashboardView): readonly Card[] {
  if (view === dashboardRoles.platform)
    return [
      { label: t('Total Hotels'), icon: 'hotel' },
      { label: t('Total Bookings'), icon: 'bookings', tone: 'info' },
      { label: t('Revenue'), icon: 'reports', tone: 'success' },
      { label: t('Pending Hotels'), icon: 'clock', tone: 'warning' },
    ];
  if (view === dashboardRoles.hotel)
    return [
      { label: t("Today's Bookings"), icon: 'bookings' },
      { label: t('Available Rooms'), icon: 'home', tone: 'success' },
      { label: t('Total Guests'), icon: 'user', tone: 'info' },
      { label: t('Staff Available'), icon: 'team', tone: 'warning' },
    ];
  return [
    { label: t("Today's Bookings"), icon: 'bookings' },
    { label: t('Rooms Assigned'), icon: 'home', tone: 'success' },
    { label: t("Today's Guests"), icon: 'user', tone: 'info' },
  ];
}

/** Reserves the space of the cards and panels in their final size. */
export function DashboardSkeleton({ view }: { view: DashboardView }) {
  const text = (
    <div className={styles.loading}>
      <Spinner place="inline" text={t('Loading dashboard...')} />
    </div>
  );
  const isOfStaff = view === dashboardRoles.staff;
  return (
    <>
      {isOfStaff ? text : null}
      {view === dashboardRoles.hotel ? <Placeholder lines={5} /> : null}
      <div aria-hidden>
        <StatGrid>
          {cardsOf(view).map((card) => (
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
