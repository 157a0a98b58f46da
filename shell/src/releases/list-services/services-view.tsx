import type { ServiceOverview } from '@suite/descriptor';
import { Banner, Button, EmptyState, PageHeader, Panel, useDialog } from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ReleasesPending } from '../components/releases-pending.tsx';
import { getServicesQuery } from '../queries/releases.query.ts';
import { MapServiceDialog } from './map-service-dialog.tsx';
import { ServiceChangesTable } from './service-changes-table.tsx';
import { ServicePanel } from './service-panel.tsx';
import { UnmapServiceDialog } from './unmap-service-dialog.tsx';
import styles from '../components/releases.module.css';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { t } from '../../languages/catalog.ts';

export function ServicesView() {
  const query = useQuery(getServicesQuery);
  const dialog = useDialog<'map' | 'unmap', ServiceOverview>('map');
  usePageTitle(`${t('Services')} · ${t('Releases')}`);

  if (!query.data) return <ReleasesPending query={query} />;
  const { services, changes } = query.data;
  return (
    <div className={styles.screen}>
      <Link to="?" className={styles.back}>
        {t('← All releases')}
      </Link>
      <PageHeader
        title={t('Services')}
        subtitle={t('Own back ends of remotes: where they are, who needs them and how they do')}
        actions={
          <Button variant="primary" onClick={() => dialog.show('map', null)}>
            {t('Map a service')}
          </Button>
        }
      />
      {query.error && (
        <Banner tone="error" title={t('What is shown may be old')}>
          {query.error.message}
        </Banner>
      )}
      {services.length === 0 && (
        <Panel>
          <EmptyState
            title={t('No remote has a back end of its own')}
            text={t('A remote names it in remote.json; its address is entered here.')}
          />
        </Panel>
      )}
      {services.map((service) => (
        <ServicePanel
          key={service.alias}
          service={service}
          onMap={() => dialog.show('map', service)}
          onUnmap={() => dialog.show('unmap', service)}
        />
      ))}
      {changes.length > 0 && (
        <Panel flush title={t('Last changes')}>
          <ServiceChangesTable label={t('Last changes of services')} changes={changes} />
        </Panel>
      )}
      <MapServiceDialog
        key={`map ${dialog.opening}`}
        open={dialog.open && dialog.kind === 'map'}
        service={dialog.thing}
        onClose={dialog.close}
      />
      {dialog.open && dialog.kind === 'unmap' && dialog.thing && (
        <UnmapServiceDialog service={dialog.thing} onClose={dialog.close} />
      )}
    </div>
  );
}
