import type { RemoteOverview, IncompatibleRelease } from '@suite/descriptor';
import { Badge, Panel } from '@suite/ui';
import { Link } from 'react-router-dom';
import { servingReleases } from '../domain/serving-releases.ts';
import { HourlyChart } from '../components/hourly-chart.tsx';
import styles from '../components/releases.module.css';
import { ServingTable } from '../components/serving-table.tsx';
import { WaitingOrigins, WaitingPermissions } from '../components/waiting-decisions.tsx';
import { RemoteWarnings } from '../components/remote-warnings.tsx';
import { t, tn } from '../../languages/catalog.ts';

interface RemoteCardProps {
  remote: RemoteOverview;
  stranded: readonly IncompatibleRelease[];
}

export function RemoteCard({ remote, stranded }: RemoteCardProps) {
  const serving = servingReleases(remote);
  const { overrides } = remote;
  return (
    <Panel
      flush
      title={
        <>
          {remote.title}{' '}
          <span className={styles.name}>
            <bdi>{remote.remote}</bdi>
            {remote.ownership?.owner !== undefined && (
              <>
                {' · '}
                <bdi>{remote.ownership.owner}</bdi>
              </>
            )}
          </span>
        </>
      }
      actions={
        <>
          {remote.moves[0]?.kind === 'demote' && <Badge tone="danger">{t('Demoted automatically')}</Badge>}
          {remote.rollout?.state === 'running' && (
            <Badge tone="info">
              {t('Gradual release at {percent} %', { percent: remote.rollout.percent })}
            </Badge>
          )}
          {overrides.length > 0 && (
            <Badge tone="info">
              {tn(overrides.length, '{count} open override', '{count} open overrides')}
            </Badge>
          )}
          <Link
            className={styles.more}
            to={`?remote=${remote.remote}`}
            aria-label={t('Releases and history of {title}', { title: remote.title })}
          >
            {t('Releases and history')}
          </Link>
        </>
      }
    >
      <div className={styles.inset}>
        <RemoteWarnings stuck={remote.stuck} stranded={stranded} />
        <WaitingPermissions remote={remote} />
        <WaitingOrigins remote={remote} />
      </div>
      {serving.length > 0 ? (
        <ServingTable label={t('What visitors get of {title}', { title: remote.title })} serving={serving} />
      ) : (
        <p className={styles.inset}>{t('Not live: releases were published, and none was promoted.')}</p>
      )}
      <div className={styles.chart}>
        <HourlyChart hours={remote.hourly} />
      </div>
    </Panel>
  );
}
