import type { Rollout, RolloutHealth, RolloutFigures } from '@suite/descriptor';
import { translateMessage } from '@suite/i18n';
import { Badge, Banner, DataTable, Panel, type DataColumn, type Tone } from '@suite/ui';
import { loadsText, shareText, timeText } from '../domain/figures.ts';
import { shortName } from '../domain/release-name.ts';
import styles from '../components/releases.module.css';
import { Since } from '../components/who-and-when.tsx';
import { rich, t, tn } from '../../languages/catalog.ts';

const health = (key: 'canary' | 'live', title: string): DataColumn<RolloutRow> => ({
  key,
  title,
  render: (row) => <Health health={row[key]} />,
});

const columns = (): DataColumn<RolloutRow>[] => [
  { key: 'percent', title: t('Step'), render: ({ percent }) => t('{percent} % of the people', { percent }) },
  {
    key: 'ended',
    title: t('Ended'),
    render: ({ ended_at }) =>
      ended_at === null ? <Badge tone="info">{t('Running')}</Badge> : <Since at={ended_at} />,
  },
  health('canary', t('New version')),
  health('live', t('Live version')),
];

export function RolloutPanel({ title, rollout }: { title: string; rollout: Rollout }) {
  const { release, state, percent, reason, hold_seconds, min_loads, started_at, started_by } = rollout;
  const rows = rolloutRows(rollout);
  return (
    <Panel flush title={t('Gradual release')} actions={<Badge {...nameRolloutState(rollout)} />}>
      <p className={styles.inset}>
        {rich('{release}, begun {since} by {name}. Each step lasts at least {seconds} and {loads}.', {
          release: <bdi>{shortName(release)}</bdi>,
          since: <Since at={started_at} />,
          name: <bdi>{started_by}</bdi>,
          seconds: tn(hold_seconds, '{count} second', '{count} seconds'),
          loads: loadsText(min_loads),
        })}
      </p>
      {reason !== null && (
        <div className={styles.inset}>
          <Banner
            tone={state === 'rolled-back' ? 'error' : 'warning'}
            title={t('It ended at {percent} % of the people', { percent })}
          >
            {translateMessage(reason)}.
          </Banner>
        </div>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('Steps of the gradual release of {title}', { title })}
          columns={columns()}
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
  const times = { start: timeText(start_ms), render: timeText(render_ms) };
  return (
    <>
      <div>
        {tn(
          loads,
          '{count} load, {failures} failed ({share})',
          '{count} loads, {failures} failed ({share})',
          { failures, share: shareText(failures, loads) },
        )}
      </div>
      <div className={styles.muted}>
        {people_with_errors === 0
          ? t('start {start}, render {render}', times)
          : tn(
              people_with_errors,
              'start {start}, render {render}, errors for {count} person',
              'start {start}, render {render}, errors for {count} people',
              times,
            )}
      </div>
    </>
  );
}

interface RolloutRow extends RolloutFigures {
  percent: number;
  ended_at: string | null;
}

function rolloutRows({ steps, current, percent }: Rollout): RolloutRow[] {
  return [...steps, ...(current ? [{ ...current, percent, ended_at: null }] : [])];
}

function nameRolloutState({ state, percent }: Rollout): { children: string; tone: Tone } {
  switch (state) {
    case 'running':
      return { children: t('{percent} % of the people', { percent }), tone: 'info' };
    case 'finished':
      return { children: t('Live for all users'), tone: 'success' };
    case 'rolled-back':
      return { children: t('Rolled back'), tone: 'danger' };
    case 'stopped':
      return { children: t('Stopped'), tone: 'warning' };
  }
}
