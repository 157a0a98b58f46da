import type { Rollout, RolloutHealth } from '@suite/descriptor';
import { Badge, Banner, DataTable, Panel, type DataColumn } from '@suite/ui';
import { countText, shareText, timeText } from '../domain/figures.ts';
import { shortName } from '../domain/release-name.ts';
import { nameRolloutState, rolloutRows, type RolloutRow } from '../domain/rollout-rows.ts';
import styles from '../components/releases.module.css';
import { Since } from '../components/since.tsx';

const health = (key: 'canary' | 'live', title: string): DataColumn<RolloutRow> => ({
  key,
  title,
  render: (row) => <Health health={row[key]} />,
});

const columns: DataColumn<RolloutRow>[] = [
  { key: 'percent', title: 'Step', render: ({ percent }) => `${percent} % of the people` },
  {
    key: 'ended',
    title: 'Ended',
    render: ({ ended_at }) =>
      ended_at === null ? <Badge tone="info">Running</Badge> : <Since at={ended_at} />,
  },
  health('canary', 'New version'),
  health('live', 'Live version'),
];

/** How far a gradual release is, and how the new version does beside the live one. */
export function RolloutPanel({ title, rollout }: { title: string; rollout: Rollout }) {
  const { release, state, percent, reason, hold_seconds, min_loads, started_at, started_by } = rollout;
  const rows = rolloutRows(rollout);
  return (
    <Panel flush title="Gradual release" actions={<Badge {...nameRolloutState(rollout)} />}>
      <p className={styles.inset}>
        {shortName(release)}, begun <Since at={started_at} /> by {started_by}. Each step lasts at least{' '}
        {countText(hold_seconds, 'second')} and {countText(min_loads, 'load')}.
      </p>
      {reason !== null && (
        <div className={styles.inset}>
          <Banner
            tone={state === 'rolled-back' ? 'error' : 'warning'}
            title={`It ended at ${percent} % of the people`}
          >
            {reason}.
          </Banner>
        </div>
      )}
      {rows.length > 0 && (
        <DataTable
          label={`Steps of the gradual release of ${title}`}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.percent}
        />
      )}
    </Panel>
  );
}

function Health({
  health: { loads, failures, people_with_errors, start_ms, render_ms },
}: {
  health: RolloutHealth;
}) {
  return (
    <>
      <div>
        {countText(loads, 'load')}, {failures} failed ({shareText(failures, loads)})
      </div>
      <div className={styles.muted}>
        start {timeText(start_ms)}, render {timeText(render_ms)}
        {people_with_errors > 0 && `, errors for ${people_with_errors} people`}
      </div>
    </>
  );
}
