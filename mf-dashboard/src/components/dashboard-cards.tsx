import { dashboardRoles } from '@suite/contracts/dashboard';
import { StatCard, StatGrid, type StatCardProps } from '@suite/ui';
import type { DashboardView } from '../domain/choose-view.ts';
import { t } from '../languages/catalog.ts';

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

interface DashboardCardsProps {
  view: DashboardView;
  /** Has the order of the cards, which are loading without it. */
  figures?: readonly Pick<StatCardProps, 'value' | 'note'>[];
}

export function DashboardCards({ view, figures }: DashboardCardsProps) {
  return (
    <StatGrid>
      {cardsOf(view).map((card, index) => (
        <StatCard
          key={card.label}
          {...card}
          value={figures?.[index]?.value}
          note={figures?.[index]?.note ?? '...'}
          loading={!figures}
        />
      ))}
    </StatGrid>
  );
}
