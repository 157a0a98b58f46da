import type { Role } from '@suite/contracts/staff-roles';
import {
  Button,
  EmptyState,
  Icon,
  ListTable,
  type DataColumn,
  type TableSelection,
  type TableSort,
} from '@suite/ui';

interface RolesTableProps {
  list: { data: unknown; isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  /** The roles that the search leaves. */
  found: readonly Role[];
  searching: boolean;
  sort: TableSort;
  selection: TableSelection<Role>;
  onCreate: () => void;
  columns: readonly DataColumn<Role>[];
}

/** The roles that the search leaves. */
export function RolesTable({ list, found, searching, sort, selection, onCreate, columns }: RolesTableProps) {
  return (
    <ListTable
      things="roles"
      columns={columns}
      rows={list.data ? found : undefined}
      list={list}
      sort={sort}
      selection={selection}
      rowKey={({ id }) => id}
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
