import type { ServiceOverview } from '@suite/descriptor';
import { Badge, Banner, Button, DetailList, Panel } from '@suite/ui';
import { timeText } from '../domain/figures.ts';
import { errorsText, serviceStates } from '../domain/service-state.ts';
import styles from '../components/releases.module.css';
import { Actor } from '../components/actor.tsx';
import { Since } from '../components/since.tsx';
import { ServiceHoursTable } from './service-hours-table.tsx';
import { rich, t } from '../../languages/catalog.ts';

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
