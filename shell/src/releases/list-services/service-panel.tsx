import type { ServiceOverview } from '@suite/descriptor';
import { Badge, Banner, Button, DetailList, Panel, DataTable, type DataColumn } from '@suite/ui';
import { timeText } from '../domain/figures.ts';
import { errorsText, serviceStates } from '../domain/service-state.ts';
import styles from '../components/releases.module.css';
import { Actor, Since } from '../components/who-and-when.tsx';
import { rich, t } from '../../languages/catalog.ts';
import { currentLocale } from '@suite/i18n';

interface ServicePanelProps {
  service: ServiceOverview;
  onMap: () => void;
  onUnmap: () => void;
}

export function ServicePanel({ service, onMap, onUnmap }: ServicePanelProps) {
  const { alias, mapping, hourly } = service;
  return (
    <Panel
      flush
      title={
        <>
          <bdi>{alias}</bdi>{' '}
          <span className={styles.badges}>
            {serviceStates(service).map(({ word, tone }) => (
              <Badge key={word} tone={tone}>
                {word}
              </Badge>
            ))}
          </span>
        </>
      }
      actions={
        <>
          <Button
            size="small"
            aria-label={mapping ? t('Change {name}', { name: alias }) : t('Map {name}', { name: alias })}
            onClick={onMap}
          >
            {mapping ? t('Change') : t('Map')}
          </Button>
          {mapping && (
            <Button size="small" aria-label={t('Unmap {name}', { name: alias })} onClick={onUnmap}>
              {t('Unmap')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.inset}>
        <ServiceWarning service={service} />
      </div>
      <div className={styles.inset}>
        <ServiceDetails service={service} />
      </div>
      <ServiceHoursTable alias={alias} hours={hourly} />
    </Panel>
  );
}

const titlesOf = (remotes: ServiceOverview['remotes']) => remotes.map(({ title }) => title).join(', ');

function ServiceDetails({ service: { mapping, remotes, asked_by, total } }: { service: ServiceOverview }) {
  const figures = [
    { label: t('Calls in 24 hours'), value: total.requests },
    { label: t('Failed'), value: errorsText(total) },
    { label: t('Refused'), value: total.refused },
    { label: t('Half of the answers within'), value: timeText(total.p50_ms) },
    { label: t('95 % of the answers within'), value: timeText(total.p95_ms) },
  ];
  return (
    <DetailList
      items={[
        { label: t('Address'), value: mapping && <bdi dir="ltr">{mapping.origin}</bdi> },
        ...(mapping ? [{ label: t('May be called by'), value: mapping.remotes.join(', ') }] : []),
        ...(mapping?.permissions
          ? [{ label: t('Permissions that callers need'), value: mapping.permissions.join(', ') }]
          : []),
        { label: t('Needed by'), value: titlesOf(remotes) },
        ...(asked_by.length > 0 ? [{ label: t('Asked for by'), value: titlesOf(asked_by) }] : []),
        {
          label: t('Mapped'),
          value: mapping && (
            <>
              <Since at={mapping.updated_at} /> · <Actor name={mapping.updated_by_name} />
            </>
          ),
        },
        ...(total.requests + total.refused > 0 ? figures : []),
      ]}
    />
  );
}

function ServiceWarning({ service }: { service: ServiceOverview }) {
  const { alias, mapping, health, remotes, asked_by } = service;
  if (mapping === null && remotes.length === 0) {
    return (
      <Banner tone="info">
        {t('The next release of {remotes} can go live once {name} is mapped to an address.', {
          remotes: titlesOf(asked_by),
          name: alias,
        })}
      </Banner>
    );
  }
  if (mapping === null) {
    return (
      <Banner tone="warning">
        {t('Calls of {remotes} fail until {name} is mapped to an address.', {
          remotes: titlesOf(remotes),
          name: alias,
        })}
      </Banner>
    );
  }
  const waiting = [...remotes, ...asked_by].filter(({ remote }) => !mapping.remotes.includes(remote));
  if (waiting.length > 0) {
    return (
      <Banner tone="warning">
        {t('{remotes} may not call {name} until you accept it. Change the service to do so.', {
          remotes: titlesOf(waiting),
          name: alias,
        })}
      </Banner>
    );
  }
  if (health === null || health.is_healthy) return null;
  return (
    <Banner tone="error">
      {rich('{request}. No release that needs {name} can go live.', {
        request: <bdi dir="ltr">GET /health {health.reason}</bdi>,
        name: <bdi>{alias}</bdi>,
      })}
    </Banner>
  );
}

type Hour = ServiceOverview['hourly'][number];

const columns = (): DataColumn<Hour>[] => {
  const clock = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' });
  return [
    { key: 'hour', title: t('From'), render: ({ hour }) => clock.format(new Date(hour)) },
    { key: 'requests', title: t('Calls'), align: 'right', render: ({ requests }) => requests },
    { key: 'errors', title: t('Failed'), align: 'right', render: errorsText },
    { key: 'refused', title: t('Refused'), align: 'right', render: ({ refused }) => refused },
    { key: 'p50', title: t('Half within'), align: 'right', render: ({ p50_ms }) => timeText(p50_ms) },
    { key: 'p95', title: t('95 % within'), align: 'right', render: ({ p95_ms }) => timeText(p95_ms) },
  ];
};

function ServiceHoursTable({ alias, hours }: { alias: string; hours: readonly Hour[] }) {
  const called = hours.filter(({ requests, refused }) => requests + refused > 0).toReversed();
  return (
    <DataTable
      label={t('Calls of {name} by the hour', { name: alias })}
      columns={columns()}
      rows={called}
      rowKey={({ hour }) => hour}
      empty={<p className={styles.inset}>{t('No calls within the last 24 hours.')}</p>}
    />
  );
}
