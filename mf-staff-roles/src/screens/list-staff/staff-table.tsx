import type { Staff } from '@suite/contracts';
import { useSession } from '@suite/session';
import { Button, DataTable, EmptyState, Icon } from '@suite/ui';
import { staffColumns, type StaffActions } from './staff-columns.tsx';

interface StaffTableProps extends StaffActions {
  list: {
    data: { staff: readonly Staff[] } | undefined;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  filtered: boolean;
  mayManage: boolean;
}

/** The rows, or why there are none. Rows of the page before stay, marked busy, until the new ones are here. */
export function StaffTable({ list, filtered, mayManage, ...actions }: StaffTableProps) {
  const { user } = useSession();
  const { data, isFetching, isPlaceholderData, refetch } = list;
  if (!data && !isFetching) {
    return (
      <EmptyState
        icon="warning"
        title="The staff could not be loaded"
        action={
          <Button icon={<Icon name="reload" />} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <DataTable
      label="Staff"
      columns={staffColumns({ mayManage, ownId: user?.user_id, ...actions })}
      rows={data?.staff ?? []}
      rowKey={({ user_id }) => user_id}
      loading={!data || isPlaceholderData}
      loadingText="Loading staff..."
      empty={
        filtered ? (
          <EmptyState
            icon="search"
            title="No staff found"
            text="Try adjusting your search or filter criteria."
          />
        ) : (
          <EmptyState icon="team" title="No staff found" text="Nobody has been added to this hotel yet." />
        )
      }
    />
  );
}
