import type { ServiceOverview, ServiceChange } from '@suite/descriptor';
import {
  Banner,
  Button,
  EmptyState,
  PageHeader,
  Panel,
  useDialog,
  DataTable,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ReleasesPending } from '../components/releases-pending.tsx';
import { getServicesQuery } from '../queries/releases.query.ts';
import { MapServiceDialog } from './map-service-dialog.tsx';
import { ServicePanel } from './service-panel.tsx';
import styles from '../components/releases.module.css';
import { usePageTitle } from '../../page-title/use-page-title.ts';
import { t } from '../../languages/catalog.ts';
import { Actor, Since } from '../components/who-and-when.tsx';
import { useUnmapService } from '../queries/releases.mutation.ts';
import { ConfirmReleaseChange } from '../release-actions/confirm-release-change.tsx';

const columns = (): DataColumn<ServiceChange>[] => [
  { key: 'alias', title: t('Service'), render: ({ alias }) => <bdi>{alias}</bdi> },
  {
    key: 'change',
    title: t('From and to'),
    wide: true,
    render: ({ from_origin, to_origin, remotes }) => (
      <>
        <span dir="ltr">
          {from_origin ?? '–'} → {to_origin ?? '–'}
        </span>{' '}
        {remotes && remotes.length > 0 && <bdi>({remotes.join(', ')})</bdi>}
      </>
    ),
  },
  {
    key: 'who',
    title: t('By whom'),
    render: ({ changed_by_name }) => <Actor name={changed_by_name} />,
  },
  { key: 'when', title: t('When'), render: ({ changed_at }) => <Since at={changed_at} /> },
];

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

function ServiceChangesTable({ label, changes }: { label: string; changes: readonly ServiceChange[] }) {
  return (
    <DataTable
      label={label}
      columns={columns()}
      rows={changes}
      rowKey={({ alias, changed_at }) => `${alias} ${changed_at}`}
    />
  );
}

function UnmapServiceDialog({ service, onClose }: { service: ServiceOverview; onClose: () => void }) {
  const unmap = useUnmapService();
  const { alias, remotes, mapping } = service;
  if (!mapping) return null;
  const text =
    remotes.length === 0
      ? t('No live release needs it.')
      : t('Calls of {remotes} fail from then on.', { remotes: remotes.map(({ title }) => title).join(', ') });
  return (
    <ConfirmReleaseChange
      title={t('Unmap {name}?', { name: alias })}
      text={text}
      confirmLabel={t('Unmap')}
      busyLabel={t('Ending...')}
      mutation={unmap}
      input={{ alias, updated_at: mapping.updated_at, force: remotes.length > 0 }}
      onClose={onClose}
    />
  );
}
