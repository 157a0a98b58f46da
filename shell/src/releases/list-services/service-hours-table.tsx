import type { ServiceOverview } from '@suite/descriptor';
import { currentLocale } from '@suite/i18n';
import { DataTable, type DataColumn } from '@suite/ui';
import { timeText } from '../domain/figures.ts';
import { errorsText } from '../domain/service-state.ts';
import styles from '../components/releases.module.css';
import { t } from '../../languages/catalog.ts';

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

export function ServiceHoursTable({ alias, hours }: { alias: string; hours: readonly Hour[] }) {
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
