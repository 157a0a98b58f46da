import type { MonthFigures } from '@suite/contracts/dashboard';
import type { FileFormat } from '@suite/contracts/http';
import {
  Badge,
  Button,
  DataTable,
  EmptyState,
  QueryContent,
  saveFile,
  toast,
  type DataColumn,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import styles from '../../../components/dashboard.module.css';
import { formatFigure, formatPercent, inFull } from '../../../domain/display-number.ts';
import { monthLabel } from '../../../domain/display-time.ts';
import { monthsAround } from '../../../domain/months-around.ts';
import { t, tn } from '../../../languages/catalog.ts';
import { listMonthsQuery, useExportMonth } from '../../../queries/months.ts';

const isEmpty = ({ arrivals, departures, nights }: MonthFigures) => arrivals + departures + nights === 0;

/** Begins with the next month, so that the current one is near the top, and leaves out the months before the first stay. */
export function MonthsTable({ month, skeletonLines }: { month: string; skeletonLines: number }) {
  const months = useQuery(listMonthsQuery(monthsAround(month)));
  const columns = useMonthColumns(month);
  return (
    <QueryContent query={months} loadingText={t('Loading months...')} skeletonLines={skeletonLines}>
      {(shown) =>
        shown.every(isEmpty) ? (
          <EmptyState icon="reports" title={t('No stays in these months yet')} />
        ) : (
          <>
            <p className={styles.note}>
              {t(
                'Occupancy compares the nights with the rooms that the hotel has today, without the nights for which rooms are blocked.',
              )}
            </p>
            <DataTable
              label={t('Month by month')}
              columns={columns}
              rows={shown.slice(shown.findIndex((figures) => !isEmpty(figures))).toReversed()}
              rowKey={(figures) => figures.month}
            />
          </>
        )
      }
    </QueryContent>
  );
}

function useMonthColumns(current: string): DataColumn<MonthFigures>[] {
  return [
    {
      key: 'month',
      title: t('Month'),
      render: ({ month }) => (
        <span className={styles.strong}>
          {monthLabel(month)} {month === current ? <Badge tone="info">{t('This month')}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'arrivals',
      title: t('Arrivals'),
      align: 'right',
      render: ({ arrivals }) => formatFigure(arrivals),
    },
    { key: 'nights', title: t('Nights'), align: 'right', render: Nights },
    {
      key: 'occupancy',
      title: t('Occupancy'),
      align: 'right',
      render: ({ occupancy }) => (occupancy === null ? '–' : formatPercent(occupancy)),
    },
    {
      key: 'revenue',
      title: t('Revenue'),
      align: 'right',
      render: ({ revenue }) =>
        revenue.length === 0
          ? '–'
          : revenue.map((each) => (
              <span key={each.currency} className={styles.line}>
                {inFull(each.revenue, each.currency)}
              </span>
            )),
    },
    { key: 'files', title: t('Files'), pinned: true, render: useFileButtons() },
  ];
}

function Nights({ nights, nights_without_rate }: MonthFigures) {
  return (
    <>
      {formatFigure(nights)}
      {nights_without_rate > 0 ? (
        <span className={`${styles.line} ${styles.muted}`}>
          {tn(nights_without_rate, '{count} night without a rate', '{count} nights without a rate')}
        </span>
      ) : null}
    </>
  );
}

function useFileButtons() {
  const { mutate, isPending, variables } = useExportMonth();
  const save = (month: string, format: FileFormat) => {
    if (isPending) return;
    mutate(
      { month, format },
      {
        onSuccess: (file) => {
          saveFile(`month-end-${month}.${format}`, file);
          toast.success(t('{month} exported successfully!', { month: monthLabel(month) }));
        },
        onError: ({ message }) => toast.error(message),
      },
    );
  };
  const button = (month: string, format: FileFormat, text: string, label: string) => (
    <Button
      size="small"
      variant="text"
      aria-label={label}
      busy={isPending && variables.month === month && variables.format === format}
      onClick={() => save(month, format)}
    >
      {text}
    </Button>
  );
  return ({ month }: MonthFigures) => (
    <span className={styles.files}>
      {button(month, 'csv', t('CSV'), t('CSV of {title}', { title: monthLabel(month) }))}
      {button(month, 'xlsx', t('Excel'), t('Excel file of {title}', { title: monthLabel(month) }))}
    </span>
  );
}
