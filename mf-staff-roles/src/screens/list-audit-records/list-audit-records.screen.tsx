import type { FileFormat } from '@suite/contracts/http';
import { seesEveryHotel } from '@suite/contracts/permissions';
import { exportFileName } from '@suite/csv';
import { useExistingPage, useUrlFilters } from '@suite/remote-kit';
import { useSession } from '@suite/session';
import {
  ActionMenu,
  Button,
  EmptyState,
  Icon,
  ListTable,
  PageHeader,
  Pagination,
  Panel,
  saveFile,
  useCollapsibleFilters,
  ScreenMessages,
  useMessages,
  Banner,
} from '@suite/ui';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@suite/i18n/dates';
import {
  countFilters,
  isFiltered,
  readAuditFilters,
  unfiltered,
  type AuditFilters,
} from '../../domain/audit-filters.ts';
import { t, tn } from '../../languages/catalog.ts';
import {
  useExportAuditRecords,
  listAuditRecordsQuery,
  checkAuditRecordsQuery,
} from '../../queries/audit-records.ts';
import { useListSettings } from '../../queries/use-list-settings.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import styles from './list-audit-records.module.css';

export function ListAuditRecordsScreen() {
  const [filters, changeFilters] = useUrlFilters(readAuditFilters, unfiltered);
  const list = useQuery(listAuditRecordsQuery(filters));
  const collapsible = useCollapsibleFilters(countFilters(filters));
  const [said, say] = useMessages();
  const pagination = list.data?.pagination;
  useExistingPage(filters.page, list.isPlaceholderData ? undefined : pagination?.totalPages, changeFilters);
  const seesPlatform = seesEveryHotel(useSession().user);
  const settings = useListSettings('audit', null, list.data !== undefined);
  const { columns, choices } = settings.shownColumns(auditColumns({ showsHotel: seesPlatform }));
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t('Audit Log')}
        subtitle={seesPlatform ? t('Everything done on the platform') : t('Everything done in your hotel')}
      />
      <ScreenMessages loads={{ list }} said={said} />
      <Panel
        flush
        dense={settings.isCompact}
        title={pagination ? t('All Records ({count})', { count: pagination.total }) : t('All Records')}
        actions={
          <>
            <ActionMenu label={t('Choose columns')} text={t('Columns')} icon="columns" items={choices} />
            <ExportButtons filters={filters} onMessage={say} />
            {collapsible.button}
          </>
        }
      >
        <AuditCheckLine hotelId={filters.hotelId} />
        <div {...collapsible.region}>
          <AuditFilterBar filters={filters} actions={list.data?.actions ?? []} onChange={changeFilters} />
        </div>
        <ListTable
          things={t('records')}
          columns={columns}
          compact={settings.isCompact}
          rows={list.data?.records}
          list={list}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon="search"
              title={t('No records found')}
              text={
                isFiltered(filters) ? t('Try adjusting your filters.') : t('Nothing has been recorded yet.')
              }
            />
          }
        />
        {pagination ? (
          <Pagination {...pagination} page={filters.page} onChange={(page) => changeFilters({ page })} />
        ) : null}
      </Panel>
    </div>
  );
}

interface ExportButtonsProps {
  filters: AuditFilters;
  onMessage: (tone: 'success' | 'error', text: string) => void;
}

function ExportButtons({ filters, onMessage }: ExportButtonsProps) {
  const { mutate, isPending, variables } = useExportAuditRecords();
  const exportAs = (format: FileFormat) => {
    if (isPending) return;
    mutate(
      { format, filters },
      {
        onSuccess: (file) => {
          saveFile(exportFileName('audit', new Date(), format), file);
          onMessage('success', t('Audit log exported successfully'));
        },
        onError: ({ message }) => onMessage('error', message),
      },
    );
  };
  const stateOf = (format: FileFormat) => ({
    busy: isPending && variables.format === format,
    busyLabel: t('Exporting...'),
    onClick: () => exportAs(format),
  });
  return (
    <>
      <Button icon={<Icon name="download" />} {...stateOf('csv')}>
        {t('Export CSV')}
      </Button>
      <Button aria-label={t('Export Excel file')} {...stateOf('xlsx')}>
        {t('Excel')}
      </Button>
    </>
  );
}

function AuditCheckLine({ hotelId }: { hotelId: number | null }) {
  const { data, error } = useQuery(checkAuditRecordsQuery(hotelId));
  if (error) {
    return (
      <div className={styles.check}>
        <Banner tone="warning">{error.message}</Banner>
      </div>
    );
  }
  if (!data) return <p className={styles.check}>{t('Checking that no record was changed...')}</p>;
  if (data.problems.length === 0) {
    return (
      <p className={styles.check} role="status">
        {tn(
          data.records,
          '{count} records checked on {moment}: none was changed, removed or inserted.',
          '{count} records checked on {moment}: none was changed, removed or inserted.',
          { moment: formatMoment(data.checked_at) },
        )}
        {data.unsealed
          ? ` ${tn(
              data.unsealed,
              '{count} newer record is not sealed yet: that takes about a second.',
              '{count} newer records are not sealed yet: that takes about a second.',
            )}`
          : null}
      </p>
    );
  }
  return (
    <div className={styles.check}>
      <Banner tone="error" title={t('The audit log is not as it was written')}>
        <ul className={styles.problems}>
          {data.problems.map((problem) => (
            <li key={`${problem.kind} ${problem.record_id}`}>{describeProblem(problem)}</li>
          ))}
        </ul>
        <p>{t('Please tell the operator of the platform.')}</p>
      </Banner>
    </div>
  );
}

function describeProblem({ kind, record_id: id }: { kind: string; record_id: number | null }): string {
  switch (kind) {
    case 'changed':
      return id === null ? t('Records were changed') : t('Record {id} was changed', { id });
    case 'removed':
      return id === null ? t('Records were removed') : t('Record {id} was removed', { id });
    case 'inserted':
      return id === null ? t('Records were inserted') : t('Record {id} was inserted', { id });
    default:
      return id === null ? t('Records were {kind}', { kind }) : t('Record {id} was {kind}', { id, kind });
  }
}
