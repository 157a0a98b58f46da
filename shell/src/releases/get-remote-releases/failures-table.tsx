import type { LoadFailureGroup, RemoteOverview } from '@suite/descriptor';
import { DataTable, type DataColumn } from '@suite/ui';
import { ReleaseLabel } from '../components/release-label.tsx';
import styles from '../components/releases.module.css';
import { Since } from '../components/since.tsx';
import { SourceLine } from './source-line.tsx';
import { t, tn } from '../../languages/catalog.ts';

const moments = (): Partial<Record<LoadFailureGroup['phase'] | LoadFailureGroup['outcome'], string>> => ({
  fetch: t('while it was fetched'),
  start: t('while it started'),
  render: t('while it was shown'),
  threw: t('after it was shown'),
  froze: t('the page stopped answering'),
});

export function FailuresTable({ remote }: { remote: RemoteOverview }) {
  const columns: DataColumn<LoadFailureGroup>[] = [
    {
      key: 'reason',
      title: t('Reason'),
      render: ({ reason, outcome, phase }) => (
        <>
          <div dir="auto">{reason}</div>
          <div className={styles.muted}>{moments()[outcome] ?? moments()[phase]}</div>
        </>
      ),
    },
    {
      key: 'place',
      title: t('Where'),
      render: (failure) => <SourceLine remote={remote.remote} failure={failure} />,
    },
    { key: 'release', title: t('Version'), render: ({ release }) => <ReleaseLabel release={release} /> },
    { key: 'browser', title: t('Browser'), render: ({ browser }) => browser },
    {
      key: 'when',
      title: t('Last time'),
      render: ({ last_at, times }) => (
        <>
          <Since at={last_at} />
          {times > 1 && <div className={styles.muted}>{tn(times, '{count} time', '{count} times')}</div>}
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={t('Last failures of {title}', { title: remote.title })}
      columns={columns}
      rows={remote.failures}
      rowKey={({ release, fingerprint }) => `${release} ${fingerprint}`}
    />
  );
}
