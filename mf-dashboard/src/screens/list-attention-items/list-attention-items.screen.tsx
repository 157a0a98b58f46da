import type { AttentionItem, listAttentionItemsEndpoint } from '@suite/contracts/attention';
import type { ResultOf } from '@suite/contracts/http';
import { useExistingPage, useUrlFilters, type ChangeFilters } from '@suite/remote-kit';
import { useSession } from '@suite/session';
import {
  EmptyState,
  FormField,
  ListTable,
  PageHeader,
  Pagination,
  Panel,
  Select,
  useCollapsibleFilters,
  Badge,
  DataTable,
  type CollapsibleFilters,
  type DataColumn,
} from '@suite/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import dashboardStyles from '../../components/dashboard.module.css';
import { LoadFailure } from '../../components/load-failure.tsx';
import {
  kindLabel,
  readAttentionFilters,
  unfiltered,
  type AttentionFilters,
} from '../../domain/attention-items.ts';
import { t } from '../../languages/catalog.ts';
import { listAttentionItemsQuery } from '../../queries/attention-items.ts';
import { itemColumns } from './item-columns.tsx';
import styles from './list-attention-items.module.css';

type AttentionPage = ResultOf<typeof listAttentionItemsEndpoint>;

/** Needs attention: everything that waits for a decision of the user, the most urgent first, and the way to decide it. */
export function ListAttentionItemsScreen() {
  const { user } = useSession();
  const [filters, changeFilters] = useUrlFilters(readAttentionFilters, unfiltered);
  const list = useQuery(listAttentionItemsQuery(filters));
  const { data } = list;
  const lastPage = list.isPlaceholderData ? undefined : data?.pagination.totalPages;
  useExistingPage(filters.page, lastPage, changeFilters);
  const showsHotel = user?.hotelId === null;
  const collapsible = useCollapsibleFilters(filters.kind ? 1 : 0);
  const columns = itemColumns({
    showsHotel,
    showsKind: filters.kind !== '',
    showsSnoozed: filters.kind === 'snoozed',
    now: new Date(list.dataUpdatedAt),
    onDecided: () => void list.refetch(),
  });
  return (
    <div className={dashboardStyles.screen}>
      <PageHeader title={t('Needs attention')} subtitle={subtitleFor(showsHotel)} />
      {list.error && data ? (
        <LoadFailure message={list.error.message} onRetry={() => void list.refetch()} />
      ) : null}
      <Panel
        flush
        title={data ? t('Waiting ({total})', { total: data.pagination.total }) : t('Waiting')}
        actions={collapsible.button}
      >
        <KindFilter
          kind={filters.kind}
          counts={data?.counts ?? []}
          snoozed={data?.snoozed ?? 0}
          onChange={changeFilters}
          region={collapsible.region}
        />
        <WaitingItems list={list} kind={filters.kind} columns={columns} />
        {data ? (
          <Pagination
            {...data.pagination}
            page={filters.page}
            onChange={(page) => changeFilters({ page })}
            onLimitChange={(limit) => changeFilters({ limit })}
          />
        ) : null}
      </Panel>
    </div>
  );
}

function subtitleFor(showsHotel: boolean): string {
  return showsHotel
    ? t('Everything on the platform that waits for your decision')
    : t('Everything in your hotel that waits for your decision');
}

interface WaitingItemsProps {
  list: UseQueryResult<AttentionPage>;
  kind: AttentionFilters['kind'];
  columns: readonly DataColumn<AttentionItem>[];
}

/** Items of every kind in groups; of one kind in one list. */
function WaitingItems({ list, kind, columns }: WaitingItemsProps) {
  const { data } = list;
  if (data && data.items.length > 0 && !kind) return <AttentionGroups {...data} columns={columns} />;
  return (
    <ListTable
      things={t('decisions')}
      columns={columns}
      rows={data?.items}
      list={list}
      rowKey={({ key }) => key}
      empty={
        <EmptyState
          icon="check"
          title={t('Nothing is waiting for a decision.')}
          text={kind ? t('Choose Everything to see the other kinds.') : undefined}
        />
      }
    />
  );
}

interface KindFilterProps {
  kind: AttentionFilters['kind'];
  counts: readonly KindCount[];
  snoozed: number;
  onChange: ChangeFilters<AttentionFilters>;
  region: CollapsibleFilters['region'];
}

function KindFilter({ kind, counts, snoozed, onChange, region }: KindFilterProps) {
  return (
    <div className={styles.filter} {...region}>
      <FormField label={t('Show')}>
        <Select
          value={kind}
          options={kindOptions(counts, snoozed, kind)}
          onChange={(chosen) => onChange({ kind: chosen as AttentionFilters['kind'] })}
        />
      </FormField>
    </div>
  );
}

interface KindCount {
  kind: string;
  count: number;
}

/** Every kind of which something waits, with how much; the chosen one also when nothing of it waits any more. */
function kindOptions(counts: readonly KindCount[], snoozed: number, chosen: string) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const isGone = chosen !== '' && chosen !== 'snoozed' && !counts.some(({ kind }) => kind === chosen);
  const shown = isGone ? [...counts, { kind: chosen, count: 0 }] : counts;
  return [
    { value: '', label: t('Everything ({total})', { total }) },
    ...shown.map(({ kind, count }) => ({ value: kind, label: `${kindLabel(kind)} (${count})` })),
    ...(snoozed > 0 || chosen === 'snoozed'
      ? [{ value: 'snoozed', label: t('Snoozed ({total})', { total: snoozed }) }]
      : []),
  ];
}

interface AttentionGroupsProps {
  items: readonly AttentionItem[];
  /** The counts include all pages. */
  counts: readonly { kind: string; count: number }[];
  columns: readonly DataColumn<AttentionItem>[];
}

/** Larger groups are closed at first, so that each kind is in sight. */
const maxRowsOfOpenGroup = 5;

function AttentionGroups({ items, counts, columns }: AttentionGroupsProps) {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const rows = items.filter((item) => item.kind === kind);
    const count = counts.find((one) => one.kind === kind)?.count ?? rows.length;
    return (
      <details key={kind} className={styles.group} open={kinds.length === 1 || count <= maxRowsOfOpenGroup}>
        <summary className={styles.summary}>
          {kindLabel(kind)} <Badge tone="neutral">{count}</Badge>
        </summary>
        <DataTable label={kindLabel(kind)} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </details>
    );
  });
}
