import type { RemoteOverview, IncompatibleRelease } from '@suite/descriptor';
import { Button, PageHeader, Panel } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReleasesPending } from '../components/releases-pending.tsx';
import { ReleaseActionDialog, type ReleaseAction } from '../release-actions/release-action-dialog.tsx';
import { servingReleases } from '../domain/serving-releases.ts';
import { FailuresTable } from './failures-table.tsx';
import { GrantsTable } from './grants-table.tsx';
import { OriginsPanel } from './origins-panel.tsx';
import { HourlyChart } from '../components/hourly-chart.tsx';
import { ReleaseChangesTable } from './release-changes-table.tsx';
import { PermissionsTable } from './permissions-table.tsx';
import { PublishHint } from '../components/publish-hint.tsx';
import { PublishedTable } from './published-table.tsx';
import { getRemoteReleasesQuery } from '../queries/releases.query.ts';
import styles from '../components/releases.module.css';
import { RolloutPanel } from './rollout-panel.tsx';
import { ServingTable } from '../components/serving-table.tsx';
import { RemoteWarnings } from '../components/remote-warnings.tsx';
import { OwnershipList } from '../../ownership/ownership-list.tsx';
import { t } from '../../languages/catalog.ts';

interface RemoteDetailProps {
  name: string;
  known: RemoteOverview | undefined;
  stranded: readonly IncompatibleRelease[];
}

export function RemoteDetail({ name, known, stranded }: RemoteDetailProps) {
  const query = useQuery(getRemoteReleasesQuery(name));
  const [action, setAction] = useState<ReleaseAction | null>(null);
  const remote = query.data ?? known;
  if (!remote) return <ReleasesPending query={query} />;
  const { title, overrides } = remote;
  return (
    <>
      <Link to="?" className={styles.back}>
        {t('← All releases')}
      </Link>
      <PageHeader
        title={title}
        subtitle={name}
        actions={<RollBackButtons remote={remote} onChoose={setAction} />}
      />
      {remote.ownership && <OwnershipList ownership={remote.ownership} />}
      <RemoteWarnings stuck={remote.stuck} stranded={stranded} />
      <ServingPanel remote={remote} onChoose={setAction} />
      {remote.permissions && remote.permissions.length > 0 && (
        <Panel flush title={t('Permissions ({count})', { count: remote.permissions.length })}>
          <PermissionsTable
            label={t('Permissions of {title}', { title })}
            permissions={remote.permissions}
            onDecide={(permission, verb) => setAction({ kind: 'decide-permission', verb, permission })}
          />
        </Panel>
      )}
      {remote.rollout && <RolloutPanel title={title} rollout={remote.rollout} />}
      {remote.failures.length > 0 && (
        <Panel flush title={t('Last failures')}>
          <FailuresTable remote={remote} />
        </Panel>
      )}
      <Panel flush title={t('Releases ({count})', { count: remote.releases.length })}>
        <PublishedTable remote={remote} onPromote={(release) => setAction({ kind: 'promote', release })} />
        <div className={styles.hint}>
          <PublishHint remote={name} />
        </div>
      </Panel>
      {overrides.length > 0 && (
        <Panel flush title={t('Open overrides ({count})', { count: overrides.length })}>
          <GrantsTable
            label={t('Open overrides of {title}', { title })}
            grants={overrides}
            onRevoke={(grant) => setAction({ kind: 'revoke', grant })}
          />
        </Panel>
      )}
      {remote.origins && <OriginsPanel title={title} origins={remote.origins} onDecide={setAction} />}
      <Panel flush title={t('History')}>
        <ReleaseChangesTable label={t('Moves of {title}', { title })} moves={remote.moves} />
      </Panel>
      <ReleaseActionDialog action={action} remote={remote} onClose={() => setAction(null)} />
    </>
  );
}

interface RemotePartProps {
  remote: RemoteOverview;
  onChoose: (action: ReleaseAction) => void;
}

function RollBackButtons({ remote: { live, canary }, onChoose }: RemotePartProps) {
  return (
    <>
      {canary && (
        <Button onClick={() => onChoose({ kind: 'end-canary', ...canary, live: live?.release ?? null })}>
          {t('End the {percent} %', { percent: canary.percent })}
        </Button>
      )}
      <Button
        variant="danger"
        disabled={!live?.previous}
        onClick={() =>
          live?.previous &&
          onChoose({ kind: 'roll-back', from: live.release, to: live.previous, canary: canary?.release })
        }
      >
        {t('Roll back')}
      </Button>
    </>
  );
}

function ServingPanel({ remote, onChoose }: RemotePartProps) {
  const { title } = remote;
  const serving = servingReleases(remote);
  return (
    <Panel flush title={t('What visitors get')}>
      {serving.length > 0 ? (
        <ServingTable
          label={t('What visitors get of {title}', { title })}
          serving={serving}
          actionOf={({ key }) => unpinButton(key, onChoose)}
        />
      ) : (
        <p className={styles.inset}>{t('No release is live yet. Promote one to change that.')}</p>
      )}
      <div className={styles.chart}>
        <HourlyChart hours={remote.hourly} />
      </div>
    </Panel>
  );
}

function unpinButton(key: string, onChoose: (action: ReleaseAction) => void) {
  const hotel_id = Number(key.replace('hotel:', ''));
  if (Number.isNaN(hotel_id)) return null;
  return (
    <Button size="small" onClick={() => onChoose({ kind: 'unpin', hotel_id })}>
      {t('End for hotel {number}', { number: hotel_id })}
    </Button>
  );
}
