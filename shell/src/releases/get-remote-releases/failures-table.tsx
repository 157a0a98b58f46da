import type { LoadFailureGroup, RemoteOverview } from '@suite/descriptor';
import { DataTable, type DataColumn } from '@suite/ui';
import { countText } from '../domain/figures.ts';
import { ReleaseLabel } from '../components/release-label.tsx';
import styles from '../components/releases.module.css';
import { Since } from '../components/since.tsx';
import { SourceLine } from './source-line.tsx';

const phases: Record<LoadFailureGroup['phase'], string> = {
  fetch: 'while it was fetched',
  start: 'while it started',
  render: 'while it was shown',
};

/** The last failures of a remote, alike ones in one row. */
export function FailuresTable({ remote }: { remote: RemoteOverview }) {
  const columns: DataColumn<LoadFailureGroup>[] = [
    {
      key: 'reason',
      title: 'Reason',
      render: ({ reason, outcome, phase }) => (
        <>
          <div>{reason}</div>
          <div className={styles.muted}>{outcome === 'threw' ? 'after it was shown' : phases[phase]}</div>
        </>
      ),
    },
    {
      key: 'place',
      title: 'Where',
      render: (failure) => <SourceLine remote={remote.remote} failure={failure} />,
    },
    { key: 'release', title: 'Version', render: ({ release }) => <ReleaseLabel release={release} /> },
    { key: 'browser', title: 'Browser', render: ({ browser }) => browser },
    {
      key: 'when',
      title: 'Last time',
      render: ({ last_at, times }) => (
        <>
          <Since at={last_at} />
          {times > 1 && <div className={styles.muted}>{countText(times, 'time')}</div>}
        </>
      ),
    },
  ];
  return (
    <DataTable
      label={`Last failures of ${remote.title}`}
      columns={columns}
      rows={remote.failures}
      rowKey={({ release, fingerprint }) => `${release} ${fingerprint}`}
    />
  );
}
