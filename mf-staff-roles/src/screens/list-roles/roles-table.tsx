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
import { t } from '../../languages/catalog.ts';

interface RolesTableProps {
  list: { data: unknown; isFetching: boolean; isPlaceholderData: boolean; refetch: () => Promise<unknown> };
  found: readonly Role[];
  searching: boolean;
  sort: TableSort;
  selection: TableSelection<Role>;
  onCreate: () => void;
  columns: readonly DataColumn<Role>[];
  compact: boolean;
}

export function RolesTable({
  list,
  found,
  searching,
  sort,
  selection,
  onCreate,
  columns,
  compact,
}: RolesTableProps) {
  return (
    <ListTable
      things={t('roles')}
      columns={columns}
      compact={compact}
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
  return (
    <EmptyState icon="search" title={t('No roles found')} text={t('Try adjusting your search criteria.')} />
  );
}

function NothingYet({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      icon="roles"
      title={t('No roles found')}
      text={t('Get started by creating your first role.')}
      action={
        <Button variant="primary" icon={<Icon name="plus" />} onClick={onCreate}>
          {t('Create Role')}
        </Button>
      }
    />
  );
}
