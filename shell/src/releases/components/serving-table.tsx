import { Badge, DataTable, type DataColumn } from '@suite/ui';
import type { ReactNode } from 'react';
import { shareText, timeText, healthState } from '../domain/figures.ts';
import type { ServingRelease } from '../domain/serving-releases.ts';
import { ReleaseLabel } from './release-label.tsx';
import styles from './releases.module.css';
import { Since } from './who-and-when.tsx';
import { rich, t, tn } from '../../languages/catalog.ts';

interface ServingTableProps {
  label: string;
  serving: readonly ServingRelease[];
  actionOf?: (row: ServingRelease) => ReactNode;
}

const figures = (): DataColumn<ServingRelease>[] => [
  {
    key: 'release',
    title: t('Version'),
    render: ({ release, since }) => (
      <>
        <ReleaseLabel release={release} />
        <div className={styles.muted}>{rich('moved {since}', { since: <Since at={since} /> })}</div>
      </>
    ),
  },
  {
    key: 'state',
    title: t('Last 24 hours'),
    render: ({ health }) => {
      const { word, tone } = healthState(health);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
  { key: 'loads', title: t('Loads'), align: 'right', render: ({ health }) => health.loads },
  {
    key: 'failures',
    title: t('Failed'),
    align: 'right',
    render: ({ health }) => (
      <>
        <div>{`${health.failures} (${shareText(health.failures, health.loads)})`}</div>
        {health.errors > 0 && (
          <div className={styles.muted}>
            {tn(health.errors, '{count} error thrown', '{count} errors thrown')}
          </div>
        )}
        {health.called_off > 0 && (
          <div className={styles.muted}>{t('{count} called off', { count: health.called_off })}</div>
        )}
      </>
    ),
  },
  { key: 'fetch', title: t('Fetch'), align: 'right', render: ({ health }) => timeText(health.fetch_ms) },
  { key: 'start', title: t('Start'), align: 'right', render: ({ health }) => timeText(health.start_ms) },
  { key: 'render', title: t('Render'), align: 'right', render: ({ health }) => timeText(health.render_ms) },
];

export function ServingTable({ label, serving, actionOf }: ServingTableProps) {
  const audience: DataColumn<ServingRelease> = {
    key: 'audience',
    title: t('Who gets it'),
    render: (row) => (
      <div className={styles.audience}>
        <strong>{row.audience}</strong>
        {actionOf?.(row)}
      </div>
    ),
  };
  return (
    <DataTable label={label} columns={[audience, ...figures()]} rows={serving} rowKey={({ key }) => key} />
  );
}
