import type { ReleasesOverview } from '@suite/descriptor';
import { EmptyState, PageHeader, Panel } from '@suite/ui';
import { Link } from 'react-router-dom';
import { PublishHint } from '../components/publish-hint.tsx';
import { RemoteCard } from './remote-card.tsx';
import { t } from '../../languages/catalog.ts';

export function ReleasesList({ remotes, stranded }: ReleasesOverview) {
  return (
    <>
      <PageHeader
        title={t('Releases')}
        subtitle={t('What visitors get of each remote, and how it does')}
        actions={
          <>
            <Link to="?view=services">{t('Services')}</Link>
            <Link to="?view=dependencies">{t('Dependencies')}</Link>
          </>
        }
      />
      {remotes.length === 0 ? (
        <Panel>
          <EmptyState
            title={t('No remote was published yet')}
            text={t('The first one appears here by itself.')}
            action={<PublishHint />}
          />
        </Panel>
      ) : (
        <>
          {remotes.map((remote) => (
            <RemoteCard
              key={remote.remote}
              remote={remote}
              stranded={stranded.filter((one) => one.remote === remote.remote)}
            />
          ))}
          <PublishHint />
        </>
      )}
    </>
  );
}
