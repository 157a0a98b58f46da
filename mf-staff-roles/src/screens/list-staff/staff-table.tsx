import type { Staff } from '@suite/contracts/staff-roles';
import { useSession } from '@suite/session';
import { EmptyState, ListTable, type TableSelection, type TableSort } from '@suite/ui';
import { staffColumns, type StaffActions } from './staff-columns.tsx';

interface StaffTableProps extends StaffActions {
  list: {
    data: { staff: readonly Staff[] } | undefined;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  filtered: boolean;
  sort: TableSort;
  /** Undefined for those who can do nothing to what is chosen. */
  selection: TableSelection<Staff> | undefined;
  mayManage: boolean;
}

/** The colleagues of a page. */
export function StaffTable({ list, filtered, sort, selection, mayManage, ...actions }: StaffTableProps) {
  const { user } = useSession();
  return (
    <ListTable
      things="staff"
      columns={staffColumns({ mayManage, ownId: user?.user_id, ...actions })}
      rows={list.data?.staff}
      list={list}
      sort={sort}
      selection={selection}
      rowKey={({ user_id }) => user_id}
      empty={
        filtered ? (
          <EmptyState
            icon="search"
            title="No staff found"
            text="Try adjusting your search or filter criteria."
          />
        ) : (
          <EmptyState icon="team" title="No staff found" text="No staff have been added to this hotel yet." />
        )
      }
    />
  );
}
