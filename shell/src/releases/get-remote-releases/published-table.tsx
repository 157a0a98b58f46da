import type { PublishedRelease, RemoteOverview } from '@suite/descriptor';
import { Badge, Button, DataTable, EmptyState, type DataColumn } from '@suite/ui';
import { actorName, Since } from '../components/who-and-when.tsx';
import { sizeText, healthState } from '../domain/figures.ts';
import { servingReleases, type ServingRelease } from '../domain/serving-releases.ts';
import { ReleaseLabel } from '../components/release-label.tsx';
import styles from '../components/releases.module.css';
import { t, tn } from '../../languages/catalog.ts';

const smokeStates = () =>
  ({
    passed: { word: t('Passed'), tone: 'success' },
    warned: { word: t('Warnings'), tone: 'warning' },
    refused: { word: t('Refused'), tone: 'danger' },
  }) as const;

interface PublishedTableProps {
  remote: RemoteOverview;
  onPromote: (release: string) => void;
}

export function PublishedTable({ remote, onPromote }: PublishedTableProps) {
  const serving = servingReleases(remote);
  const columns: DataColumn<PublishedRelease>[] = [
    { key: 'version', title: t('Version'), render: ({ release }) => <ReleaseLabel release={release} /> },
    {
      key: 'published',
      title: t('Published'),
      render: (release) => <Publication {...release} />,
    },
    { key: 'size', title: t('Size'), align: 'right', render: ({ bytes }) => sizeText(bytes) },
    {
      key: 'audience',
      title: t('Who gets it'),
      render: ({ release, has_files }) =>
        has_files ? (
          <Audiences audiences={serving.filter((one) => one.release === release)} />
        ) : (
          <Badge>{t('Files removed')}</Badge>
        ),
    },
    {
      key: 'health',
      title: t('Last 24 hours'),
      render: ({ release }) => <Health health={remote.health.find((one) => one.release === release)} />,
    },
    {
      key: 'smoke-run',
      title: t('Smoke run'),
      render: (release) => <SmokeRun {...release} />,
    },
    {
      key: 'action',
      title: t('Action'),
      align: 'right',
      pinned: true,
      render: ({ release, version, has_files }) => (
        <Button
          size="small"
          disabled={!has_files}
          aria-label={t('Promote {release}', {
            release: `${version} ${release.slice(version.length + 1, version.length + 8)}`,
          })}
          onClick={() => onPromote(release)}
        >
          {t('Promote')}
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label={t('Releases of {title}', { title: remote.title })}
      columns={columns}
      rows={remote.releases}
      rowKey={({ release }) => release}
      empty={<EmptyState title={t('No release was published yet')} />}
    />
  );
}

function Audiences({ audiences }: { audiences: readonly ServingRelease[] }) {
  if (audiences.length === 0) return <span className={styles.muted}>{t('No visitors')}</span>;
  return (
    <span className={styles.badges}>
      {audiences.map(({ key, audience }) => (
        <Badge key={key} tone={key === 'live' ? 'success' : 'accent'}>
          {audience}
        </Badge>
      ))}
    </span>
  );
}

function Health({ health }: { health: RemoteOverview['health'][number] | undefined }) {
  if (!health) return <span className={styles.muted}>{t('No loads')}</span>;
  const { word, tone } = healthState(health);
  return (
    <span className={styles.badges}>
      <Badge tone={tone}>{word}</Badge>
      <span className={styles.muted}>
        {tn(health.loads, '{failures} of {count} failed', '{failures} of {count} failed', {
          failures: health.failures,
        })}
      </span>
    </span>
  );
}

function SmokeRun({ smoke_run, awaits_smoke_run }: PublishedRelease) {
  const state = smoke_run && smokeStates()[smoke_run.outcome];
  return (
    <span className={styles.badges}>
      {state && <Badge tone={state.tone}>{state.word}</Badge>}
      <span className={styles.muted}>
        {awaits_smoke_run && t("Waiting for the platform's run")}
        {!awaits_smoke_run && !smoke_run && t('Not made')}
      </span>
      {smoke_run && (
        <span className={styles.muted}>
          {smoke_run.origin === 'platform' ? t('Run by the platform') : t('Reported by the team')}
        </span>
      )}
    </span>
  );
}

function Publication({ published_at, published_by }: PublishedRelease) {
  return (
    <>
      <Since at={published_at} />{' '}
      <span className={styles.muted}>{t('by {name}', { name: actorName(published_by) })}</span>
    </>
  );
}
