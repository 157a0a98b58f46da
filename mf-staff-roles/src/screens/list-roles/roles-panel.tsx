import { paginate } from '@suite/contracts/http';
import type { Role } from '@suite/contracts/staff-roles';
import { tableSortOf, writeFilters, type ChangeFilters } from '@suite/remote-kit';
import {
  ActionMenu,
  Button,
  FormField,
  Icon,
  Pagination,
  Panel,
  SavedViewsMenu,
  SearchInput,
  useSelection,
  EmptyState,
  ListTable,
  type ScreenDialog,
  type ListTableProps,
} from '@suite/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '../../languages/catalog.ts';
import { useListSettings } from '../../queries/use-list-settings.ts';
import { readRoleFilters, unfiltered, type RoleFilters } from '../../domain/role-filters.ts';
import { longestSearch } from '../../domain/staff-filters.ts';
import { ExportRolesBar } from '../export-roles/export-roles-bar.tsx';
import styles from './list-roles.module.css';
import { roleColumns } from './role-columns.tsx';
import type { RoleDialogKind } from './role-dialogs.tsx';

interface RolesPanelProps {
  list: UseQueryResult<Role[]>;
  /** Contains the roles of all pages. */
  found: readonly Role[] | undefined;
  filters: RoleFilters;
  onChange: ChangeFilters<RoleFilters>;
  dialog: ScreenDialog<RoleDialogKind, Role>;
  onView: (role: Role) => void;
}

const selectable = {
  keyOf: ({ id }: Role) => id,
  labelOf: ({ role_name }: Role) => t('Select {name}', { name: role_name }),
};

/** A view applies to one hotel and starts at the first page, so that its query has neither. */
function savedView(filters: RoleFilters, onChange: ChangeFilters<RoleFilters>) {
  const { hotelId } = filters;
  return {
    query: writeFilters({ ...filters, hotelId: null, page: unfiltered.page }, unfiltered).toString(),
    onChoose: (query: string) => onChange({ ...readRoleFilters(new URLSearchParams(query)), hotelId }),
  };
}

export function RolesPanel({ list, found, filters, onChange, dialog, onView }: RolesPanelProps) {
  const { search, page, limit } = filters;
  const pagination = found && paginate(page, limit, found.length);
  const selection = useSelection({ ...selectable, rows: found, filters });
  const settings = useListSettings('roles', filters.hotelId, list.data !== undefined);
  const { columns, choices } = settings.shownColumns(
    roleColumns((kind, role) => dialog.show(kind, role), onView),
  );
  const create = () => dialog.show('create', null);
  return (
    <Panel
      flush
      dense={settings.isCompact}
      title={list.data ? t('All Roles ({count})', { count: list.data.length }) : t('All Roles')}
      actions={
        <>
          <SavedViewsMenu {...settings.views} {...savedView(filters, onChange)} />
          <ActionMenu label={t('Choose columns')} text={t('Columns')} icon="columns" items={choices} />
          <Button variant="primary" icon={<Icon name="plus" />} onClick={create}>
            {t('Create Role')}
          </Button>
        </>
      }
    >
      <div className={styles.filters} role="search" aria-label={t('Filter roles')}>
        <FormField label={t('Search')}>
          <SearchInput
            value={search}
            // Refining a search leaves one step in the browser's history, not one for each pause.
            onChange={(text) => onChange({ search: text }, { replace: search !== '' && text !== '' })}
            placeholder={t('Search roles...')}
            maxLength={longestSearch}
          />
        </FormField>
      </div>
      <ExportRolesBar selection={selection} />
      <RolesTable
        list={list}
        rows={found?.slice((page - 1) * limit, page * limit)}
        sort={tableSortOf(filters, onChange, t('Built-in first'))}
        selection={selection.table}
        searching={search.trim() !== ''}
        onCreate={create}
        columns={columns}
        compact={settings.isCompact}
      />
      {pagination ? (
        <Pagination
          {...pagination}
          window="centered"
          onChange={(next) => onChange({ page: next })}
          onLimitChange={(next) => onChange({ limit: next })}
        />
      ) : null}
    </Panel>
  );
}

interface RolesTableProps extends Omit<ListTableProps<Role>, 'things' | 'rowKey' | 'empty'> {
  searching: boolean;
  onCreate: () => void;
}

function RolesTable({ searching, onCreate, ...table }: RolesTableProps) {
  return (
    <ListTable
      {...table}
      things={t('roles')}
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
