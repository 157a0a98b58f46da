import type { LoadFailureGroup, RemoteOverview } from '@suite/descriptor';
import { DataTable, Button, type DataColumn } from '@suite/ui';
import { ReleaseLabel } from '../components/release-label.tsx';
import styles from '../components/releases.module.css';
import { Since } from '../components/who-and-when.tsx';
import { t, tn } from '../../languages/catalog.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getSourcePositionQuery } from '../queries/releases.query.ts';

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

interface SourceLineProps {
  remote: string;
  failure: LoadFailureGroup;
}

function SourceLine({ remote, failure: { release, file, line, column } }: SourceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const position = useQuery({
    ...getSourcePositionQuery({ remote, release, file: file ?? '', line: line ?? 0, column: column ?? 0 }),
    enabled: isOpen,
  });
  if (file === null) return <span className={styles.muted}>–</span>;
  return (
    <>
      <div className={styles.name} dir="ltr">
        {line === null ? file : `${file}:${line}`}
      </div>
      {line !== null && !isOpen && (
        <Button
          size="small"
          aria-label={t('Show source line of {place}', { place: `${file}:${line}` })}
          onClick={() => setOpen(true)}
        >
          {t('Show source line')}
        </Button>
      )}
      {position.error && <div className={styles.muted}>{position.error.message}</div>}
      {position.data && (
        <>
          <strong dir="ltr">{`${position.data.file}:${position.data.line}:${position.data.column}`}</strong>
          {position.data.excerpt.length > 0 && (
            <pre className={styles.source} dir="ltr">
              {position.data.excerpt.map((one) => `${String(one.line).padStart(5)}  ${one.text}`).join('\n')}
            </pre>
          )}
        </>
      )}
    </>
  );
}
