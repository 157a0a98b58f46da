import { dashboardRoles } from '@suite/contracts/dashboard';
import { Panel, Skeleton, Spinner } from '@suite/ui';
import { DashboardCards } from '../../components/dashboard-cards.tsx';
import styles from '../../components/dashboard.module.css';
import type { DashboardView } from '../../domain/choose-view.ts';
import { t } from '../../languages/catalog.ts';

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
        <DashboardCards view={view} />
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
