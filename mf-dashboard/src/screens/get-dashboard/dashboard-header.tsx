import type { RealTimeStats } from '@suite/contracts/dashboard';
import { Button, Icon, PageHeader } from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { welcomeTo, type DashboardView } from '../../domain/choose-view.ts';
import { t } from '../../languages/catalog.ts';
import { LiveStats } from './live-stats.tsx';

interface DashboardHeaderProps {
  view: DashboardView;
  realtime: UseQueryResult<RealTimeStats>;
  busy: boolean;
  onRefresh: () => void;
}

export function DashboardHeader({ view, realtime, busy, onRefresh }: DashboardHeaderProps) {
  return (
    <div>
      <PageHeader
        title={t('Dashboard')}
        subtitle={welcomeTo(view)}
        actions={
          <Button
            icon={<Icon name="reload" />}
            busy={busy}
            busyLabel={t('Refreshing...')}
            onClick={onRefresh}
          >
            {t('Refresh')}
          </Button>
        }
      />
      <LiveStats stats={realtime.data} error={realtime.error} />
    </div>
  );
}
