import { StatCard, StatGrid, type IconName, type Tone } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

interface StaffStatCardsProps {
  counts: { active_staff: number; inactive_staff: number; recent_activity: number } | undefined;
  total: number | undefined;
  loading: boolean;
}

/** The first card counts the filtered staff, the others count all staff. */
export function StaffStatCards({ counts, total, loading }: StaffStatCardsProps) {
  const cards: readonly [string, number | undefined, string, IconName, Tone][] = [
    [t('Total Staff'), total, t('Found by the filters'), 'team', 'accent'],
    [t('Active Staff'), counts?.active_staff, t('May sign in'), 'check', 'success'],
    [t('Inactive Staff'), counts?.inactive_staff, t('May not sign in'), 'close', 'neutral'],
    [t('Recent Activity'), counts?.recent_activity, t('Signed in within 24 hours'), 'clock', 'info'],
  ];
  return (
    <section aria-label={t('Staff statistics')}>
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
