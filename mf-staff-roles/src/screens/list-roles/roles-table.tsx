import type { Role } from '@suite/contracts';
import { Button, DataTable, EmptyState, Icon } from '@suite/ui';
import { roleColumns, type ShowRole } from './role-columns.tsx';

interface RolesTableProps {
  list: { data: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The roles that the search leaves. */
  found: readonly Role[];
  searching: boolean;
  onCreate: () => void;
  onShow: ShowRole;
}

/** The rows, or why there are none. */
export function RolesTable({ list, found, searching, onCreate, onShow }: RolesTableProps) {
  if (!list.data && !list.isFetching) {
    return (
      <EmptyState
        icon="warning"
        title="The roles could not be loaded"
        action={
          <Button icon={<Icon name="reload" />} onClick={() => void list.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return (
    <DataTable
      label="Roles"
      columns={roleColumns(onShow)}
      rows={found}
      rowKey={({ id }) => id}
      loading={!list.data}
      loadingText="Loading roles..."
      empty={searching ? <NothingFound /> : <NothingYet onCreate={onCreate} />}
    />
  );
}

function NothingFound() {
  return <EmptyState icon="search" title="No roles found" text="Try adjusting your search criteria." />;
}

function NothingYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon="roles"
      title="No roles found"
      text="Get started by creating your first role."
      action={
        <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
          Create Role
        </Button>
      }
    />
  );
}
