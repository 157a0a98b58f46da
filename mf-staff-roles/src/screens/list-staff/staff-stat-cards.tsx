import { StatCard, StatGrid } from '@suite/ui';

interface StaffStatCardsProps {
  counts: { active_staff: number; inactive_staff: number; recent_activity: number } | undefined;
  total: number | undefined;
  loading: boolean;
}

/** The four counts: the total is of what the filters find, the others of everybody. */
export function StaffStatCards({ counts, total, loading }: StaffStatCardsProps) {
  return (
    <section aria-label="Staff statistics">
      <StatGrid>
        <StatCard label="Total Staff" value={total} loading={loading} icon="team" tone="accent" />
        <StatCard
          label="Active Staff"
          value={counts?.active_staff}
          loading={loading}
          icon="check"
          tone="success"
        />
        <StatCard
          label="Inactive Staff"
          value={counts?.inactive_staff}
          loading={loading}
          icon="close"
          tone="neutral"
        />
        <StatCard
          label="Recent Activity"
          value={counts?.recent_activity}
          loading={loading}
          icon="clock"
          tone="info"
          note="Signed in within 24 hours"
        />
      </StatGrid>
    </section>
  );
}
