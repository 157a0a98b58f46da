import type { Staff } from '@suite/contracts/staff-roles';
import { EmptyState, ListTable, type DataColumn, type TableSelection, type TableSort } from '@suite/ui';
import { t } from '../../languages/catalog.ts';

interface StaffTableProps {
  list: {
    data: { staff: readonly Staff[] } | undefined;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  filtered: boolean;
  sort: TableSort;
  /** Is undefined for users without an action on chosen staff. */
  selection: TableSelection<Staff> | undefined;
  columns: readonly DataColumn<Staff>[];
  compact: boolean;
}

export function StaffTable({ list, filtered, sort, selection, columns, compact }: StaffTableProps) {
  return (
    <ListTable
      things={t('staff')}
      columns={columns}
      compact={compact}
      rows={list.data?.staff}
      list={list}
      sort={sort}
      selection={selection}
      rowKey={({ user_id }) => user_id}
      empty={
        filtered ? (
          <EmptyState
            icon="search"
            title={t('No staff found')}
            text={t('Try adjusting your search or filter criteria.')}
          />
        ) : (
          <EmptyState
            icon="team"
            title={t('No staff found')}
            text={t('No staff have been added to this hotel yet.')}
          />
        )
      }
    />
  );
}
