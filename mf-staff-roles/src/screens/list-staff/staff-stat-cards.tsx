import { StatCard, StatGrid, type IconName, type Tone } from '@suite/ui';

interface StaffStatCardsProps {
  counts: { active_staff: number; inactive_staff: number; recent_activity: number } | undefined;
  total: number | undefined;
  loading: boolean;
}

/** The four counts: the total is of the filtered staff, the others are of all staff. */
export function StaffStatCards({ counts, total, loading }: StaffStatCardsProps) {
  const cards: readonly [string, number | undefined, string, IconName, Tone][] = [
    ['Total Staff', total, 'Found by the filters', 'team', 'accent'],
    ['Active Staff', counts?.active_staff, 'May sign in', 'check', 'success'],
    ['Inactive Staff', counts?.inactive_staff, 'May not sign in', 'close', 'neutral'],
    ['Recent Activity', counts?.recent_activity, 'Signed in within 24 hours', 'clock', 'info'],
  ];
  return (
    <section aria-label="Staff statistics">
      <StatGrid oneLine>
        {cards.map(([label, value, note, icon, tone]) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            note={note}
            loading={loading}
            icon={icon}
            tone={tone}
          />
        ))}
      </StatGrid>
    </section>
  );
}
